import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Notice } from '../../fields/elements/Notice';
import type { CompiledResource } from '../../schema/types/compiled';
import { useDenial, type Refused } from './useDenial';
import { useDocumentTitle } from './useDocumentTitle';

interface AccessDeniedProps {
  resource: CompiledResource;
  refused: Refused;
}

/**
 * Says that the session may not see a page; where there is another page to go to, the message goes along to it. Where that page is
 * refused, too, one message is enough: the first, which says why the page that was asked for is not shown.
 */
export function AccessDenied({ resource, refused }: AccessDeniedProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const wasTold = (location.state as { wasRefused?: boolean } | null)?.wasRefused === true;
  const { message, provider, target } = useDenial(resource, refused);
  useDocumentTitle(translate('list.titles.denied'));
  const isSaid = useRef(false);
  useEffect(() => {
    /* What becomes known of the provider meanwhile is no reason to say it again. */
    if (!target || isSaid.current) return;
    isSaid.current = true;
    if (!wasTold) notify(message, { type: 'error', messageArgs: { provider } });
    void navigate(target, { replace: true, state: { wasRefused: true } });
  }, [target, message, provider, notify, navigate, wasTold]);
  if (target) return null;
  return (
    <Notice kind="error">
      <h2>{translate('list.states.denied_title')}</h2>
      {translate(message, { provider, _: message })}
    </Notice>
  );
}
