/* In: an address of registration. Out: the page of its step; each survives a reload, since the session says what is known. */
import { useEffect, useState, type ComponentType } from 'react';
import type { GatePageProps } from '../../gate/enter/gatePage';
import { CallbackPage } from './CallbackPage';
import { ChoicePage } from './ChoicePage';
import { CodePage } from './CodePage';
import { EmailPage } from './EmailPage';
import { RealmPage } from './RealmPage';
import './signUp.css';

const steps: Record<string, ComponentType<GatePageProps>> = {
  '/register': ChoicePage,
  '/register/email': EmailPage,
  '/register/email/verify-your-email': CodePage,
  '/register/choose-a-subdomain': RealmPage,
};

const pageAt = (path: string) => steps[path] ?? (path.startsWith('/oauth-callback/') ? CallbackPage : undefined);

const here = () => window.location.pathname.replace(/\/+$/, '');

/** Registration, from the first choice to the account (specification 1, section 2; portal behaviour 9). */
export function SignUp({ go, other: Other }: GatePageProps & { other: ComponentType<GatePageProps> }) {
  const [path, setPath] = useState(here);
  useEffect(() => {
    const follow = () => setPath(here());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  /* Between the steps the gate stays at the same place. */
  const goOn = (to: string) => {
    go(to);
    setPath(here());
  };
  const Page = pageAt(path) ?? Other;
  return <Page key={path} go={goOn} />;
}
