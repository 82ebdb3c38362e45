import { lazy } from 'react';

/** A model; what asks for the vendor's list comes with the first vendor that has models. */
export const SpeechModelInput = lazy(() =>
  import('./SpeechModelChoice').then((module) => ({ default: module.SpeechModelChoice })),
);
