import { useTranslate, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import type { CompiledResource } from '../../schema/types/compiled';
import { statusOf, useConsoleCalls } from '../consoleCalls';
import { resourceTexts } from '../texts';

/** Deletes one row of a bulk job under the same guard as the single delete; a record that is gone counts as done. */
export function useBulkDelete(resource: CompiledResource) {
  const provider = useConsoleCalls();
  const translate = useTranslate();
  return useCallback(
    async (record: RaRecord): Promise<void> => {
      const usage = await provider.getUsage(resource.name, record);
      if (usage.length > 0) {
        const dependents = usage
          .map(({ resource: name, total, failed }) => {
            const label = resourceTexts(translate, name).name(total);
            if (failed)
              return translate('actions.report.row', { title: label, reason: translate(failed, { _: failed }) });
            return translate('actions.usage.count', { name: label, count: total });
          })
          .join(', ');
        const isInUse = usage.some(({ total }) => total > 0);
        throw new Error(isInUse ? translate('actions.delete.blocked_row', { dependents }) : dependents);
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
