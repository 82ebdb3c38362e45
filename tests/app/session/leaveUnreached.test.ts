import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveUnreached } from '../../../src/app/session/leaveUnreached';
import { drafts } from '../../../src/session/ending/drafts';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

function arrange(isLeaving = false) {
  const leave = vi.fn();
  const network = vi.fn<typeof fetch>(lost);
  const send = leaveUnreached(network, { leave, isLeaving: () => isLeaving });
  const ask = (init?: RequestInit) => send('/api/v1/Accounts', init).catch(() => undefined);
  return { leave, network, ask };
}

let closeForm = () => undefined as void;
afterEach(() => closeForm());

describe('a page whose API cannot be reached', () => {
  it('gives way when nothing has been loaded yet', async () => {
    const { leave, ask } = arrange();
    await ask();
    expect(leave).toHaveBeenCalledOnce();
  });

  it('stays once anything has been answered, be it a refusal', async () => {
    const { leave, network, ask } = arrange();
    network.mockResolvedValueOnce(new Response('', { status: 500 }));
    await ask();
    await ask();
    expect(leave).not.toHaveBeenCalled();
  });

  it('stays with a form that holds something unsaved', async () => {
    closeForm = drafts.offer('/internal/things/add', () => ({ values: { name: 'typed' }, leftOut: [] }));
    const { leave, ask } = arrange();
    await ask();
    expect(leave).not.toHaveBeenCalled();
  });

  it('stays when a save is lost: its form says so', async () => {
    const { leave, ask } = arrange();
    await ask({ method: 'POST' });
    expect(leave).not.toHaveBeenCalled();
  });

  it('is not what a request that is broken off means', async () => {
    const { leave, network, ask } = arrange();
    network.mockRejectedValue(new DOMException('', 'AbortError'));
    await ask();
    expect(leave).not.toHaveBeenCalled();
  });

  it('is not what the end of requests means while the page is being left', async () => {
    const { leave, ask } = arrange(true);
    await ask();
    expect(leave).not.toHaveBeenCalled();
  });
});
