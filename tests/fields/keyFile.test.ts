import { describe, expect, it } from 'vitest';
import { longestKeyFile, readKeyFile, summaryOf } from '../../src/fields/key-file/keyFile';

const required = ['private_key', 'client_email'];
const key = {
  private_key: '-----BEGIN PRIVATE KEY-----\ninvented\n-----END PRIVATE KEY-----\n',
  client_email: 'voice@example.com',
  project_id: 'voice',
};
const text = JSON.stringify(key);

describe('a key file', () => {
  it.each([
    ['as it is', text],
    ['with a byte-order mark', `\uFEFF${text}`],
    ['with blanks around it', `\n ${text}\n`],
  ])('is taken %s', (_, content) => {
    expect(readKeyFile(content, required)).toEqual({ text, isRepaired: false });
  });

  it.each([
    ['null', 'null'],
    ['a number', '42'],
    ['a list', '[]'],
    ['nothing', ''],
    ['no JSON', '{ private_key'],
    ['something binary', '\u0000\u0001PNG\u0000'],
  ])('that holds %s is none', (_, content) => {
    expect(readKeyFile(content, required)).toEqual({ complaint: { key: 'fields.key_file.invalid' } });
  });

  it.each([
    [{ ...key, private_key: undefined }, 'private_key'],
    [{ ...key, client_email: ' ' }, 'client_email'],
    [{}, 'private_key, client_email'],
  ])('that lacks a part is none, and says which, and nothing else of itself', (given, names) => {
    expect(readKeyFile(JSON.stringify(given), required)).toEqual({
      complaint: { key: 'fields.key_file.invalid' },
      missing: names.split(', '),
    });
  });

  it('whose line ends are written out is put right, and says so', () => {
    const written = JSON.stringify({ ...key, private_key: key.private_key.replaceAll('\n', '\\n') });
    expect(readKeyFile(written, required)).toEqual({ text, isRepaired: true });
  });

  it.each([
    [{ private_key: 'MIIEvQIBADANBgkq' }, 'fields.key_file.no_pem'],
    [{ private_key: '-----BEGIN PRIVATE KEY-----\nMIIE' }, 'fields.key_file.no_pem'],
    [{ type: 'authorized_user' }, 'fields.key_file.wrong_type'],
    [{ type: 'authorized_user', private_key: undefined }, 'fields.key_file.wrong_type'],
  ])('with %j is refused', (changes, complaint) => {
    expect(readKeyFile(JSON.stringify({ ...key, ...changes }), required)).toMatchObject({
      complaint: { key: complaint },
    });
  });

  it('of a service account is taken', () => {
    const content = JSON.stringify({ ...key, type: 'service_account' });
    expect(readKeyFile(content, required)).toEqual({ text: content, isRepaired: false });
  });

  it('of two megabytes is too large', () => {
    const content = JSON.stringify({ ...key, filling: 'x'.repeat(2_000_000) });
    expect(content.length).toBeGreaterThan(longestKeyFile);
    expect(readKeyFile(content, required)).toEqual({ complaint: { key: 'fields.key_file.too_large' } });
  });

  it('tells whose it is without the key', () => {
    expect(summaryOf(text)).toEqual({ client_email: 'voice@example.com', project_id: 'voice' });
    expect(summaryOf('null')).toBeUndefined();
  });
});
