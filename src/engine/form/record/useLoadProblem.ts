import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';

interface Failure {
  status?: number;
  kind?: string;
  message?: string;
}

/** The platform refuses records of others in many ways (platform-api 26.10). */
const refusesAccess = ({ status, message = '' }: Failure): boolean =>
  status === 403 || /insufficient (privileges|permissions)/i.test(message);

/**
 * Why a record could not be shown.
 * - `impossible`: its address cannot be that of a record;
 * - `denied`: it belongs to somebody else. Below an admin the platform does not tell such records from those that never were,
 *   so 404 counts as well, unless the record was seen in a list before;
 * - `gone`: it was there;
 * - `failed`: anything else, which may be tried again.
 */
export function useLoadProblem(resource: CompiledResource, error: Error): 'impossible' | 'denied' | 'gone' | 'failed' {
  const { session } = useConsole();
  const queryClient = useQueryClient();
  const { id } = useParams();
  const failure = error as Failure;
  if (resource.kind === 'singleton') return refusesAccess(failure) ? 'denied' : 'failed';
  if (failure.kind === 'unasked') return 'impossible';
  if (refusesAccess(failure)) return 'denied';
  if (failure.status !== 404) return 'failed';
  const lists = queryClient.getQueriesData<{ data?: RaRecord[] }>({ queryKey: [resource.name, 'getList'] });
  const wasSeen = lists.some(([, list]) => list?.data?.some((record) => String(record.id) === id));
  return session.scope === 'admin' || wasSeen ? 'gone' : 'denied';
}
