import { useNotify } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addresses } from '../../schema/addresses';

const settings = addresses.list('settings');

/** A user without a service provider is sent to the settings, with an error (specification 1, section 2). */
export function NoProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isThere = pathname === settings;
  useEffect(() => {
    if (isThere) return;
    notify('frame.provider.needed', { type: 'error' });
    void navigate(settings, { replace: true });
  }, [isThere, notify, navigate]);
  return isThere ? children : null;
}
