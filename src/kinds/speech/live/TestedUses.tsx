import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { failureText } from '../../../actions/failureText';
import { failureOf, type LiveOutcome } from './liveOutcome';
import { formText } from '../../../fields/input/formText';
import type { CompiledResource } from '../../../schema/types/compiled';

interface TestedUsesProps {
  resource: CompiledResource;
  outcome: LiveOutcome;
}

/** What a live test found of each use, in plain words. */
export function TestedUses({ resource, outcome: { uses } }: TestedUsesProps) {
  const translate = useTranslate();
  if (uses.length === 0)
    return <Typography variant="body2">{formText(translate, resource, 'test_not_tested')}</Typography>;
  return uses.map((tested) => (
    <Typography key={tested.use} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {tested.status === 'failed' && failureText(translate, failureOf(resource.name, tested))}
      {tested.status === 'ok' && formText(translate, resource, 'test_ok_for', { use: tested.use.toUpperCase() })}
      {tested.status === 'not_tested' &&
        formText(translate, resource, 'test_untested', { use: tested.use.toUpperCase() })}
    </Typography>
  ));
}
