import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { failureText } from '../../actions/failureText';
import { failureOf, type LiveOutcome } from '../../actions/liveOutcome';
import { useRemembered } from '../../actions/useRemembered';
import { formText } from '../formText';
import type { FieldCellProps } from '../kit';
import { plainText } from '../plainText';
import { useChoiceLabel } from '../useChoiceLabel';
import { StatusText } from './StatusText';

/** Status with icon and text; below it why it is so, where a test has told. */
export function LiveStatusCell({ resource, field, record, value }: FieldCellProps) {
  const translate = useTranslate();
  const labelOf = useChoiceLabel(resource, field);
  const outcome = useRemembered<LiveOutcome>(resource.name, record.id);
  const status = outcome?.status ?? plainText(value);
  const failures = (outcome?.uses ?? []).filter((use) => use.status === 'failed');
  const reasons = failures.map((use) => failureText(translate, failureOf(resource.name, use)));
  /* Tried, and still not checked: the platform cannot. */
  if (outcome?.status === 'unchecked') reasons.push(formText(translate, resource, 'test_unchecked'));
  return (
    <Box sx={{ display: 'inline-block', verticalAlign: 'middle' }}>
      <StatusText status={status}>{status === '' ? '' : labelOf(status)}</StatusText>
      {reasons.map((reason, index) => (
        <Typography key={index} variant="caption" component="div" color="text.secondary" sx={{ maxWidth: 320 }}>
          {reason}
        </Typography>
      ))}
    </Box>
  );
}
