import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '../../engine/routes/useDocumentTitle';

/** Where react-admin's pages lead a session that may not see them, or of which that could not be found out. */
export function RefusalPage({ reason }: { reason: 'access_denied' | 'authentication_error' }) {
  const translate = useTranslate();
  const title = translate(`ra.page.${reason}`);
  useDocumentTitle(title);
  return (
    <div className="lone-page">
      <h1>{title}</h1>
      <p>{translate(`ra.message.${reason}`)}</p>
    </div>
  );
}
