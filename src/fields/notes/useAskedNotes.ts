import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { askedNotes, type FieldQuestion } from '../../rules/validate';
import type { Note } from '../kit';
import { plainText } from '../plainText';
import { useDelayed } from '../reference/useDelayed';

/** Nothing is asked while somebody types. */
const pause = 500;

const none: Note[] = [];

/** What only the server knows of a value, and what is worth a note: asked once the value stands still, and forgotten with the page. */
export function useAskedNotes(question: FieldQuestion): Note[] {
  const reads = useDataProvider();
  const { resource, field, value, facts } = question;
  const now = JSON.stringify([value, field.watches.map((path) => facts.subject[path])]);
  const settled = useDelayed(now, pause);
  const { data } = useQuery({
    queryKey: [resource.name, 'notes', field.name, settled],
    queryFn: () => askedNotes(question, reads).catch(() => none),
    enabled: settled === now && plainText(value) !== '',
    staleTime: 0,
    gcTime: 0,
  });
  return settled === now ? (data ?? none) : none;
}
