import { describe, expect, it } from 'vitest';
import { readTrace } from '../../../src/kinds/calls/page/trace/readTrace';
import { durationText, exchangesIn, shortName, spansThat } from '../../../src/kinds/calls/page/trace/spanTexts';

const start = 1_772_618_400_000_000_000n;

interface Made {
  id: string;
  parent?: string;
  name?: string;
  /** Nanoseconds since the start. */
  from?: number;
  to?: number;
  attributes?: Record<string, object>;
}

const wire = ({ id, parent, name = id, from = 0, to = from, attributes = {} }: Made) => ({
  spanId: id,
  parentSpanId: parent,
  name,
  startTimeUnixNano: String(start + BigInt(from)),
  endTimeUnixNano: String(start + BigInt(to)),
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
});

const traceOf = (made: Made[], group = 'scopeSpans') =>
  readTrace({ resourceSpans: [{ [group]: [{ spans: made.map(wire) }] }] });

describe('a trace', () => {
  it.each(['scopeSpans', 'instrumentationLibrarySpans'])('in %s is a tree in the order of its starts', (group) => {
    const { spans } = traceOf(
      [
        { id: 'c', parent: 'a', from: 30 },
        { id: 'a', parent: '' },
        { id: 'd', parent: 'b', from: 20 },
        { id: 'b', parent: 'a', from: 10 },
      ],
      group,
    );
    expect(spans.map(({ id, depth }) => [id, depth])).toEqual([
      ['a', 0],
      ['b', 1],
      ['d', 2],
      ['c', 1],
    ]);
  });

  it('keeps nanoseconds apart', () => {
    const { spans, duration } = traceOf([
      { id: 'a', to: 2_500_000 },
      { id: 'b', parent: 'a', from: 1, to: 250_001 },
    ]);
    expect(spans.map(({ from, duration: length }) => [from, length])).toEqual([
      [0, 2.5],
      [0.000_001, 0.25],
    ]);
    expect(duration).toBe(2.5);
  });

  it('shows spans whose parent was never sent', () => {
    const { spans } = traceOf([
      { id: 'a', parent: '0000000000000000' },
      { id: 'b', parent: 'gone', from: 5 },
    ]);
    expect(spans.map(({ id, isOrphan }) => [id, isOrphan])).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  it('shows spans that are each other’s parents', () => {
    const { spans } = traceOf([
      { id: 'a', parent: 'b' },
      { id: 'b', parent: 'a', from: 1 },
      { id: 'c', from: 2 },
    ]);
    expect(spans.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
  });

  it('says nothing of what the tracing itself writes', () => {
    const attributes = {
      'telemetry.sdk.language': { stringValue: 'x' },
      'internal.span.format': { stringValue: 'proto' },
      'http.statusCode': { intValue: '503' },
      'stt.confidence': { doubleValue: 0.5 },
      'tts.cached': { boolValue: false },
      list: { arrayValue: { values: [{ stringValue: 'one' }, { intValue: 2 }] } },
    };
    expect(traceOf([{ id: 'a', attributes }]).spans[0]?.attributes).toEqual({
      'http.statusCode': 503,
      'stt.confidence': 0.5,
      'tts.cached': false,
      list: ['one', 2],
    });
  });

  it.each([undefined, null, {}, [], 'x', { resourceSpans: [{ scopeSpans: [{ spans: [{ name: 'no start' }] }] }] }])(
    'made of %j is empty',
    (body) => {
      expect(readTrace(body)).toEqual({ spans: [], duration: 0 });
    },
  );

  it('of 5,000 spans within each other is read', () => {
    const made = Array.from({ length: 5000 }, (_, index) => ({
      id: `s${index}`,
      parent: index === 0 ? '' : `s${index - 1}`,
      from: index,
    }));
    const { spans } = traceOf(made);
    expect(spans).toHaveLength(5000);
    expect(spans.at(-1)?.depth).toBe(4999);
  });

  it('tells what the application was asked, also where no body was written', () => {
    const { spans } = traceOf([
      { id: 'root' },
      {
        id: 'hook',
        parent: 'root',
        name: 'verb:hook (POST https://voice.example.com/next)',
        attributes: {
          'http.statusCode': { intValue: '200' },
          'http.body': { stringValue: '{"reason":"timeout"}' },
          'app.tasks': { stringValue: '[]' },
        },
      },
      {
        id: 'bare',
        parent: 'root',
        from: 1,
        name: 'verb:hook (POST https://voice.example.com/next)',
        attributes: { 'http.statusCode': { intValue: '503' } },
      },
    ]);
    expect(exchangesIn(spans)).toMatchObject([
      { url: 'https://voice.example.com/next', status: '200', request: '{\n  "reason": "timeout"\n}', response: '[]' },
      { url: 'https://voice.example.com/next', status: '503', request: '', response: '' },
    ]);
    expect(spansThat(spans, 'TIMEOUT').map(({ id }) => id)).toEqual(['hook']);
  });
});

it('names are cut at 36 characters', () => {
  expect(shortName('a'.repeat(36))).toBe('a'.repeat(36));
  expect(shortName('a'.repeat(37))).toBe(`${'a'.repeat(36)}...`);
});

it.each([
  [0.25, '0.25ms'],
  [17.6, '18ms'],
  [2100, '2.10s'],
  [184_000, '3m 4s'],
])('%d ms is written as %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});
