import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { formText } from '../../../fields/input/formText';
import type { PanelProps } from '../../../engine/form/panels/panels';
import { isOffered, notOffered } from './offered';
import { ListenForm } from './ListenForm';

/**
 * Lets the operator hear a sentence, spoken by a POST to `options.path` for an account; `options.accounts` names their resource.
 * Not for what does not speak, and no longer where the platform has turned out not to offer it.
 */
export function ListenPanel({ resource, record, options, mode }: PanelProps) {
  const translate = useTranslate();
  const [state, setState] = useState<'closed' | 'open' | 'refused'>('closed');
  if (state === 'refused')
    return <Typography role="status">{formText(translate, resource, 'listen_not_offered')}</Typography>;
  if (!record || mode !== 'edit' || record.use_for_tts !== true || !isOffered()) return null;
  const giveUp = () => {
    notOffered();
    setState('refused');
  };
  if (state === 'closed')
    return (
      <div>
        <Button type="button" variant="outlined" size="small" onClick={() => setState('open')}>
          {formText(translate, resource, 'listen_open')}
        </Button>
      </div>
    );
  return (
    <ListenForm
      resource={resource}
      record={record as RaRecord}
      path={String(options.path)}
      accounts={String(options.accounts)}
      onNotOffered={giveUp}
    />
  );
}
