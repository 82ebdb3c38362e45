import { useNotify, useTranslate } from 'react-admin';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Notice } from '../../fields/elements/Notice';
import { addresses } from '../../schema/addresses';
import { useConsole } from '../../session/ConsoleContext';

const settings = addresses.list('settings');

/**
 * A user without a service provider is sent to the settings, with an error (specification 1, section 2). An admin has the platform's
 * own there; anybody else has nothing to set, and the error stays.
 */
export function NoProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const translate = useTranslate();
  const { session } = useConsole();
  const { pathname } = useLocation();
  const isThere = pathname === settings;
  const isAdmin = session.scope === 'admin';
  useEffect(() => {
    if (isThere) return;
    if (isAdmin) notify('frame.provider.needed', { type: 'error' });
    void navigate(settings, { replace: true });
  }, [isThere, isAdmin, notify, navigate]);
  if (!isThere) return null;
  return isAdmin ? children : <Notice kind="error">{translate('frame.provider.needed_from_admin')}</Notice>;
}
