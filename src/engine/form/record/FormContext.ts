import { createContext, useContext } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';
import type { FormValues } from './initialValues';

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

const FormContext = createContext<FormParts | undefined>(undefined);

export const FormPartsProvider = FormContext.Provider;

/** @throws outside a generated form. */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('A part of a form needs a FormPartsProvider above it.');
  return parts;
}
