import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loudBetween, loudnessOf } from '../../../src/kinds/calls/page/recording/loudness';
import { soundRegions, type SoundRegion } from '../../../src/kinds/calls/page/recording/soundRegions';
import { readTrace } from '../../../src/kinds/calls/page/trace/readTrace';
import type { Api } from '../../sandbox/support/api.ts';
import { serveSandbox, type Served } from '../../sandbox/support/serve.ts';

interface Call {
  trace_id: string;
  duration: number;
  recording_url: string | null;
}

interface Stretch {
  start: number;
  end: number;
}

const sampleRate = 8000;

let served: Served;
let account: Api;
let path: string;
let recorded: Call[];

beforeAll(async () => {
  served = await serveSandbox({ now: () => Date.UTC(2026, 0, 5, 12) });
  account = await served.nobody.signedIn('account', 'Account-123');
  const [{ account_sid: sid } = {}] = await account.list('/Accounts');
  path = `/Accounts/${String(sid)}`;
  const { body } = await account.get(`${path}/RecentCalls?page=1&count=500`);
  recorded = (body as { data: Call[] }).data
    .filter(({ recording_url, duration }) => recording_url?.endsWith('/wav') && duration > 20 && duration < 400)
    .slice(0, 12);
});

afterAll(() => served.close());

