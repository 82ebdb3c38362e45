import type { RaRecord } from 'react-admin';
import type { Complaint } from '../../../../fields/kit';
import { filledFilter, isCandidate } from '../../../../fields/reference/useCandidates';
import { fieldTypes } from '../../../../fields/registry';
import type { Facts } from '../../../../schema/facts/predicate';
import type { CompiledField } from '../../../../schema/types/compiled';
import type { Referred } from './knownRecords';

/** What is read of a cell: a value of the form, or why it is none. */
export type CellValue = { value: unknown } | { complaint: Complaint };

/** Words for yes and no, in lower case: those of exports, and those on screen. */
export interface YesNo {
  yes: readonly string[];
  no: readonly string[];
}

const refused = (key: string, args?: Record<string, unknown>): CellValue => ({
  complaint: { key, ...(args && { args }) },
});

/** Records that a cell may mean: the one with that identifier, or all of that name. */
export const meantBy = (referred: Referred | undefined, text: string): readonly RaRecord[] => {
  const one = referred?.byId.get(text);
  return one ? [one] : (referred?.byTitle.get(text) ?? []);
};

/** Of several records of a name those that the form would offer. */
function chosen(field: CompiledField, text: string, referred: Referred | undefined, facts: Facts): CellValue {
  const all = meantBy(referred, text);
  if (all.length === 0) return refused('import.unknown', { name: text });
  const reference = field.reference!;
  const filter = filledFilter(reference, facts) ?? {};
  const fitting = all.filter(
    (record) =>
      isCandidate(reference, record, facts) &&
      Object.entries(filter).every(([name, wanted]) => !(name in record) || String(record[name]) === wanted),
  );
  const [only, another] = fitting;
  if (!only) return refused('import.not_offered', { name: text });
  return another ? refused('import.several_named', { name: text }) : { value: String(only.id) };
}

interface CellContext {
  referred: Referred | undefined;
  yesNo: YesNo;
  /** What the reference of the field looks at. */
  facts: Facts;
}

/** The value of a cell as a form would hold it; an empty one is null. @param text without the guards of spreadsheets */
export function readCell(field: CompiledField, text: string, { referred, yesNo, facts }: CellContext): CellValue {
  const word = text.trim().toLowerCase();
  if (word === '') return { value: fieldTypes.get(field.type)?.empty ?? null };
  if (field.type === 'boolean') {
    if (yesNo.yes.includes(word)) return { value: true };
    return yesNo.no.includes(word) ? { value: false } : refused('import.not_yes_no', { text });
  }
  if (field.type === 'reference') return chosen(field, text.trim(), referred, facts);
  if (Array.isArray(field.choices)) {
    const choice = field.choices.find((each) => String(each).toLowerCase() === word);
    return choice === undefined
      ? refused('import.no_choice', { text, choices: field.choices.join(', ') })
      : { value: choice };
  }
  return { value: text };
}
