import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useRef, type ChangeEvent } from 'react';
import { visuallyHidden } from '../../fields/elements/visuallyHidden';

interface VariableFileProps {
  id: string;
  name: string;
  onText: (text: string) => void;
}

/** Takes the value from a file, where the webhook likes one. */
export function VariableFile({ id, name, onText }: VariableFileProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const file = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    try {
      if (target.files?.[0]) onText(await target.files[0].text());
    } catch (reason) {
      notify('fields.env.unreadable_file', { type: 'error', messageArgs: { reason: (reason as Error).message } });
    }
    target.value = '';
  };
  return (
    <>
      <input
        ref={file}
        id={`${id}-file`}
        type="file"
        aria-label={translate('fields.env.file_of', { name })}
        onChange={(event) => void take(event)}
        style={visuallyHidden}
      />
      <Button type="button" size="small" tabIndex={-1} onClick={() => file.current?.click()}>
        {translate('fields.env.choose_file')}
      </Button>
    </>
  );
}
