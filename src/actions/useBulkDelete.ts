import { useTranslate, type RaRecord } from 'ra-core';
import { useCallback } from 'react';
import type { CompiledResource } from '../schema/compiled';
import { statusOf, useConsoleCalls } from './consoleCalls';
import { resourceTexts } from './texts';

/** Deletes one row of a bulk job under the same guard as the single delete; a record that is gone counts as done. */
export function useBulkDelete(resource: CompiledResource) {
  const provider = useConsoleCalls();
  const translate = useTranslate();
  return useCallback(
    async (record: RaRecord): Promise<void> => {
      const usage = resource.blockedBy.length > 0 ? await provider.getUsage(resource.name, record) : [];
      if (usage.length > 0) {
        const dependents = usage
          .map(({ resource: name, total }) =>
            translate('actions.usage.count', { name: resourceTexts(translate, name).name(total), count: total }),
          )
          .join(', ');
        throw new Error(translate('actions.delete.blocked_row', { dependents }));
      }
      try {
        await provider.delete(resource.name, { id: record.id, previousData: record });
      } catch (reason) {
        if (statusOf(reason) !== 404) throw reason;
      }
    },
    [resource, provider, translate],
  );
}
