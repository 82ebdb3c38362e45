import { describe, expect, it, vi } from 'vitest';
import { createReachability } from '../../../src/app/session/reachability';

describe('whether the API can be reached', () => {
  it('is lost with a request that never arrives and back with the next answer', async () => {
    const send = vi
      .fn<typeof fetch>()
      .mockRejectedValueOnce(new TypeError('failed'))
      .mockResolvedValueOnce(new Response('', { status: 500 }));
    const reachability = createReachability(send);
    const seen: boolean[] = [];
    reachability.subscribe(() => seen.push(reachability.isReachable()));
    await expect(reachability.fetch('/x')).rejects.toThrow('failed');
    await reachability.fetch('/x');
    expect(seen).toEqual([false, true]);
  });

  it('is not lost by a request that was cancelled', async () => {
    const cancelled = new DOMException('stop', 'AbortError');
    const reachability = createReachability(vi.fn<typeof fetch>().mockRejectedValue(cancelled));
    await expect(reachability.fetch('/x')).rejects.toBe(cancelled);
    expect(reachability.isReachable()).toBe(true);
  });
});
