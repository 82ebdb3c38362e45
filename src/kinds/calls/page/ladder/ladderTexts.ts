import type { Problem, SipMessage } from './decode/types';
import { placeText, type Row } from './arrange';

export type Translate = (key: string, args?: Record<string, unknown>) => string;

const problemKeys: Readonly<Record<Problem['kind'], string>> = {
  not_capture: 'calls.ladder.not_capture',
  ends_early: 'calls.ladder.ends_early',
  damaged: 'calls.ladder.damaged',
  fragments_missing: 'calls.ladder.fragments_missing',
  bytes_missing: 'calls.ladder.bytes_missing',
  cut_short: 'calls.ladder.cut_short',
  other_links: 'calls.ladder.other_links',
  encrypted: 'calls.ladder.encrypted',
  no_sip: 'calls.ladder.no_sip',
};

/** What could not be read, as an operator is told. */
export const problemText = ({ kind, count, at }: Problem, translate: Translate): string =>
  translate(problemKeys[kind], { smart_count: count, at });

/** `INVITE`, `200 OK` */
const saidIn = ({ line, method }: SipMessage) => method ?? line.replace(/^\S+ /, '');

/** What a line of the ladder says above its arrow. */
export function rowLabel({ entry, repeats }: Row, translate: Translate): string {
  if (entry.kind === 'stream')
    return translate('calls.ladder.sound', { codec: entry.codec, smart_count: entry.packets });
  const notes = [
    entry.isAgain && translate('calls.ladder.again'),
    entry.hasSdp && 'SDP',
    repeats !== undefined && translate('calls.ladder.repeats', { number: repeats }),
    entry.missing > 0 && translate('calls.ladder.incomplete'),
  ].filter((note) => note !== false);
  return `${saidIn(entry)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/** Seconds with milliseconds: `12.345`. */
export const secondsText = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

/** What a line says as a whole, for who does not see it. */
export const rowName = (row: Row, translate: Translate): string =>
  translate('calls.ladder.row', {
    number: row.number,
    label: rowLabel(row, translate),
    from: placeText(row.entry.from),
    to: placeText(row.entry.to),
    at: secondsText(row.at),
  });

const decoder = new TextDecoder();

/** A message as it is read. */
export const messageText = ({ bytes }: SipMessage): string => decoder.decode(bytes);

/** When it was sent, in UTC with microseconds. */
export const timeText = (time: number): string =>
  `${new Date(Math.floor(time / 1000)).toISOString().slice(0, -1).replace('T', ' ')}${String(time % 1000).padStart(3, '0')}Z`;

/** What gives access or opens sound leaves the console on no paper: answers to challenges, and the keys of encrypted sound. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/^((?:proxy-)?authorization:\s*\S+)[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim, '$1 …')
    .replace(/^(a=crypto:\S+ \S+)[^\r\n]*/gim, '$1 …');
