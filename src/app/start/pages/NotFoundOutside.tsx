import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { insideBase } from '../../../schema/addresses';
import { loadPageTexts } from '../../gate/texts/pageTexts';
import { NotFoundPage } from '../../gate/trouble/NotFoundPage';

const TranslatedPage = lazy(async () => {
  await loadPageTexts();
  return { default: NotFoundPage };
});

/** For addresses outside the console, reached while signed in. */
export function NotFoundOutside() {
  const navigate = useNavigate();
  return <TranslatedPage isSignedIn onLeave={() => void navigate(insideBase)} />;
}
