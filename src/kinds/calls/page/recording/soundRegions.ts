import {
  dtmfFacts,
  httpFacts,
  isYes,
  millisecondsIn,
  sttFacts,
  sttResultOf,
  ttsFacts,
  type Fact,
} from '../trace/facts';
import type { CallTrace, Span } from '../trace/readTrace';
import { durationText } from '../trace/spanTexts';
import { loudBetween } from './loudness';

export type RegionKind = 'speech' | 'latency' | 'dtmf' | 'tts' | 'hook';

/** A stretch of a recording, and what the trace says of it. Moments are seconds since the recording began. */
export interface SoundRegion {
  id: string;
  kind: RegionKind;
  /** The caller is heard in the first, the platform in the second. */
  channel: 0 | 1;
  start: number;
  end: number;
  /** What stands on it. */
  text: string;
  facts: Fact[];
}

/** The loudness of each channel; undefined where the recording was not decoded. */
export type Loudness = readonly Float32Array[] | undefined;

/** The least of a keypress, and of an answer of the application, that can be seen (specification 2, section 9). */
const [leastDtmf, leastHook] = [0.1, 0.05];
/** The beginning of a gather is not heard yet. */
const beforeSpeech = 0.05;

const seconds = (value: number) => `${value.toFixed(2)}s`;

interface Heard {
  span: Span;
  /** Of the span itself, in seconds since the recording began. */
  start: number;
  end: number;
  loudness: Loudness;
}

const secondsOf = (facts: Fact[], value: number): Fact[] => [
  ...facts,
  { label: 'calls.facts.latency', value: durationText(value * 1000) },
];

/** When the caller stopped speaking: as the recogniser says, else as it is heard. */
function speechEnd({ span, end }: Heard, heardEnd: number | undefined, hook: number): number | undefined {
  const latency = millisecondsIn(span.attributes['stt.latency_ms']);
  return latency === undefined ? heardEnd : end - latency / 1000 - hook;
}

/** What the caller said, and how long the recogniser took from its end. */
function speechRegions(heard: Heard, channel: 0 | 1): SoundRegion[] {
  const { span, start, end, loudness } = heard;
  const { attributes, children, id } = span;
  const hook = (children.find(({ name }) => name.includes('verb:hook'))?.duration ?? 0) / 1000;
  const isSpeech = sttResultOf(attributes) !== undefined;
  const loud = isSpeech ? loudBetween(loudness?.[channel], start + beforeSpeech, end - hook) : undefined;
  const said = speechEnd(heard, loud?.end, hook);
  const facts = sttFacts(attributes).filter(({ label }) => label !== 'calls.facts.latency');
  const latency = isSpeech && said !== undefined ? end - said - hook : undefined;
  const speech: SoundRegion = {
    id,
    kind: 'speech',
    channel,
    start: loud?.start ?? start + beforeSpeech,
    end: isSpeech ? (said ?? end) : end,
    text: '',
    facts: latency === undefined ? facts : secondsOf(facts, latency),
  };
  if (latency === undefined || said === undefined || latency <= 0 || attributes['stt.resolve'] !== 'speech')
    return [speech];
  const wait: SoundRegion = {
    ...speech,
    id: `${id}latency`,
    kind: 'latency',
    start: said,
    end: end - hook,
    text: seconds(latency),
    facts: secondsOf([], latency),
  };
  return [speech, wait];
}

function dtmfRegion({ span, start }: Heard): SoundRegion[] {
  const { attributes, id } = span;
  const duration = millisecondsIn(attributes.duration);
  if (attributes.dtmf === undefined || duration === undefined) return [];
  const text =
    typeof attributes.dtmf === 'string' || typeof attributes.dtmf === 'number' ? String(attributes.dtmf) : '';
  const end = start + Math.max(duration / 1000, leastDtmf);
  return [{ id, kind: 'dtmf', channel: 0, start, end, text, facts: dtmfFacts(attributes) }];
}

/** How long the caller waited for a voice that had to be made first. */
function ttsRegion({ span, start, end }: Heard): SoundRegion[] {
  const { attributes, id } = span;
  if (!attributes['tts.vendor'] || attributes['tts.cached'] === undefined || isYes(attributes['tts.cached'])) return [];
  const firstByte = millisecondsIn(attributes.time_to_first_byte_ms);
  const until = firstByte === undefined ? end : start + firstByte / 1000;
  const text = seconds(until - start);
  return [
    { id, kind: 'tts', channel: 1, start, end: until, text, facts: secondsOf(ttsFacts(attributes), until - start) },
  ];
}

/** How long the application took to say what to do with what was heard; some platforms write no body into the trace. */
function hookRegion({ span, start, end }: Heard): SoundRegion[] {
  const { attributes, id, duration } = span;
  const body = attributes['http.body'];
  if (typeof body !== 'string' || !/"reason":\s*"(speech|dtmf)Detected"/.test(body)) return [];
  const until = Math.max(end, start + leastHook);
  const facts = secondsOf(httpFacts(attributes), duration / 1000);
  return [{ id, kind: 'hook', channel: 0, start, end: until, text: seconds(duration / 1000), facts }];
}

function regionsOf(heard: Heard): SoundRegion[] {
  const { name } = heard.span;
  if (name.includes(':gather{')) return speechRegions(heard, 0);
  const [, listener] = /^stt-listen:(\d+)/.exec(name) ?? [];
  if (listener !== undefined) return speechRegions(heard, Number(listener) > 1 ? 1 : 0);
  if (name.includes('dtmf:')) return dtmfRegion(heard);
  if (name.includes('tts-generation')) return ttsRegion(heard);
  return name.includes('verb:hook') ? hookRegion(heard) : [];
}

/**
 * What was heard in a recording, by the trace of its call, in order.
 * @param length of the recording, in seconds
 * @returns undefined where the trace does not say when the recording began
 */
export function soundRegions({ spans }: CallTrace, loudness: Loudness, length: number): SoundRegion[] | undefined {
  const anchor = spans.find(({ name }) => name.includes('background-record:listen'));
  if (!anchor) return undefined;
  const since = (milliseconds: number) => (milliseconds - anchor.from) / 1000;
  return spans
    .flatMap((span) => regionsOf({ span, start: since(span.from), end: since(span.from + span.duration), loudness }))
    .filter(({ start, end }) => end > 0 && start < length && end > start)
    .map((region) => ({ ...region, start: Math.max(0, region.start), end: Math.min(length, region.end) }))
    .sort((one, other) => one.start - other.start);
}
