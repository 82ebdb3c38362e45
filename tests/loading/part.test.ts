// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dailyWork, loadDailyWork } from '../../src/loading/dailyWork';
import { part } from '../../src/loading/part';
import { PartMissingError } from '../../src/loading/partMissing';

/** As a browser says it. */
const noFile = () => new TypeError('Failed to fetch dynamically imported module: /assets/work.js');

const serverAnswers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

afterEach(() => vi.unstubAllGlobals());

describe('a part', () => {
  it('is asked for once, and then there', async () => {
    const ask = vi.fn(() => Promise.resolve('the forms'));
    const forms = part(ask);
    expect(forms.now()).toBeUndefined();
    await Promise.all([forms.load(), forms.load()]);
    expect(forms.now()).toBe('the forms');
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is asked for once more where it did not come', async () => {
    const forms = part(vi.fn(() => Promise.resolve('the forms')).mockRejectedValueOnce(noFile()));
    await expect(forms.load()).resolves.toBe('the forms');
  });

  it.each([
    ['has another version now', () => Promise.resolve(new Response()), 'new_version'],
    ['answers with an error', () => Promise.resolve(new Response(null, { status: 502 })), 'unreachable'],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ])('that is missing says that the server %s', async (_what, answer, reason) => {
    serverAnswers(answer);
    await expect(part(() => Promise.reject(noFile())).load()).rejects.toMatchObject({ reason });
  });

  it('that is a page instead of a script is missing', async () => {
    serverAnswers(() => Promise.resolve(new Response()));
    const page = part(() => Promise.reject(new SyntaxError("Unexpected token '<'")));
    await expect(page.load()).rejects.toBeInstanceOf(PartMissingError);
  });

  it('that throws by itself is not taken for a missing one', async () => {
    const broken = part(() => Promise.reject(new Error('registered twice')));
    await expect(broken.load()).rejects.toThrow('registered twice');
  });

  it('can be asked for again after it was missing', async () => {
    serverAnswers(() => Promise.resolve(new Response()));
    const ask = vi
      .fn(() => Promise.resolve('the forms'))
      .mockRejectedValueOnce(noFile())
      .mockRejectedValueOnce(noFile());
    const forms = part(ask);
    await expect(forms.load()).rejects.toBeInstanceOf(PartMissingError);
    await expect(forms.load()).resolves.toBe('the forms');
  });
});

describe('what daily work needs', () => {
  it('comes as a whole with the first of it', async () => {
    const forms = dailyWork(() => Promise.resolve('the forms'));
    const dialogs = dailyWork(() => Promise.resolve('the dialogs'));
    await forms.load();
    expect(dialogs.now()).toBe('the dialogs');
  });

  it('is told to be missing only when nothing is under way any more', async () => {
    serverAnswers(() => Promise.resolve(new Response()));
    const slow = vi
      .fn(() => Promise.resolve('slow'))
      .mockImplementationOnce(async () => {
        await Promise.resolve();
        throw noFile();
      });
    slow.mockRejectedValueOnce(noFile());
    const quick = vi
      .fn(() => Promise.resolve('quick'))
      .mockRejectedValueOnce(noFile())
      .mockRejectedValueOnce(noFile());
    dailyWork(quick);
    dailyWork(slow);
    await expect(loadDailyWork()).rejects.toBeInstanceOf(PartMissingError);
    await expect(loadDailyWork()).resolves.toBeUndefined();
  });
});
