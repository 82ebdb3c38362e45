import type { CompiledResource } from '../../../schema/types/compiled';
import type { FormValues } from './initialValues';
import { requiredContext } from '../../../session/requiredContext';

/** What the parts of one form share besides the values, which react-hook-form keeps. */
export interface FormParts {
  resource: CompiledResource;
  mode: 'create' | 'edit' | 'show';
  /** As it was loaded or last saved; undefined for a new record. */
  record: FormValues | undefined;
  /** Id of the form element, for buttons outside it. */
  formId: string;
  /** Takes values over as stored. */
  keep: (stored: FormValues) => void;
  tab: string;
  openTab: (id: string) => void;
}

/** The hook throws outside a generated form. */
export const [FormPartsProvider, useFormParts] = requiredContext<FormParts>(
  'A part of a form needs a FormPartsProvider above it.',
);
