import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../dataProvider/http/apiError';
import {
  deleteAccount,
  HasClients,
  WrongPassword,
  type Call,
} from '../../../src/kinds/hosted/page/account/deleteAccount';

const refused = (status: number, message = 'no') => new ApiError(message, { status, kind: 'refused' });

/** A platform that answers each method and path as said, and otherwise with nothing in particular. */
function platform(answers: Record<string, unknown>) {
  const sent: [string, unknown][] = [];
  const call = ((path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
    const asked = `${method} ${path}`;
    sent.push([asked, body]);
    const given = answers[asked] ?? (asked === 'GET /Clients' ? [] : {});
    return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
  }) as Call;
  return { call, sent, asked: () => sent.map(([asked]) => asked) };
}

const ada = { username: 'ada', password: 'secret' };

describe('the end of an account', () => {
  it('is asked for with a password that is the user’s', async () => {
    const { call, sent } = platform({});
    await deleteAccount(call, 'a1', ada);
    expect(sent[0]).toEqual(['POST /login', ada]);
    expect(sent.at(-1)).toEqual(['DELETE /Accounts/a1', { password: 'secret' }]);
  });

  it('does not come of a wrong password, nor of a user who may not try any more', async () => {
    const { call, asked } = platform({ 'POST /login': refused(403, 'Forbidden') });
    await expect(deleteAccount(call, 'a1', ada)).rejects.toThrow(WrongPassword);
    expect(asked()).toEqual(['POST /login']);
    const lockOut = refused(403, 'Maximum login attempts reached. Please try again in 1800 seconds.');
    await expect(deleteAccount(platform({ 'POST /login': lockOut }).call, 'a1', ada)).rejects.toBe(lockOut);
  });

  it('needs no password of whoever has none', async () => {
    const { call, sent } = platform({});
    await deleteAccount(call, 'a1', undefined);
    expect(sent.at(-1)).toEqual(['DELETE /Accounts/a1', {}]);
    expect(sent).not.toContainEqual(['POST /login', expect.anything()]);
  });

  it('waits for its clients to be gone', async () => {
    const { call, asked } = platform({ 'GET /Clients': [{ account_sid: 'a1' }] });
    await expect(deleteAccount(call, 'a1', undefined)).rejects.toThrow(HasClients);
    expect(asked()).not.toContain('DELETE /Accounts/a1');
  });

  it('takes its own references to applications out first', async () => {
    const { call, asked } = platform({ 'GET /Accounts/a1': { siprec_hook_sid: 'x' } });
    await deleteAccount(call, 'a1', undefined);
    expect(asked().slice(-2)).toEqual(['PUT /Accounts/a1', 'DELETE /Accounts/a1']);
  });

  it('counts where the answer was lost and the account is gone, and only there', async () => {
    const lost = new ApiError('errors.network', { status: 0, kind: 'network' });
    const { call } = platform({ 'DELETE /Accounts/a1': lost });
    await expect(deleteAccount(call, 'a1', undefined)).rejects.toBe(lost);
    let reads = 0;
    const gone = ((path: string, options?: { method?: string }) =>
      path === '/Accounts/a1' && !options?.method && (reads += 1) > 1
        ? Promise.reject(refused(404))
        : call(path, options as never)) as Call;
    await expect(deleteAccount(gone, 'a1', undefined)).resolves.toBeUndefined();
  });
});
