/* In: texts, addresses and files. Out: elements of a page that know no field: buttons, links, tables. */
import { useNotify, useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import { CopyMark } from './marks';
import './controls.css';

interface CopyButtonProps {
  text: string;
  /** Of the button and of the message, where the text itself is not to be shown: a secret. */
  name?: string;
  /** What is said once it is in the clipboard, translated. */
  done?: string | undefined;
}

/** Puts a text into the clipboard; where the browser refuses, says how to copy by hand. */
export function CopyButton({ text, name = text, done }: CopyButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async (event: MouseEvent) => {
    event.stopPropagation();
    try {
      await navigator.clipboard.writeText(text);
      notify(done ?? 'fields.copy.done', { type: 'success', messageArgs: { text: name } });
    } catch {
      notify('fields.copy.failed', { type: 'error', messageArgs: { text: name } });
    }
  };
  return (
    <button type="button" className="copy" onClick={copy} aria-label={translate('fields.copy.label', { text: name })}>
      <CopyMark />
    </button>
  );
}
