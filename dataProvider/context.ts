import type { CompiledResource, Registry } from '../src/schema/types/compiled';
import type { Facts } from '../src/schema/facts/predicate';
import type { Session } from '../src/session/session';
import type { Codec } from './codec';
import type { Http } from './http/http';
import type { Turns } from './http/turns';
import type { CreateSimpleRest } from './records/simpleRestVerbs';
import type { WholeLists } from './lists/wholeLists';

export type { Values, WireRecord } from './records/wireRecord';

/** Who looks and how the deployment is switched; asked anew for each call. */
export interface Standing {
  session: Session;
  features: Readonly<Record<string, boolean>>;
}

/** What every part of the provider works with. */
export interface ProviderContext {
  registry: Registry;
  http: Http;
  standing: () => Standing;
  codec: Codec;
  /** The language that the operator reads: names are sorted as in it. */
  locale: () => string;
  createSimpleRest: CreateSimpleRest;
  wholeLists: WholeLists;
  /** Reads of single records wait here for each other, whatever they are for. */
  turns: Turns;
  /** What an identifier must look like to be sent; undefined for no check. */
  idPattern: RegExp | undefined;
}

/** @throws when no resource has the name. */
export function resourceOf(context: ProviderContext, name: string): CompiledResource {
  const resource = context.registry.get(name);
  if (!resource) throw new Error(`There is no resource '${name}'.`);
  return resource;
}

/** Facts for paths and templates of one call. */
export function factsOf(context: ProviderContext, more: Partial<Facts> = {}): Facts {
  return { ...context.standing(), subject: {}, ...more };
}
