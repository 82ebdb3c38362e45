import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRef, type AriaAttributes, type ChangeEvent, type Ref } from 'react';
import { visuallyHidden } from './visuallyHidden';

interface FileButtonProps {
  id: string;
  /** Message key of the button. */
  text: string;
  accept?: string;
  aria: AriaAttributes;
  inputRef: Ref<HTMLInputElement>;
  onBlur: () => void;
  onFile: (file: File) => Promise<void>;
}

/** Takes a file: the browser's own input, which has the label, behind a button of ours. */
export function FileButton({ id, text, accept, aria, inputRef, onBlur, onFile }: FileButtonProps) {
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    await onFile(file);
    target.value = '';
  };
  return (
    <>
      <input
        {...aria}
        id={id}
        ref={(element) => {
          box.current = element;
          if (typeof inputRef === 'function') inputRef(element);
        }}
        type="file"
        accept={accept}
        onChange={(event) => void take(event)}
        onBlur={onBlur}
        style={visuallyHidden}
      />
      <Button type="button" variant="outlined" tabIndex={-1} onClick={() => box.current?.click()}>
        {translate(text)}
      </Button>
    </>
  );
}
