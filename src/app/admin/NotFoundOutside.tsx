import { useNavigate } from 'react-router';
import { insideBase } from '../../schema/addresses';
import { NotFoundPage } from '../gate/NotFoundPage';

/** For addresses outside the console, reached while signed in. */
export function NotFoundOutside() {
  const navigate = useNavigate();
  return <NotFoundPage isSignedIn onLeave={() => void navigate(insideBase)} />;
}
