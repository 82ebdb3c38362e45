/* In: a field with `choices`. Out: what may be chosen, and the text of each choice. */
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import { createNameRegistry } from '../../schema/nameRegistry';
import type { Facts } from '../../schema/facts/predicate';
import type { Scope } from '../../schema/types';
import { rank, type Session } from '../../session/session';
import { awsRegions } from './awsRegions';
import type { Choice } from './choice';

export interface ChoiceQuery {
  resource: CompiledResource;
  field: CompiledField;
  facts: Facts;
}

/** A list, or a hook that gives one for what the form holds now (undefined while it loads). */
export type NamedChoices = readonly Choice[] | ((query: ChoiceQuery) => readonly Choice[] | undefined);

/** Lists that a declaration names by `choices: { use }`. */
export const namedChoices = createNameRegistry<NamedChoices>('list of choices', {
  'aws-regions': awsRegions,
  listed: ({ field }) => listedIn(field),
  'scopes-up-to-own': ({ facts }) => scopesUpTo((facts.session as Session | undefined)?.scope ?? 'account'),
});

/** What the declaration lists itself, in `options.list`: pairs of value and text, for names that no language translates. */
const listedIn = ({ options }: CompiledField): Choice[] =>
  (Array.isArray(options?.list) ? (options.list as [value: string, label: string][]) : []).map(([value, label]) => ({
    value,
    label,
  }));

const scopes: Scope[] = ['admin', 'service_provider', 'account'];

/** Nobody gives away more than they have (specification 1, section 6). */
function scopesUpTo(own: Scope): Choice[] {
  return scopes.filter((scope) => rank(scope) <= rank(own)).map((value) => ({ value }));
}
