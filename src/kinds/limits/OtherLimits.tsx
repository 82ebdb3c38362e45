import FormHelperText from '@mui/material/FormHelperText';
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
        <FormHelperText key={category} sx={{ mx: 0 }}>
          {translate('fields.limits.kept', { category })}
        </FormHelperText>
      ))}
      {deleted.map((category) => (
        <FormHelperText key={category} sx={{ mx: 0 }}>
          {translate('fields.limits.deleted', { category })}
        </FormHelperText>
      ))}
    </div>
  );
}
