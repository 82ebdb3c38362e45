import { describe, expect, it, vi } from 'vitest';
import { leaveWithSession } from '../../../src/app/session/leaveWithSession';
import type { Session } from '../../../src/session/session';
import { buildSession } from '../../support/builders';

function follow() {
  let session: Session | undefined = buildSession();
  let tell: () => void = () => undefined;
  const exits = { leave: vi.fn(), reload: vi.fn(), here: () => '/internal/things' };
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => undefined;
  };
  leaveWithSession({ getSession: () => session, subscribe }, exits);
  const change = (to: Session | undefined) => {
    session = to;
    tell();
  };
  return { exits, change };
}

describe('when the session changes', () => {
  it('the console is left with it', () => {
    const { exits, change } = follow();
    change(undefined);
    expect(exits.leave).toHaveBeenCalledOnce();
  });

  it('the console starts anew for another user', () => {
    const { exits, change } = follow();
    change(buildSession({ user_sid: 'somebody-else' }));
    expect(exits.reload).toHaveBeenCalledOnce();
  });

  it('the console stays for another provider', () => {
    const { exits, change } = follow();
    change(buildSession({ current_service_provider_sid: 'sp-2' }));
    expect([exits.leave.mock.calls, exits.reload.mock.calls]).toEqual([[], []]);
  });
});