/** Both channels of a recording, between -1 and 1. */
async function samplesOf({ recording_url }: Call): Promise<Float32Array[]> {
  const response = await fetch(served.nobody.base + recording_url!, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  const file = Buffer.from(await response.arrayBuffer());
  const frames = (file.length - 44) / 4;
  return [0, 2].map((offset) =>
    Float32Array.from({ length: frames }, (_, index) => file.readInt16LE(44 + index * 4 + offset) / 32_768),
  );
}

/** Where something sounds, sample by sample: louder than the hum of the line, with gaps shorter than a syllable. */
function stretchesOf(samples: Float32Array): Stretch[] {
  const stretches: Stretch[] = [];
  samples.forEach((value, index) => {
    if (Math.abs(value) < 0.01) return;
    const at = index / sampleRate;
    const last = stretches.at(-1);
    if (last && at - last.end < 0.05) last.end = at;
    else stretches.push({ start: at, end: at });
  });
  return stretches;
}

interface Heard {
  regions: SoundRegion[];
  /** What sounds in each channel. */
  sounds: Stretch[][];
}

async function heardIn(call: Call): Promise<Heard> {
  const channels = await samplesOf(call);
  const { body } = await account.get(`${path}/RecentCalls/trace/${call.trace_id}`);
  const loudness = channels.map((channel) => loudnessOf(channel, sampleRate));
  const regions = soundRegions(readTrace(body), loudness, channels[0]!.length / sampleRate)!;
  return { regions, sounds: channels.map(stretchesOf) };
}

const nearest = (edges: number[], at: number) => Math.min(...edges.map((edge) => Math.abs(edge - at)));
const startsOf = (sounds: Stretch[]) => sounds.map(({ start }) => start);
const endsOf = (sounds: Stretch[]) => sounds.map(({ end }) => end);

/** How far the edges of a region are from those of the sound that it is about, in seconds. */
const distances: Record<SoundRegion['kind'], (region: SoundRegion, sounds: Stretch[][]) => number[]> = {
  speech: ({ start, end }, [caller = []]) => [nearest(startsOf(caller), start), nearest(endsOf(caller), end)],
  latency: ({ start }, [caller = []]) => [nearest(endsOf(caller), start)],
  dtmf: ({ start, end }, [caller = []]) => [
    nearest(startsOf(caller), start),
    nearest([...endsOf(caller), start + 0.1], end),
  ],
  tts: ({ end }, [, platform = []]) => [nearest(startsOf(platform), end)],
  /* The application is asked in silence. */
  hook: () => [],
};

/** Gathers that ended without a word are as long as the gather. */
const isHeard = ({ kind, facts }: SoundRegion) => kind !== 'speech' || facts[0]?.isKey !== true;

describe('regions of a recording', () => {
  it('begin and end within 50 ms of what is heard', async () => {
    const all = await Promise.all(recorded.map(heardIn));
    const measured = all.flatMap(({ regions, sounds }) =>
      regions.filter(isHeard).map((region) => ({ kind: region.kind, off: distances[region.kind](region, sounds) })),
    );
    const kinds = new Set(measured.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['dtmf', 'hook', 'latency', 'speech', 'tts']);
    expect(measured.filter(({ off }) => off.some((distance) => distance > 0.05))).toEqual([]);
  });

  it('are found by the sound alone where the recogniser does not tell its latency', async () => {
    const call = recorded[0]!;
    const [caller] = await samplesOf(call);
    const { body } = await account.get(`${path}/RecentCalls/trace/${call.trace_id}`);
    const text = JSON.stringify(body).replaceAll('stt.latency_ms', 'stt.other');
    const loudness = [loudnessOf(caller!, sampleRate)];
    const waits = soundRegions(readTrace(JSON.parse(text)), loudness, caller!.length / sampleRate)!.filter(
      ({ kind }) => kind === 'latency',
    );
    const ends = endsOf(stretchesOf(caller!));
    expect(waits.length).toBeGreaterThan(0);
    expect(waits.filter(({ start }) => nearest(ends, start) > 0.05)).toEqual([]);
  });
});

interface Made {
  name: string;
  from?: number;
  to?: number;
  attributes?: Record<string, string>;
}

const nanoseconds = (milliseconds: number) => `${1_772_618_400_000 + milliseconds}000000`;

/** A trace whose recording begins a second after the call. Moments in milliseconds. */
const traceOf = (made: Made[]) =>
  readTrace({
    resourceSpans: [
      {
        scopeSpans: [
          {
            spans: [{ name: 'incoming-call' }, { name: 'background-record:listen', from: 1000, to: 9000 }, ...made].map(
              ({ name, from = 0, to = from, attributes = {} }: Made, index) => ({
                spanId: `s${index}`,
                name,
                startTimeUnixNano: nanoseconds(from),
                endTimeUnixNano: nanoseconds(to),
                attributes: Object.entries(attributes).map(([key, stringValue]) => ({ key, value: { stringValue } })),
              }),
            ),
          },
        ],
      },
    ],
  });

describe('a region', () => {
  it('of a short keypress can still be seen', () => {
    const regions = soundRegions(
      traceOf([{ name: 'dtmf:5', from: 3000, attributes: { dtmf: '5', duration: '40ms' } }]),
      undefined,
      8,
    );
    expect(regions).toMatchObject([{ kind: 'dtmf', text: '5' }]);
    expect(regions![0]!.end - regions![0]!.start).toBeCloseTo(0.1);
  });

  it.each([
    ['a hook without a body', { name: 'verb:hook (POST https://x.example)', attributes: { 'http.statusCode': '200' } }],
    ['a hook that tells nothing', { name: 'verb:hook', attributes: { 'http.body': '{"reason":"timeout"}' } }],
    ['a voice from the cache', { name: 'tts-generation', attributes: { 'tts.vendor': 'x', 'tts.cached': 'true' } }],
    ['a key without a length', { name: 'dtmf:1', attributes: { dtmf: '1' } }],
    ['what ended before the recording', { name: 'dtmf:1', attributes: { dtmf: '1', duration: '60ms' }, from: 100 }],
  ])('is not made of %s', (_what, span) => {
    expect(soundRegions(traceOf([{ from: 2000, to: 3000, ...span }]), undefined, 8)).toEqual([]);
  });

  it('of a gather without a word says so', () => {
    const gather = { name: 'verb:gather{}', from: 2000, to: 4000, attributes: { 'stt.resolve': 'timeout' } };
    expect(soundRegions(traceOf([gather]), undefined, 8)).toMatchObject([
      { kind: 'speech', facts: [{ value: 'calls.facts.speech_timeout' }, { value: 'timeout' }] },
    ]);
  });

  it('is made of none where the trace does not say when the recording began', () => {
    expect(soundRegions({ spans: [], duration: 0 }, undefined, 8)).toBeUndefined();
  });
});

describe('loudness', () => {
  const loud = (from: number, to: number, length = 100) =>
    Float32Array.from({ length }, (_, index) => (index >= from && index < to ? 0.031 : 0.03));

  it('is speech above 0.03 for five hundredths of a second', () => {
    expect(loudBetween(loud(20, 25), 0, 1)).toEqual({ start: 0.2, end: 0.27 });
    expect(loudBetween(loud(20, 24), 0, 1)).toBeUndefined();
    expect(loudBetween(undefined, 0, 1)).toBeUndefined();
  });

  it('is the largest amplitude of each hundredth of a second', () => {
    const samples = Float32Array.from({ length: 160 }, (_, index) => (index === 90 ? -0.5 : 0.1));
    expect([...loudnessOf(samples, sampleRate)]).toEqual([Math.fround(0.1), -0.5]);
  });
});
