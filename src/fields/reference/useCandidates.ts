import { useGetList, useLocale, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import type { CompiledResource } from '../../schema/types/compiled';
import { matches, readPath, type Facts } from '../../schema/facts/predicate';
import { fillTemplate } from '../../schema/facts/template';
import type { Field } from '../../schema/types';
import { recordText } from './recordText';
import { collatorOf } from '../../session/collator';

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** Rows asked of a server that searches by itself; of any other the whole list, as far as it may reasonably go. */
const searchedPage = 50;
const wholeList = 1000;

/**
 * The filter of a reference with its templates filled.
 * @returns undefined while a variable has no value: then nothing may be chosen yet.
 */
export function filledFilter(
  reference: NonNullable<Field['reference']>,
  facts: Facts,
): Record<string, string> | undefined {
  const filled = Object.entries(reference.filter ?? {}).map(
    ([name, template]) => [name, fillTemplate(template, facts)] as const,
  );
  if (filled.some(([, value]) => value === undefined || value === '')) return undefined;
  return Object.fromEntries(filled) as Record<string, string>;
}

/** The field of which the selected records do not have the same value, though the filter of a reference asks for one. */
export const mixedField = (reference: NonNullable<Field['reference']>, facts: Facts): string | undefined =>
  Object.values(reference.filter ?? {})
    .map((template) => /^\{selection\.(\w+)\}$/.exec(template)?.[1])
    .find((name) => name !== undefined && isNothing(readPath(`selection.${name}`, facts)));

/** Whether a record of the other resource may be chosen. Bare paths of `where` read the candidate. */
export const isCandidate = (reference: NonNullable<Field['reference']>, candidate: RaRecord, facts: Facts): boolean =>
  matches(reference.candidates, { ...facts, subject: candidate });

const byText = (target: CompiledResource, records: readonly RaRecord[], locale: string): RaRecord[] =>
  records.toSorted((one, other) => collatorOf(locale).compare(recordText(target, one), recordText(target, other)));

interface CandidateQuery {
  target: CompiledResource | undefined;
  reference: NonNullable<Field['reference']>;
  facts: Facts;
  /** As `filledFilter` gives it. */
  filter: Record<string, string> | undefined;
  search: string;
  /** Nothing is asked for before. */
  isWanted: boolean;
}

/** The records that may be chosen now. */
export function useCandidates({ target, reference, facts, filter, search, isWanted }: CandidateQuery) {
  const locale = useLocale();
  const isSearched = target?.list?.text === 'server';
  const { data, total, error, isFetching } = useGetList<RaRecord>(
    reference.resource,
    {
      pagination: { page: 1, perPage: isSearched ? searchedPage : wholeList },
      sort: target?.list?.sort ?? { field: 'id', order: 'ASC' },
      filter: { ...filter, ...(isSearched && search !== '' && { q: search }) },
    },
    {
      enabled: isWanted && target !== undefined && filter !== undefined,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
    },
  );
  const candidates = useMemo(
    () => {
      const fitting = (filter ? (data ?? []) : []).filter((record) => isCandidate(reference, record, facts));
      /* A server that takes no order gives what it finds in one that means nothing. */
      return isSearched && target ? byText(target, fitting, locale) : fitting;
    },
    // The filter is made anew in each render; it follows from the facts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [data, reference, facts, target, isSearched, locale],
  );
  return {
    candidates,
    isSearched,
    error,
    isReady: filter === undefined || (data !== undefined && !isFetching),
    /** Whether every record that exists is here, so that one that is not here cannot be chosen. */
    isWhole: search === '' && data !== undefined && data.length >= (total ?? 0),
  };
}
