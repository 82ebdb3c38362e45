/* In: a stored credential and a sentence. Out: the sentence, spoken by the platform. */
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { formText } from '../../../fields/input/formText';
import type { PanelProps } from '../../../engine/form/panels/panels';
import { ListenForm } from './ListenForm';

/** Learnt from the first answer: nothing says beforehand whether a platform has the call (platform-api 16.8). */
let isThere = true;

const isOffered = (): boolean => isThere;
const notOffered = (): void => void (isThere = false);

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
