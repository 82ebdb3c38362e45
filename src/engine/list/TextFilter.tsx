import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { useResourceTexts } from '../../actions/texts';
import type { CompiledResource } from '../../schema/compiled';
import type { ListFilters } from './useListFilters';

/** How long a text that goes to the server waits for the next key (specification 1, section 9). */
const serverDelay = 1000;

interface TextFilterProps {
  resource: CompiledResource;
  filters: ListFilters;
  waits: boolean;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Filters by text as it is typed; `/` leads here from anywhere on the page. */
export function TextFilter({ resource, filters, waits }: TextFilterProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const applied = asText(filters.values.q);
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    setText(applied);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key !== '/' || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (waits) timer.current = setTimeout(() => filters.set('q', next), serverDelay);
    else filters.set('q', next);
  };
  return (
    <Box>
      <InputLabel htmlFor={id}>
        {translate('list.filters.text', { name: useResourceTexts(resource.name).name().toLocaleLowerCase() })}
      </InputLabel>
      <OutlinedInput
        id={id}
        inputRef={input}
        type="search"
        size="small"
        value={text}
        onChange={(event) => change(event.target.value)}
      />
    </Box>
  );
}
