import { useTranslate } from 'react-admin';
import { failureDetails } from './failureText';

/** What the platform itself said, below a failure that is told in other words. @param of the failure, or why it came about */
export function FailureDetails({ of }: { of: unknown }) {
  const translate = useTranslate();
  const { details } = failureDetails(of);
  if (typeof details !== 'string') return null;
  return (
    <details>
      <summary>{translate('frame.crash.details')}</summary>
      <div>{details}</div>
    </details>
  );
}
