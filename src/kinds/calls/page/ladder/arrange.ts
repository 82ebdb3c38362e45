import type { Captured, Endpoint, SipMessage, Stream } from './decode/types';

export interface Row {
  entry: SipMessage | Stream;
  /** From 1, as the ladder counts: a repeated message names the first by it. */
  number: number;
  /** Columns of participants. */
  from: number;
  to: number;
  /** Milliseconds since the first line, and since the one before. */
  at: number;
  delta: number;
  /** Which of the calls in the capture it belongs to, from 1; undefined for sound, and where there is one only. */
  leg: number | undefined;
  /** The number of the line that said the same before. */
  repeats: number | undefined;
}

export interface Arranged {
  participants: string[];
  rows: Row[];
  /** Call-IDs, in the order of their first messages. */
  legs: string[];
}

export const placeText = ({ address, port }: Endpoint): string =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;

/** Participants are hosts; ports tell them apart only on a host that talks to itself. */
function participantOf(messages: readonly SipMessage[]): (end: Endpoint) => string {
  const talksToItself = new Set(
    messages.filter(({ from, to }) => from.address === to.address).map(({ from }) => from.address),
  );
  return (end) => (talksToItself.has(end.address) ? placeText(end) : end.address);
}

/** Messages and the beginnings of streams, by time. */
export function arrange({ messages, streams }: Captured): Arranged {
  const nameOf = participantOf(messages);
  /* A host that talks to itself has other ports for sound: it is heard where the host stands first. */
  const participants = [...new Set(messages.flatMap(({ from, to }) => [nameOf(from), nameOf(to)]))];
  const columnOf = (end: Endpoint): number => {
    const exact = participants.indexOf(nameOf(end));
    const host =
      exact >= 0
        ? exact
        : participants.findIndex((name) => name.startsWith(placeText({ ...end, port: 0 }).slice(0, -1)));
    return host >= 0 ? host : participants.push(end.address) - 1;
  };
  const legs = [...new Set(messages.map(({ callId }) => callId))];
  const entries = [...messages, ...streams].sort((one, other) => one.time - other.time);
  const numbers = new Map(entries.map((entry, index) => [entry, index + 1]));
  const start = entries[0]?.time ?? 0;
  const rows = entries.map((entry, index): Row => {
    const first = entry.kind === 'message' && entry.repeats !== undefined ? messages[entry.repeats] : undefined;
    return {
      entry,
      number: index + 1,
      from: columnOf(entry.from),
      to: columnOf(entry.to),
      at: (entry.time - start) / 1000,
      delta: (entry.time - (entries[index - 1]?.time ?? start)) / 1000,
      leg: entry.kind === 'message' && legs.length > 1 ? legs.indexOf(entry.callId) + 1 : undefined,
      repeats: first && numbers.get(first),
    };
  });
  return { participants, rows, legs };
}
