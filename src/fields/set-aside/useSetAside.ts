import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { formText } from '../input/formText';
import { useFormEnvironment } from '../input/formEnvironment';
import { setAside, type ChoiceChange, type Values } from './setAside';
import { fieldLabel } from '../useFieldTexts';

/** For an input that decides which other fields there are: see `setAside`. @returns also what to say of the last choice */
export function useSetAside({
  resource,
  source,
  forgets = false,
}: Pick<ChoiceChange, 'resource' | 'source'> & { forgets?: boolean }) {
  const translate = useTranslate();
  const environment = useFormEnvironment();
  const { getValues, setValue, control } = useFormContext();
  const { defaultValues = {} } = useFormState({ control });
  const aside = useRef(new Map<unknown, Values>());
  const [names, setNames] = useState<string[]>([]);

  /** @param before the choice that was given up */
  const choose = (before: unknown, after: unknown): void => {
    const change = { resource, source, before, after, forgets };
    const form = { environment, getValues, setValue, defaults: defaultValues, aside: aside.current };
    setNames(setAside(change, form).map((field) => fieldLabel(translate, resource, field)));
  };
  return {
    choose,
    note: names.length > 0 ? formText(translate, resource, 'set_aside', { names: names.join(', ') }) : undefined,
  };
}
