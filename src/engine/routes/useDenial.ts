import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { decide } from '../../../authProvider/access';
import { denialKey } from '../../actions/texts';
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
  const translate = useTranslate();
  const isRecord = refused === 'record';
  const mayList = resource.views.list && decide(resource, session, features, 'list');
  const operation = isRecord ? 'show' : refused;
  const own = denialKey(translate, resource.name, operation);
  /* Who may not see the list may not add to it for the same reason; of two that are said the nearer one is told. */
  const isLists = refused === 'create' && own === undefined && !resource.access.denied.create && !mayList;
  const redirect = resource.access.denied[isLists ? 'list' : operation];
  const declared = redirect && fillTemplate(redirect, { subject: {}, session, features });
  const target = isRecord && mayList ? addresses.list(resource.name) : declared;
  return {
    message: (isLists ? denialKey(translate, resource.name, 'list') : own) ?? 'list.access_denied',
    provider: session.current_service_provider?.name ?? '',
    target: target === pathname ? undefined : target,
  };
}
