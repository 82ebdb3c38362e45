import { useQueryClient, type Query } from '@tanstack/react-query';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { sameAddress } from '../../schema/sameAddress';
import type { CompiledResource } from '../../schema/types/compiled';
import { useConsole } from '../../session/ConsoleContext';
import { endSession } from '../../session/ending/endSession';
import { flashKeys } from '../../session/ending/flash';
import { askAnew } from './askAnew';
import { statusOf, useConsoleCalls } from '../consoleCalls';
import { failureDetails, failureText } from '../failureText';
import { recordArguments } from '../recordTitle';
import { successes } from '../successes';
import { denialKey, useResourceTexts } from '../texts';

/**
 * Deletes a record for good and tells the operator. One that is gone already counts as deleted, and is said to be gone. Where the
 * session ends with the record, the sign-in page tells of that instead.
 * @returns whether the record no longer exists, or that nobody is signed in any more: then nothing is to be asked or opened.
 */
export function useDeleteRecord(resource: CompiledResource, origin: 'list' | 'form') {
  const { registry } = useConsole();
  const provider = useConsoleCalls();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  return useCallback(
    async (record: RaRecord, { endsSession = false } = {}): Promise<boolean | 'signed-out'> => {
      successes.end();
      const args = recordArguments(resource, record);
      const inList = texts.textOr('toasts.deleted', 'actions.delete.done', args);
      try {
        await provider.delete(resource.name, { id: record.id, previousData: record });
        /* Whatever is asked for from now on would be refused. */
        if (endsSession) {
          endSession({ key: flashKeys.loggedOut, kind: 'success' });
          return 'signed-out';
        }
        notify(origin === 'form' ? texts.text('toasts.deleted_form', inList, args) : inList, { type: 'success' });
      } catch (reason) {
        if (statusOf(reason) !== 404) {
          const denial = statusOf(reason) === 403 ? denialKey(translate, resource.name, 'delete') : undefined;
          notify(denial ?? failureText(translate, reason), { type: 'error', messageArgs: failureDetails(reason) });
          return false;
        }
        notify('actions.delete.gone', { type: 'warning' });
      }
      /* A form or dialog that is about to close would ask about the record once more, in vain; what rows have asked stays. */
      const isOfRecord = ({ queryKey: [, verb, params] }: Query) =>
        verb === 'cell' ||
        (verb === 'getUsage' && params === record.id) ||
        (verb === 'getOne' && String((params as { id?: unknown } | undefined)?.id) === String(record.id));
      queryClient
        .getQueryCache()
        .findAll({ queryKey: [resource.name], predicate: isOfRecord })
        .forEach((query) => query.invalidate());
      await askAnew(queryClient, [resource.name, ...sameAddress(registry, resource)], (query) => !isOfRecord(query));
      return true;
    },
    [registry, resource, origin, provider, queryClient, notify, translate, texts],
  );
}
