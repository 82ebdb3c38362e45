import { describe, expect, it } from 'vitest';
import { fieldTypes } from '../../src/fields/registry';
import '../../src/fields/ofEveryResource';
import '../../src/kinds/fieldTypes';
import { fieldOf } from '../schema/support/things';

const sent = (type: string, value: unknown, options = {}) =>
  fieldTypes.require(type).toWire?.(value, fieldOf({ type, options }));

/* Every input of one line, and what it sends of a text that was copied along with what nobody sees. */
const oneLine = ['text', 'host', 'url', 'email', 'secret', 'comma-list'];

describe('what is typed into one line', () => {
  it.each(
    oneLine.flatMap((type) =>
      ['\u200b', '\u202d', '\u202c', '\ufeff', '\u2060', '\u00ad', '\ufe0d', '\u0007'].map((sign) => [type, sign]),
    ),
  )('as %s goes without %j', (type, sign) => expect(sent(type, `${sign}a.b${sign}c${sign}`)).toBe('a.bc'));

  it.each(oneLine)('as %s is nothing where there is nothing to see', (type) => {
    expect(sent(type, ' \u200b\t\u00a0')).toBeNull();
  });

  it.each([
    ['a tab', 'Front\tdesk'],
    ['a line end', 'Front\ndesk'],
    ['a hard blank', 'Front\u00a0desk'],
    ['a thin blank', 'Front\u2009desk'],
  ])('has a blank for %s', (_, typed) => expect(sent('text', typed)).toBe('Front desk'));

  it.each(['Nachtdienst 👩‍🚒', 'Herz ❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Łódź', '東京'])('keeps %s as it is', (typed) => {
    expect(sent('text', typed)).toBe(typed);
  });

  it('leaves a password alone', () => {
    expect(fieldTypes.require('password')).not.toHaveProperty('toWire');
  });
});

describe('a text of several lines', () => {
  it('keeps its lines and tabs, and loses what nobody sees', () => {
    expect(sent('multiline', ' one\u200b\n\ttwo \n')).toBe('one\n\ttwo');
  });
});

describe('a webhook', () => {
  it('has its address and user cleaned, and its password as it is', () => {
    expect(
      sent('webhook', { url: '\u200bhttps://x.example/a ', method: 'POST', username: 'a\u200bnn', password: ' p ' }),
    ).toEqual({ url: 'https://x.example/a', method: 'POST', username: 'ann', password: ' p ' });
  });

  const notesOn = (url: string) =>
    fieldTypes.require('webhook').notes?.({ url, method: 'POST' }, fieldOf({ type: 'webhook' }));

  it('with user and password in its address is warned of, and offers to move them', () => {
    expect(notesOn('https://user:p%40ss@x.example/a?b=c')).toEqual([
      {
        key: 'fields.webhook.in_address',
        severity: 'warning',
        offer: {
          key: 'fields.webhook.move_credentials',
          value: { url: 'https://x.example/a?b=c', method: 'POST', username: 'user', password: 'p@ss' },
        },
      },
    ]);
  });

  it.each(['ws://localhost:3000', 'http://127.0.0.1/x', 'https://[::1]/x', 'http://a.localhost'])(
    '%s is warned of: it leads the platform to itself',
    (url) => expect(notesOn(url)).toEqual([{ key: 'rules.host.own', severity: 'warning' }]),
  );

  it.each(['https://x.example/a@b', 'https://x.example?q=a:b@c', 'http://10.0.0.1', ''])('%s is fine', (url) => {
    expect(notesOn(url)).toEqual([]);
  });
});
