import type { FieldTypeEntry } from '../../fields/kit';
import { HiddenCell } from '../../fields/password/HiddenCell';
import { variablesToWire } from './variables';
import { inPart } from '../../loading/inPart';

/**
 * Values by name for the variables that a webhook declares about itself (`options.webhook` names its input, `options.path` where
 * the API asks it). Values of
 * variables that are not declared, or not known because the webhook does not answer, are kept.
 */
export const envVariablesType: FieldTypeEntry = {
  Input: inPart(() => import('./EnvVariablesInput').then(({ EnvVariablesInput }) => EnvVariablesInput)),
  Cell: HiddenCell,
  text: () => '',
  empty: null,
  toWire: variablesToWire,
};
