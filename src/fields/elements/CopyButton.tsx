/* In: texts, addresses and files. Out: elements of a page that know no field: buttons, links, tables. */
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';

/* The browser's own, as a list has one for each of its rows. */
const Press = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  padding: theme.spacing(0.75),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: theme.palette.text.secondary,
  fontSize: theme.typography.body1.fontSize,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
}));

/** Two sheets, one behind the other. */
const Sheets = () => (
  <svg viewBox="0 0 16 16" width="1em" height="1em" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden>
    <rect x="5.2" y="5.2" width="8.6" height="8.6" rx="1.4" />
    <path d="M3.4 10.8a1.2 1.2 0 0 1-1.2-1.2V3.4a1.2 1.2 0 0 1 1.2-1.2h6.2a1.2 1.2 0 0 1 1.2 1.2" />
  </svg>
);

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
    <Press type="button" onClick={copy} aria-label={translate('fields.copy.label', { text: name })}>
      <Sheets />
    </Press>
  );
}
