import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { failureText } from '../../../actions/failureText';
import { failureOf, type LiveOutcome } from '../../../actions/liveOutcome';

/** What a live test found of each use, in plain words. */
export function TestedUses({ outcome: { status, uses } }: { outcome: LiveOutcome }) {
  const translate = useTranslate();
  if (uses.length === 0) return <Typography variant="body2">{translate('actions.live_test.not_tested')}</Typography>;
  return uses.map((tested) => (
    <Typography key={tested.use} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {tested.status === 'failed' && failureText(translate, failureOf(tested))}
      {tested.status === 'ok' && translate('actions.live_test.ok_for', { use: tested.use.toUpperCase() })}
      {tested.status === 'not_tested' &&
        translate('actions.live_test.untested', { use: tested.use.toUpperCase(), status })}
    </Typography>
  ));
}
