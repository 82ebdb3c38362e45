import type { UseFormReturn } from 'react-hook-form';
import type { Facts } from '../../schema/facts/predicate';
import { requiredContext } from '../../session/requiredContext';

/** What conditions look at besides the form's own values; `record` only where the form is not that record's. */
export type StandingFacts = Omit<Facts, 'subject'>;

/** What every input of one form shares; it never changes while somebody types. */
export interface FormEnvironment {
  /** `show` is the same form without anything to change. */
  mode: 'create' | 'edit' | 'show';
  /** Keeps the inputs of two forms on one screen apart. */
  idPrefix: string;
  /** Everything but the form's own values. */
  facts: StandingFacts;
  /** Where conditions find the form's values besides bare paths: `record.x`, or `ask.x` for the questions of an action. */
  valuesAs?: 'record' | 'ask';
  /** The form itself. From react-hook-form's own context it would come anew with every change of the form's state, to all inputs. */
  form: Pick<UseFormReturn, 'control' | 'formState' | 'getValues' | 'setValue'>;
  /** Asks the rules about one input: after a change only what is quick, when it is left also what asks the server. */
  check: (source: string, moment: 'change' | 'blur') => void;
  /** Runs what moves things on screen: at once, or, while something is pressed, after the click. */
  afterPress: (run: () => void) => void;
}

/** The hook throws outside a form of the console. */
export const [FormEnvironmentProvider, useFormEnvironment] = requiredContext<FormEnvironment>(
  'An input needs a FormEnvironmentProvider above it.',
);

/** The id of the element that takes the focus for an input. */
export const inputId = (idPrefix: string, source: string) => `${idPrefix}-${source.replaceAll('.', '-')}`;
