import { useTranslate } from 'react-admin';
import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { recordTitle } from '../../actions/recordTitle';
import { screenCommands } from '../../actions/screenCommands';
import { resourceTexts } from '../../actions/texts';
import { addresses } from '../../schema/addresses';
import { plainText } from '../../fields/plainText';
import { useConsole } from '../../session/ConsoleContext';
import { isFoundIn, screensFor } from './screens';
import { isWholeSid } from './sid';
import { useOpenRecord } from './useOpenRecord';
import type { FoundRecords } from './useRecordSearch';

/** One line of the palette. */
export interface Entry {
  key: string;
  label: string;
  /** What else is known of it, e.g. the realm of an account. */
  detail?: string;
  /** Resolves once the palette may close; `false` leaves it open. */
  choose: () => Promise<boolean | void> | void;
}

export interface EntryGroup {
  name: string;
  entries: Entry[];
}

/** Runs once the palette is gone and has given the focus back. */
const afterClose = (run: () => void) => () => void setTimeout(run, 0);

/** What a text finds: actions of the page, screens, records; a whole identifier is looked up when it is chosen. */
export function useEntries(
  text: string,
  found: FoundRecords[],
  lookUp: (sid: string) => Promise<boolean>,
): EntryGroup[] {
  const facts = useConsole();
  const translate = useTranslate();
  const navigate = useNavigate();
  const open = useOpenRecord();
  const commands = useSyncExternalStore(screenCommands.subscribe, screenCommands.get);
  const screens = useMemo(() => screensFor(facts, translate), [facts, translate]);

  if (isWholeSid(text)) {
    const sid = text.trim().toLowerCase();
    const entry = { key: sid, label: translate('palette.look_up', { sid }), choose: () => lookUp(sid) };
    return [{ name: translate('palette.groups.sid'), entries: [entry] }];
  }
  const page = {
    name: translate('palette.groups.page'),
    entries: commands
      .filter(({ label }) => isFoundIn(label, text))
      .map(({ label, run }, index) => ({ key: `page-${index}`, label, choose: afterClose(run) })),
  };
  const ofRecords = found.map(({ resource, records, hasMore }): EntryGroup => {
    const name = resourceTexts(translate, resource.name).name();
    const filtered = { search: new URLSearchParams({ filter: JSON.stringify({ q: text.trim() }) }).toString() };
    const all = {
      key: `${resource.name}-all`,
      label: translate('palette.all', { name }),
      choose: () => void navigate({ pathname: addresses.list(resource.name), ...filtered }),
    };
    const entries = records.map((record) => ({
      key: `${resource.name}-${record.id}`,
      label: recordTitle(resource, record),
      detail: (resource.search ?? [])
        .map((field) => plainText(record[field]))
        .filter((value) => value !== '' && value !== recordTitle(resource, record))
        .join(' · '),
      choose: () => open(resource, record),
    }));
    return { name, entries: hasMore && resource.list?.text ? [...entries, all] : entries };
  });
  const ofScreens = {
    name: translate('palette.groups.screens'),
    entries: screens
      .filter(({ label }) => isFoundIn(label, text))
      .map(({ to, label }) => ({ key: to, label, choose: () => void navigate(to) })),
  };
  /* Who types the beginning of a name means that. */
  const isMeant = ({ entries: [first] }: EntryGroup) =>
    first?.label.toLowerCase().startsWith(text.trim().toLowerCase());
  const meant = ofRecords.filter(isMeant);
  const others = ofRecords.filter((group) => !meant.includes(group));
  return [...meant, page, ...others, ofScreens].filter(({ entries }) => entries.length > 0);
}
