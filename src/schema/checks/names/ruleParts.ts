import { unknownHint } from '../written/shape';
import type { Check, Finding } from '../problem';
import { fieldPlaces } from './fieldPlaces';
import { valueRuleNames } from '../../compile/compileRules';
import { ruleEntries, wordings } from './rulePlaces';

/** R101: what stands beside a name is an option of that rule, unless it is a member of former days. */
const formerMembers: Check = (declaration) =>
  fieldPlaces(declaration)
    .flatMap(ruleEntries)
    .filter(({ rule }) => 'rule' in rule && 'severity' in rule)
    .map(({ at }) => ({
      id: 'R101',
      at,
      message: "There is no property 'severity' here.",
      ...unknownHint('severity', []),
    }));

/** R236: a rule tests something, and says one thing. */
const emptyRules: Check = (declaration) =>
  fieldPlaces(declaration)
    .flatMap(ruleEntries)
    .flatMap(({ at, rule }): Finding[] => {
      const said = wordings.filter((word) => word in rule);
      if (said.length > 1)
        return [{ id: 'R236', at, message: 'A rule says one thing.', hint: `Leave ${said.slice(1).join(', ')} out.` }];
      const isTest = ['rule', 'refuse', ...valueRuleNames].some((name) => name in rule);
      const isWord = 'when' in rule && said.some((word) => word !== 'message');
      return isTest || isWord
        ? []
        : [
            {
              id: 'R236',
              at,
              message: 'Nothing is tested here.',
              hint: 'Say what is refused: { refuse: { … }, message }, or what is told when: { when: { … }, note }.',
            },
          ];
    });

/** Entries of `rules`. */
export const rulePartChecks: Check[] = [formerMembers, emptyRules];
