import type { CompiledResource } from '../../schema/types/compiled';
import type { ConsoleParts } from './consoleParts';

/** What a deployment has switched off does not exist. */
export const existingResources = ({
  registry,
  features,
}: Pick<ConsoleParts, 'registry' | 'features'>): CompiledResource[] =>
  registry.resources.filter(({ feature }) => !feature || features[feature]);
