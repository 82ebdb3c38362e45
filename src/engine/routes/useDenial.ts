import { useLocation } from 'react-router';
import { decide } from '../../../authProvider/access';
import { addresses } from '../../schema/addresses';
import type { CompiledResource } from '../../schema/types/compiled';
import { fillTemplate } from '../../schema/facts/template';
import { useConsole } from '../../session/ConsoleContext';

/** What was refused: a page, or a record that the page is about. */
export type Refused = 'list' | 'create' | 'show' | 'record';

/**
 * What a refusal says and where it leads: as declared, and for a record back to its list where the session may see that.
 * @returns `target` undefined where the message has to stand in the place of the page
 */
export function useDenial(resource: CompiledResource, refused: Refused) {
  const { session, features } = useConsole();
  const { pathname } = useLocation();
  const isRecord = refused === 'record';
  const mayList = resource.views.list && decide(resource, session, features, 'list');
  /* Who may not see the list may not add to it for the same reason; of two that are said the nearer one is told. */
  const ofCreate = resource.access.denied.create ?? (mayList ? undefined : resource.access.denied.list);
  const denial = refused === 'create' ? ofCreate : resource.access.denied[isRecord ? 'show' : refused];
  const declared = denial?.redirect && fillTemplate(denial.redirect, { subject: {}, session, features });
  const target = isRecord && mayList ? addresses.list(resource.name) : declared;
  return {
    message: denial?.message ?? 'list.access_denied',
    provider: session.current_service_provider?.name ?? '',
    target: target === pathname ? undefined : target,
  };
}
