import { useNavigate } from 'react-router';
import { insideBase } from '../../schema/addresses';
import { lazyPage } from '../gate/enter/lazyPage';

const NotFoundPage = lazyPage(() => import('../gate/trouble/NotFoundPage').then((module) => module.NotFoundPage));

/** For addresses outside the console, reached while signed in. */
export function NotFoundOutside() {
  const navigate = useNavigate();
  return <NotFoundPage isSignedIn onLeave={() => void navigate(insideBase)} />;
}
