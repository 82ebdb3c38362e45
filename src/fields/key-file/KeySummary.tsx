import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { summaryOf } from './keyFile';

interface KeySummaryProps {
  value: unknown;
  /** Whether the platform holds it already. */
  isStored: boolean;
}

/** Whose key it is: its account and project, never the key. */
export function KeySummary({ value, isStored }: KeySummaryProps) {
  const translate = useTranslate();
  const { client_email, project_id } = summaryOf(value) ?? {};
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {translate(isStored ? 'fields.key_file.stored' : 'fields.key_file.new')}
      {[client_email, project_id].filter(Boolean).map((text) => ` · ${text}`)}
    </Typography>
  );
}
