import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useConsoleCalls } from '../../../actions/consoleCalls';
import { plainText } from '../../../fields/plainText';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';
import { calledNumber, matchesByCarrier, type CarrierMatch } from './numberMatch';
import { entriesWith, patternEntries } from './readEntries';

/** How long what is known of the patterns is believed, in milliseconds: they are many calls and seldom change. */
const keep = 300_000;

/** What takes the calls of one carrier, and the application that answers where the entry names none. */
export interface Match extends CarrierMatch {
  /** `null` where the carrier has none either, undefined where that is not known. */
  otherwise?: string | null;
}

export type Search =
  | { state: 'running'; called: string }
  | { state: 'done'; called: string; matches: Match[]; isWhole: boolean }
  | { state: 'failed'; called: string; reason: unknown };

/** Looks for the entries that take a call, with as few entries read as the API allows. @param carriers the resource of the carriers */
export function useNumberMatch(resource: CompiledResource, carriers: string) {
  const dataProvider = useConsoleCalls();
  const cache = useQueryClient();
  const { session } = useConsole();
  const [search, setSearch] = useState<Search>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** The application of the carrier itself answers where a number has none. */
  const withCarrier = async (match: CarrierMatch): Promise<Match> => {
    const [first] = match.matches;
    if (match.carrier === undefined || plainText(first?.entry.application_sid) !== '') return match;
    return dataProvider.getOne<RaRecord>(carriers, { id: match.carrier }).then(
      ({ data }) => ({ ...match, otherwise: plainText(data.application_sid) || null }),
      () => match,
    );
  };

  const find = async (number: string, signal: AbortSignal): Promise<Search> => {
    const called = calledNumber(number);
    const [own, patterns] = await Promise.all([
      entriesWith(called, resource.name, dataProvider, signal),
      cache.fetchQuery({
        queryKey: [resource.name, 'patterns', session.current_service_provider_sid],
        queryFn: () => patternEntries(resource.name, dataProvider, signal),
        staleTime: keep,
      }),
    ]);
    const entries = [...own.entries.filter(({ number: text }) => text === called), ...patterns.entries];
    const found = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
    const isFound = found.some(({ number: text }) => text === called);
    return {
      state: 'done',
      called,
      matches: await Promise.all(matchesByCarrier(found, called).map(withCarrier)),
      isWhole: patterns.isWhole && (own.isWhole || isFound),
    };
  };

  const start = async (number: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setSearch({ state: 'running', called: calledNumber(number) });
    const next = await find(number, signal).catch((reason: unknown): Search => ({
      state: 'failed',
      called: calledNumber(number),
      reason,
    }));
    if (!signal.aborted) setSearch(next);
  };
  const cancel = () => {
    running.current?.abort();
    setSearch(undefined);
  };
  return { search, start, cancel };
}
