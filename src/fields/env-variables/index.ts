import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { HiddenCell } from '../password/HiddenCell';
import { variablesToWire } from './variables';

/**
 * Values by name for the variables that a webhook declares about itself (`options.webhook` names its input, `options.path` where
 * the API asks it). Values of
 * variables that are not declared, or not known because the webhook does not answer, are kept.
 */
export const envVariablesType: FieldTypeEntry = {
  Input: lazy(() => import('./EnvVariablesInput').then(({ EnvVariablesInput }) => ({ default: EnvVariablesInput }))),
  Cell: HiddenCell,
  text: () => '',
  empty: null,
  toWire: variablesToWire,
};
