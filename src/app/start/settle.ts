import { decide } from '../../../authProvider/access';
import { fetchFirstPage } from '../../engine/list/view/firstPage';
import { insideBase } from '../../schema/addresses';
import type { CompiledResource } from '../../schema/types/compiled';
import { accountFilter } from '../../session/choices/accountFilter';
import { settleProvider } from '../providers/settleProvider';
import type { ServiceProvider } from '../../session/session';
import type { Sources } from './consoleParts';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { ApiError } from '../../../dataProvider/http/apiError';

interface Address {
  pathname: string;
  search: string;
}

/** The resource whose generated list stands at an address. */
function listAt({ registry }: Sources, { pathname }: Address): CompiledResource | undefined {
  if (!pathname.startsWith(`${insideBase}/`)) return undefined;
  const resource = registry.get(pathname.slice(insideBase.length + 1).replace(/\/$/, ''));
  const isGenerated = resource?.kind === 'collection' && resource.views.list && resource.pages.list === undefined;
  return isGenerated ? resource : undefined;
}

/** Asks for the rows of the list at an address, where the session may see it. A failure is told by the list itself. */
async function fetchRows(parts: Sources, address: Address): Promise<void> {
  const { registry, sessions, features, store, queryClient, dataProvider, loadExtras } = parts;
  const resource = listAt(parts, address);
  const session = sessions.getSession();
  if (!resource || !session || !decide(resource, session, features, 'list')) return;
  /* What a resource brings along may have a part in reading it, and is waited for by its page. */
  await loadExtras(resource.name)?.load();
  await fetchFirstPage({ resource, registry, session, search: address.search, store, queryClient, dataProvider });
}

const ofLists = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === 'getList' };

/** Lets go of the account that lists are filtered by where it is gone, or another provider's, since the user was here last. */
async function settleAccount({ dataProvider, sessions }: Sources): Promise<void> {
  const sid = accountFilter.get();
  if (!sid) return;
  const account = await (dataProvider as ConsoleDataProvider)
    .call<Partial<ServiceProvider>>(`/Accounts/${sid}`)
    .catch((error: Partial<ApiError>): Partial<ServiceProvider> | undefined => (error.status === 404 ? {} : undefined));
  const provider = sessions.getSession()?.current_service_provider_sid;
  if (account && account.service_provider_sid !== provider) accountFilter.set(undefined);
}

/** The providers and, side by side where one is chosen already, the rows; those of a choice that turns out to be gone are asked anew. */
async function fetchBoth(parts: Sources, address: Address): Promise<void> {
  const provider = () => parts.sessions.getSession()?.current_service_provider_sid;
  const chosen = () => `${provider()} ${accountFilter.get()}`;
  const before = chosen();
  const isOpen = parts.sessions.getSession()?.scope === 'admin' && !provider();
  const choices = Promise.all([settleProvider(parts), settleAccount(parts)]);
  if (!isOpen) await Promise.all([choices, fetchRows(parts, address)]);
  await choices;
  if (chosen() === before) return;
  await parts.queryClient.resetQueries(ofLists);
  await fetchRows(parts, address);
}

/**
 * Waits for what the first page shows, so that it is drawn once, with rows.
 * @param patience in milliseconds; whatever comes later is met by the page as it is drawn
 */
export async function settle(parts: Sources, address: Address, patience = 1_500): Promise<void> {
  const late = new Promise<void>((resolve) => void setTimeout(resolve, patience));
  await Promise.race([fetchBoth(parts, address).catch(() => undefined), late]);
}
