import { useTranslate } from 'react-admin';

interface OtherLimitsProps {
  /** Names of categories that are not in view, and what Save does about them. */
  kept: string[];
  deleted: string[];
}

/** Says which limits of other units stay or go: nothing is limited, or set free, unseen. */
export function OtherLimits({ kept, deleted }: OtherLimitsProps) {
  const translate = useTranslate();
  return (
    <div role="status">
      {kept.map((category) => (
        <p key={category} className="field-note">
          {translate('fields.limits.kept', { category })}
        </p>
      ))}
      {deleted.map((category) => (
        <p key={category} className="field-note">
          {translate('fields.limits.deleted', { category })}
        </p>
      ))}
    </div>
  );
}
