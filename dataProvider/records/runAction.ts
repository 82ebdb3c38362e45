import type { CompiledAction, CompiledResource } from '../../src/schema/types/compiled';
import { withParent } from '../../src/schema/facts/parent';
import { readPath, type Facts } from '../../src/schema/facts/predicate';
import { fillTemplate } from '../../src/schema/facts/template';
import type { Template } from '../../src/schema/types';
import { valueToWire } from '../codec';
import type { ProviderContext, Values } from '../context';
import { namingFields } from './fieldErrors';
import { fillPath } from './paths';

const alone = /^\{([\w.$-]+)\}$/;

/** A template that is nothing but one variable keeps the variable's type; what is empty clears. */
function filled(template: Template | number | boolean | null, facts: Facts): unknown {
  if (typeof template !== 'string') return template;
  const path = alone.exec(template)?.[1];
  const value = path === undefined ? fillTemplate(template, facts) : readPath(path, facts);
  return value === undefined || value === '' ? null : value;
}

const bodyOf = (templates: Record<string, Template | number | boolean | null>, facts: Facts) =>
  Object.fromEntries(Object.entries(templates).map(([name, template]) => [name, filled(template, facts)]));

const answersToWire = ({ codec }: ProviderContext, { questions }: CompiledAction, ask: Values = {}) =>
  Object.fromEntries(
    Object.entries(ask).map(([name, value]) => {
      const question = questions[name];
      return [name, question ? valueToWire(codec, question, value) : value];
    }),
  );

/** @throws Error where the resource declares no such call. */
export async function runAction(
  context: ProviderContext,
  resource: CompiledResource,
  name: string,
  given: Facts,
  signal?: AbortSignal,
): Promise<unknown> {
  const action = resource.actions[name];
  if (!action || 'use' in action.call) throw new Error(`'${resource.name}' declares no call for '${name}'.`);
  const { method, templates, body } = action.call;
  const facts: Facts = { ...context.standing(), ...given, ask: answersToWire(context, action, given.ask) };
  const target = fillPath(templates, withParent(resource, facts));
  const values = body && bodyOf(body, facts);
  const answer = await namingFields(resource, () =>
    context.http.request(target, { method, signal, ...(method === 'GET' ? { query: values } : { body: values }) }),
  );
  /* An action may change other resources, too: nobody says which. */
  if (method !== 'GET') context.wholeLists.clear();
  return answer.body;
}
