import { lazy } from 'react';
import type { FieldInputProps } from '../kit';

const SpeechModelChoice = lazy(() =>
  import('./SpeechModelChoice').then((module) => ({ default: module.SpeechModelChoice })),
);

/** A model; what asks for the vendor's list comes with the first vendor that has models. */
export const SpeechModelInput = (props: FieldInputProps) => <SpeechModelChoice {...props} />;
