import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { PanelDialog } from '../../../actions/PanelDialog';
import { readPath, type Facts } from '../../../schema/predicate';
import { CopyButton } from '../../CopyButton';
import { plainText } from '../../plainText';
import type { Webhook } from '../webhookValue';
import { curlLine, hookSample, shownHeaders, type SampleKind } from './hookSample';

interface SampleDialogProps {
  hook: Webhook;
  kind: SampleKind;
  label: string;
  facts: Facts;
  onClose: () => void;
}

function Block({ title, text, copied }: { title: string; text: string; copied?: string | undefined }) {
  return (
    <section aria-label={title}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3">
          {title}
        </Typography>
        {copied !== undefined && <CopyButton text={copied} name={title} />}
      </Stack>
      <Box
        component="pre"
        tabIndex={0}
        sx={{
          m: 0,
          p: 1,
          overflow: 'auto',
          bgcolor: 'action.hover',
          maxHeight: 240,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </section>
  );
}

/** Method, headers and body of the request, and a line for a shell that makes it. */
export function SampleDialog({ hook, kind, label, facts, onClose }: SampleDialogProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`fields.webhook.sample.${key}`);
  const sidAt = (path: string) => plainText(readPath(path, facts)) || undefined;
  const sample = hookSample(hook, kind, {
    account_sid: sidAt('record.account_sid') ?? sidAt('session.account_sid'),
    application_sid: sidAt('loaded.application_sid'),
  });
  const line = curlLine(sample);
  return (
    <PanelDialog title={`${label}: ${text('show')}`} onClose={onClose}>
      <Stack spacing={2}>
        <Typography variant="body2">{text(sample.isSocket ? 'socket' : 'local')}</Typography>
        <Block title={text('request')} text={`${sample.method} ${sample.url}`} />
        {sample.headers.length > 0 && <Block title={text('headers')} text={shownHeaders(sample)} />}
        {sample.body !== undefined && <Block title={text('body')} text={sample.body} copied={sample.body} />}
        {line !== undefined && <Block title={text('line')} text={text('line_hint')} copied={line} />}
      </Stack>
    </PanelDialog>
  );
}
