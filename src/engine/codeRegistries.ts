/* In: compiled resources and registered code. Out: lists and forms by routes and panels, which stand in the folders below. */
import { blockers } from '../../dataProvider/guards/blockers';
import { steps } from '../../dataProvider/records/steps';
import { actions } from '../actions/registry';
import { namedChoices } from '../fields/choices';
import { fieldTypes } from '../fields/registry';
import { rules } from '../rules/registry';
import { panels } from './form/panels/panels';
import { pages } from './routes/pageRegistry';

/** Every registry whose names a declaration may use for code. */
export const codeRegistries = { fieldTypes, rules, steps, choices: namedChoices, actions, panels, pages, blockers };

export type CodeRegistries = typeof codeRegistries;

/** What `resources/<name>/extras.tsx` exports: code of one resource, behind names that its declaration uses. */
export interface ResourceExtras {
  register: (registries: CodeRegistries) => void;
}
