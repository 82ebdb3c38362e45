import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Notice } from '../../fields/elements/Notice';
import type { CompiledResource } from '../../schema/types/compiled';
import { useDenial, type Refused } from './useDenial';
import { useDocumentTitle } from './useDocumentTitle';

interface AccessDeniedProps {
  resource: CompiledResource;
  refused: Refused;
}

/** Says that the session may not see a page; where there is another page to go to, the message goes along to it. */
export function AccessDenied({ resource, refused }: AccessDeniedProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { message, provider, target } = useDenial(resource, refused);
  useDocumentTitle(translate('list.titles.denied'));
  const isSaid = useRef(false);
  useEffect(() => {
    /* What becomes known of the provider meanwhile is no reason to say it again. */
    if (!target || isSaid.current) return;
    isSaid.current = true;
    notify(message, { type: 'error', messageArgs: { provider } });
    void navigate(target, { replace: true });
  }, [target, message, provider, notify, navigate]);
  if (target) return null;
  return (
    <Notice kind="error">
      <h2>{translate('list.states.denied_title')}</h2>
      {translate(message, { provider, _: message })}
    </Notice>
  );
}
