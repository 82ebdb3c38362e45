import { describe, expect, it } from 'vitest';
import { linesThat, readLine } from '../../../src/kinds/calls/page/logLines';

describe('a line of the logs', () => {
  it.each([
    [1_772_618_400_444, '2026-03-04 10:00:00Z'],
    ['2026-03-04T10:00:00.444Z', '2026-03-04 10:00:00Z'],
    /* The hour that Berlin has twice. */
    ['2026-10-25T02:30:00+02:00', '2026-10-25 00:30:00Z'],
    ['2026-10-25T02:30:00+01:00', '2026-10-25 01:30:00Z'],
  ])('of %s says when in UTC: %s', (time, said) => {
    const line = readLine(JSON.stringify({ level: 30, time, msg: 'hello' }));
    expect(line).toMatchObject({ time: said, level: 'info', message: 'hello' });
    expect(JSON.parse(line.text)).toEqual({ level: 30, time: said, msg: 'hello' });
  });

  it('is laid out with two blanks, as it is copied', () => {
    expect(readLine('{"level":50,"msg":"no answer","err":{"code":503}}').text).toBe(
      '{\n  "level": 50,\n  "msg": "no answer",\n  "err": {\n    "code": 503\n  }\n}',
    );
  });

  it.each(['plain words', '{"half":', '["a"]', '42', 'null', ''])('%j stays as it is', (text) => {
    expect(readLine(text)).toMatchObject({ time: undefined, level: undefined, message: text, text });
  });

  it.each(['soon', '', null, {}, [1]])('with a time of %j says none, and shows what there is', (time) => {
    const line = readLine(JSON.stringify({ level: 30, time, msg: 'x' }));
    expect(line.time).toBeUndefined();
    expect(JSON.parse(line.text)).toMatchObject({ time });
  });

  it('without a message shows the whole', () => {
    expect(readLine('{"level":40,"callSid":"c1"}').message).toBe('{"level":40,"callSid":"c1"}');
  });
});

describe('lines', () => {
  const line = (level: unknown, msg: string) => readLine(JSON.stringify({ level, msg }));
  const lines = [
    ...[
      line(10, 'ten'),
      line(20, 'twenty'),
      line(30, 'thirty'),
      line(40, 'forty'),
      line(50, 'fifty'),
      line(60, 'sixty'),
    ],
    ...[line('WARN', 'in words'), line(45, 'between'), line('notice', 'unheard of'), readLine('no JSON at all')],
  ];
  const messages = (level: string, text = '') => linesThat(lines, level, text).map(({ message }) => message);

  it.each([
    ['', []],
    ['trace', []],
    ['debug', ['ten']],
    ['info', ['ten', 'twenty']],
    ['warn', ['ten', 'twenty', 'thirty', 'no JSON at all']],
    ['error', ['ten', 'twenty', 'thirty', 'forty', 'in words', 'between', 'no JSON at all']],
    ['fatal', ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'in words', 'between', 'no JSON at all']],
  ])('from the level %j leave out those that are known to be less grave', (level, leftOut) => {
    const shown = messages(level);
    expect(messages('').filter((message) => !shown.includes(message))).toEqual(leftOut);
  });

  it('with a text are found whatever its case, anywhere in them, and together with a level', () => {
    expect(messages('', ' FIFTY ')).toEqual(['fifty']);
    expect(messages('', '"level": 60')).toEqual(['sixty']);
    expect(messages('error', 'forty')).toEqual([]);
    expect(messages('', '.*')).toEqual([]);
  });
});
