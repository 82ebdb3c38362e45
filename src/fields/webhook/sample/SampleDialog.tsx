import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { PanelDialog } from '../../../actions/run/PanelDialog';
import type { Facts } from '../../../schema/facts/predicate';
import { CopyButton } from '../../elements/CopyButton';
import type { Webhook } from '../webhookValue';
import { hookPayloads } from './hookPayloads';
import { curlLine, hookSample, shownHeaders } from './hookSample';

interface SampleDialogProps {
  hook: Webhook;
  /** The name of what it is told. */
  kind: string;
  label: string;
  facts: Facts;
  onClose: () => void;
}

interface BlockProps {
  title: string;
  /** What its button copies. */
  copied?: string | undefined;
  children: ReactNode;
}

function Block({ title, copied, children }: BlockProps) {
  return (
    <section aria-label={title}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3">
          {title}
        </Typography>
        {copied !== undefined && <CopyButton text={copied} name={title} />}
      </Stack>
      {children}
    </section>
  );
}

/** On a small screen the dialog scrolls; a second scroll inside it would be in the way. */
function Code({ text }: { text: string }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={{
        m: 0,
        p: 1,
        overflow: 'auto',
        bgcolor: 'action.hover',
        typography: 'body2',
        fontFamily: 'monospace',
        maxHeight: { sm: 240 },
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Box>
  );
}

/** Method, headers and body of the request, and a line for a shell that makes it. */
export function SampleDialog({ hook, kind, label, facts, onClose }: SampleDialogProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`fields.webhook.sample.${key}`);
  const sample = hookSample(hook, hookPayloads.require(kind)(facts));
  const line = curlLine(sample);
  return (
    <PanelDialog title={`${label}: ${text('show')}`} onClose={onClose}>
      <Stack spacing={2}>
        <Typography variant="body2">{text(sample.isSocket ? 'socket' : 'local')}</Typography>
        <Block title={text('request')}>
          <Code text={`${sample.method} ${sample.url}`} />
        </Block>
        {sample.headers.length > 0 && (
          <Block title={text('headers')}>
            <Code text={shownHeaders(sample)} />
          </Block>
        )}
        {sample.body !== undefined && (
          <Block title={text('body')} copied={sample.body}>
            <Code text={sample.body} />
          </Block>
        )}
        {line !== undefined && (
          <Block title={text('line')} copied={line}>
            <Typography variant="body2">{text('line_hint')}</Typography>
          </Block>
        )}
      </Stack>
    </PanelDialog>
  );
}
