import type { Span } from './readTrace';
import { durationText, valueText } from './spanTexts';

/** Something that a span says. A value that stands in the texts, too, is a key of theirs. */
export interface Fact {
  /** Key of the text that says what it is; the attribute's own name where no text does. */
  label: string;
  value: string;
  isKey?: boolean;
}

export interface FactGroup {
  /** Key of its heading. */
  title: string;
  facts: Fact[];
}

type Attributes = Span['attributes'];

const textOf = (value: unknown) => (value === undefined || value === null ? '' : valueText(value));

const fact = (label: string, value: unknown): Fact[] => {
  const text = textOf(value);
  return text === '' ? [] : [{ label, value: text }];
};

const latency = (label: string, value: unknown): Fact[] => {
  const milliseconds = millisecondsIn(value);
  return milliseconds === undefined ? fact(label, value) : fact(label, durationText(milliseconds));
};

/** Milliseconds of `412`, `"412"` or `"120ms"`; undefined for what is no number. */
export function millisecondsIn(value: unknown): number | undefined {
  const [, digits] = /^\s*(\d+(?:\.\d+)?)\s*(?:ms)?\s*$/.exec(textOf(value)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether an attribute says yes, whichever way its platform writes that. */
export const isYes = (value: unknown): boolean => value === true || value === 'true' || value === 1;

/** What was understood, as a recogniser says it: a list where several results came. */
interface SttResult {
  vendor?: { name?: unknown };
  language_code?: unknown;
  alternatives?: { transcript?: unknown; confidence?: unknown }[];
}

/** The result of a recognition, where there is one that can be read. */
export function sttResultOf({ 'stt.result': result }: Attributes): SttResult | undefined {
  if (typeof result !== 'string') return undefined;
  try {
    const [read] = [JSON.parse(result) as unknown].flat();
    return read !== null && typeof read === 'object' ? read : undefined;
  } catch {
    return undefined;
  }
}

const isOfStt = (key: string) => key.startsWith('stt.');

/** What was understood, and how long that took. */
export function sttFacts(attributes: Attributes): Fact[] {
  if (!Object.keys(attributes).some(isOfStt)) return [];
  const { vendor, language_code, alternatives } = sttResultOf(attributes) ?? {};
  const [best] = Array.isArray(alternatives) ? alternatives : [];
  const nothing =
    attributes['stt.resolve'] === 'timeout' ? 'calls.facts.speech_timeout' : ('calls.facts.speech_ended' as const);
  const transcript = fact('calls.facts.transcript', best?.transcript);
  return [
    ...(transcript.length > 0
      ? transcript
      : [{ label: 'calls.facts.transcript', value: nothing, isKey: true } satisfies Fact]),
    ...fact('calls.facts.vendor', vendor?.name),
    ...(best?.confidence ? fact('calls.facts.confidence', best.confidence) : []),
    ...fact('calls.facts.language', language_code),
    ...latency('calls.facts.latency', attributes['stt.latency_ms']),
    ...fact('calls.facts.resolved', attributes['stt.resolve']),
  ];
}

const ttsLabels = [
  ['calls.facts.vendor', 'tts.vendor'],
  ['calls.facts.language', 'tts.language'],
  ['calls.facts.voice', 'tts.voice'],
] as const;

/** Whose voice it was, and how soon it spoke. */
export function ttsFacts(attributes: Attributes): Fact[] {
  const cached = attributes['tts.cached'];
  return [
    ...ttsLabels.flatMap(([label, key]) => fact(label, attributes[key])),
    ...(cached === undefined
      ? []
      : [
          {
            label: 'calls.facts.cached',
            value: isYes(cached) ? 'calls.facts.yes' : 'calls.facts.no',
            isKey: true,
          } satisfies Fact,
        ]),
    ...latency('calls.facts.first_byte', attributes.time_to_first_byte_ms),
  ];
}

/** What the application was asked, and what it said. */
export const httpFacts = (attributes: Attributes): Fact[] => [
  ...fact('calls.facts.status', attributes['http.statusCode']),
  ...fact('calls.facts.hook', attributes['app.hook']),
  ...fact('calls.trace.request', attributes['http.body']),
  ...fact('calls.trace.response', attributes['app.tasks']),
];

/** The key that was pressed. */
export const dtmfFacts = (attributes: Attributes): Fact[] =>
  attributes.dtmf === undefined
    ? []
    : [...fact('calls.facts.digit', attributes.dtmf), ...latency('calls.facts.duration', attributes.duration)];

/** Attributes that the facts above are made of; the whole result stays among the others: it says more than they do. */
const told = new Set([
  'stt.resolve',
  'stt.latency_ms',
  'tts.vendor',
  'tts.language',
  'tts.voice',
  'tts.cached',
  'time_to_first_byte_ms',
  'http.statusCode',
  'app.hook',
  'http.body',
  'app.tasks',
  'dtmf',
]);

const isTold = (key: string, attributes: Attributes) =>
  told.has(key) || (key === 'duration' && attributes.dtmf !== undefined);

const otherFacts = (attributes: Attributes): Fact[] =>
  Object.entries(attributes)
    .filter(([key]) => !isTold(key, attributes))
    .flatMap(([key, value]) => fact(key, value));

/** All that attributes say, what belongs together under one heading; attributes that only newer platforms write as they are. */
export const factsIn = (attributes: Attributes): FactGroup[] =>
  [
    { title: 'calls.facts.stt', facts: sttFacts(attributes) },
    { title: 'calls.facts.tts', facts: ttsFacts(attributes) },
    { title: 'calls.facts.http', facts: httpFacts(attributes) },
    { title: 'calls.facts.dtmf', facts: dtmfFacts(attributes) },
    { title: 'calls.facts.others', facts: otherFacts(attributes) },
  ].filter(({ facts }) => facts.length > 0);
