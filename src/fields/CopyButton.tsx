import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useNotify, useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';

interface CopyButtonProps {
  text: string;
  /** Of the button and of the message, where the text itself is not to be shown: a secret. */
  name?: string;
}

/** Puts a text into the clipboard; where the browser refuses, says how to copy by hand. */
export function CopyButton({ text, name = text }: CopyButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async (event: MouseEvent) => {
    event.stopPropagation();
    try {
      await navigator.clipboard.writeText(text);
      notify('fields.copy.done', { type: 'success', messageArgs: { text: name } });
    } catch {
      notify('fields.copy.failed', { type: 'error', messageArgs: { text: name } });
    }
  };
  return (
    <IconButton type="button" size="small" onClick={copy} aria-label={translate('fields.copy.label', { text: name })}>
      <ContentCopyIcon fontSize="inherit" />
    </IconButton>
  );
}
