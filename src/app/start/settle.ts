import { decide } from '../../../authProvider/access';
import { fetchFirstPage } from '../../engine/list/view/firstPage';
import { insideBase } from '../../schema/addresses';
import type { CompiledResource } from '../../schema/types/compiled';
import { settleProvider } from '../providers/settleProvider';
import type { ConsoleParts } from './consoleParts';

interface Address {
  pathname: string;
  search: string;
}

/** The resource whose generated list stands at an address. */
function listAt({ registry, loadExtras }: ConsoleParts, { pathname }: Address): CompiledResource | undefined {
  if (!pathname.startsWith(`${insideBase}/`)) return undefined;
  const resource = registry.get(pathname.slice(insideBase.length + 1).replace(/\/$/, ''));
  const isGenerated = resource?.kind === 'collection' && resource.views.list && resource.pages.list === undefined;
  /* What a resource brings along may have a part in reading it. */
  return isGenerated && !loadExtras(resource.name) ? resource : undefined;
}

/** Asks for the rows of the list at an address, where the session may see it. A failure is told by the list itself. */
async function fetchRows(parts: ConsoleParts, address: Address): Promise<void> {
  const { registry, sessions, features, store, queryClient, dataProvider } = parts;
  const resource = listAt(parts, address);
  const session = sessions.getSession();
  if (!resource || !session || !decide(resource, session, features, 'list')) return;
  await fetchFirstPage({ resource, registry, session, search: address.search, store, queryClient, dataProvider });
}

/**
 * Waits for what the first page shows, so that it is drawn once, with rows: the service providers and the list at the address, side
 * by side where the provider is known already.
 * @param patience in milliseconds; whatever comes later is met by the page as it is drawn
 */
export async function settle(parts: ConsoleParts, address: Address, patience = 1_500): Promise<void> {
  const late = new Promise<void>((resolve) => void setTimeout(resolve, patience));
  const session = parts.sessions.getSession();
  const isBelowProvider = session?.scope === 'admin' && !session.current_service_provider_sid;
  const provider = settleProvider(parts);
  const rows = (isBelowProvider ? provider : Promise.resolve()).then(() => fetchRows(parts, address));
  await Promise.race([Promise.all([provider, rows.catch(() => undefined)]), late]);
}
