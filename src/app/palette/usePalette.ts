import { useTranslate } from 'react-admin';
import { useState, type KeyboardEvent } from 'react';
import { resourceTexts } from '../../actions/texts';
import { useEntries, type Entry } from './useEntries';
import { useLookUp } from './useLookUp';
import { useRecordSearch } from './useRecordSearch';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** What the palette shows for what is typed, and where the keyboard is in it. */
export function usePalette(onClose: () => void) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const { found, isSearching } = useRecordSearch(text);
  const { lookUp, isLooking, missing } = useLookUp();
  const groups = useEntries(text, found, lookUp);
  const entries = groups.flatMap((group) => group.entries);
  const index = Math.max(
    0,
    entries.findIndex(({ key }) => key === activeKey),
  );
  const active = entries[index];

  const choose = async (entry: Entry) => {
    if ((await entry.choose()) !== false) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActiveKey(entries[(index + step + entries.length) % entries.length]?.key);
    }
    if (event.key !== 'Enter') return;
    /* The key would press the button that gets the focus back. */
    event.preventDefault();
    if (active) void choose(active);
  };
  const failed = found
    .filter((answer) => answer.failed)
    .map(({ resource }) => resourceTexts(translate, resource.name).name());
  const status = () => {
    if (isLooking || isSearching) return translate('palette.searching');
    if (missing !== undefined && text.trim().toLowerCase() === missing) return translate('palette.no_sid');
    if (failed.length > 0) return translate('palette.failed', { names: failed.join(', ') });
    return entries.length === 0
      ? translate('palette.nothing')
      : translate('palette.found', { smart_count: entries.length });
  };
  return {
    text,
    type: (next: string) => {
      setText(next);
      setActiveKey(undefined);
    },
    groups,
    active,
    status: status(),
    choose: (entry: Entry) => void choose(entry),
    onKeyDown,
  };
}
