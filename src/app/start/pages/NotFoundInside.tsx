import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../../engine/routes/useDocumentTitle';
import { buttonClasses } from '../../../fields/elements/PlainButton';
import { insideBase } from '../../../schema/addresses';

/** For addresses inside the console that nothing serves (specification 1, section 2). */
export function NotFoundInside() {
  const translate = useTranslate();
  const title = translate('frame.not_found.title');
  useDocumentTitle(title);
  return (
    <div className="lone-page">
      <h1>{title}</h1>
      <p>{translate('frame.not_found.text')}</p>
      <Link className={buttonClasses({ variant: 'contained' })} to={insideBase}>
        {translate('frame.not_found.back')}
      </Link>
    </div>
  );
}
