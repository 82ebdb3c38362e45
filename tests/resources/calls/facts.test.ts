import { describe, expect, it } from 'vitest';
import { factsIn, millisecondsIn } from '../../../src/kinds/calls/page/trace/facts';
import { tickStep } from '../../../src/kinds/calls/page/trace/spanTexts';

const shown = (attributes: Record<string, unknown>) =>
  factsIn(attributes).map(({ title, facts }) => [title, ...facts.map(({ label, value }) => [label, value])]);

describe('what a span says', () => {
  it('of a recognition is told by its transcript, vendor and latency', () => {
    const result = {
      vendor: { name: 'google' },
      language_code: 'en-US',
      alternatives: [{ transcript: 'yes', confidence: 0.9 }],
    };
    expect(
      shown({
        'stt.resolve': 'speech',
        'stt.result': JSON.stringify(result),
        'stt.latency_ms': 412,
        'verb.summary': 'x',
      }),
    ).toEqual([
      [
        'calls.facts.stt',
        ['calls.facts.transcript', 'yes'],
        ['calls.facts.vendor', 'google'],
        ['calls.facts.confidence', '0.9'],
        ['calls.facts.language', 'en-US'],
        ['calls.facts.latency', '412ms'],
        ['calls.facts.resolved', 'speech'],
      ],
      ['calls.facts.others', ['stt.result', expect.stringContaining('"google"')], ['verb.summary', 'x']],
    ]);
  });

  it.each([
    ['timeout', 'calls.facts.speech_timeout'],
    ['killed', 'calls.facts.speech_ended'],
  ])('of a recognition that ended by %s is %s', (resolve, text) => {
    expect(factsIn({ 'stt.resolve': resolve })[0]?.facts[0]).toEqual({
      label: 'calls.facts.transcript',
      value: text,
      isKey: true,
    });
  });

  it.each(['not JSON', '[]', 'null', '{"alternatives":"x"}', '{"vendor":null}'])(
    'of a recognition whose result is %s is still told',
    (result) => {
      expect(factsIn({ 'stt.result': result }).map(({ title }) => title)).toEqual([
        'calls.facts.stt',
        'calls.facts.others',
      ]);
    },
  );

  it('of a voice is told by its vendor, whether it was kept, and its first byte', () => {
    expect(shown({ 'tts.vendor': 'google', 'tts.cached': false, time_to_first_byte_ms: '340' })).toEqual([
      [
        'calls.facts.tts',
        ['calls.facts.vendor', 'google'],
        ['calls.facts.cached', 'calls.facts.no'],
        ['calls.facts.first_byte', '340ms'],
      ],
    ]);
  });

  it('of a webhook is told by its status, and by what was asked and answered', () => {
    expect(
      shown({ 'http.statusCode': 200, 'http.body': '{"a":1}', 'app.hook': 'https://x.example', 'app.tasks': '[]' }),
    ).toEqual([
      [
        'calls.facts.http',
        ['calls.facts.status', '200'],
        ['calls.facts.hook', 'https://x.example'],
        ['calls.trace.request', '{\n  "a": 1\n}'],
        ['calls.trace.response', '[]'],
      ],
    ]);
  });

  it('of a key is told by the key and how long it was pressed', () => {
    expect(shown({ dtmf: '#', duration: '120ms' })).toEqual([
      ['calls.facts.dtmf', ['calls.facts.digit', '#'], ['calls.facts.duration', '120ms']],
    ]);
    expect(shown({ duration: '120ms' })).toEqual([['calls.facts.others', ['duration', '120ms']]]);
  });
});

it.each([
  [412, 412],
  ['412', 412],
  ['120ms', 120],
  ['fast', undefined],
  [undefined, undefined],
])('%j is %s milliseconds', (value, milliseconds) => {
  expect(millisecondsIn(value)).toBe(milliseconds);
});

it.each([
  [1000, 100],
  [1500, 200],
  [4200, 500],
  [61_000, 10_000],
])('a stretch of %d ms has a mark each %d ms', (stretch, step) => {
  expect(tickStep(stretch)).toBe(step);
});
