import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, type Platform } from '../../support/sandboxed';
import { enter } from '../../support/enter';

/* A list that is refused is logged in development. */
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => vi.useRealTimers());

/** Every change repeats the call hook: without it the platform mixes up the two. */
const anyHook: unknown = expect.objectContaining({ url: expect.any(String) as string });

type User = ReturnType<Platform['open']>['user'];

const select = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}\\*?$`) });
const text = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}\\*?$`) });
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const offered = (element: HTMLElement) =>
  within(element)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function openApplication(name: string, prepare?: (platform: Platform) => void) {
  const platform = await signedIn('admin');
  const { application_sid: sid } = await platform.named('/Applications', name);
  prepare?.(platform);
  const view = platform.open(`/internal/applications/${String(sid)}/edit`);
  await screen.findByRole('textbox', { name: /^Application name/ });
  const stored = () => platform.send('GET', `/Applications/${String(sid)}`);
  return { ...view, platform, stored, puts: () => platform.bodies('PUT', /^\/Applications\//) };
}

async function openNew(account = 'Hafenkontor Logistik') {
  const platform = await signedIn('admin');
  const { account_sid: sid } = await platform.named('/Accounts', account);
  const { user } = platform.open('/internal/applications/add');
  const box = await screen.findByRole('combobox', { name: /^Account/ });
  await waitFor(() => expect(box).not.toHaveValue(''));
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: account }));
  return { platform, user, sid: String(sid) };
}

async function fillIn(user: User) {
  await user.type(await text('Application name'), 'New');
  for (const name of ['Calling webhook', 'Call status webhook']) {
    const group = within(screen.getByRole('group', { name: new RegExp(name) }));
    await enter(user, group.getByRole('textbox', { name: /^URL/ }), 'https://x.example');
  }
}

describe('a new application', () => {
  it('stores what it shows although nobody touched it', async () => {
    const { platform, user, sid } = await openNew('Testlabor');
    await fillIn(user);
    await waitFor(async () => expect(await select('Speech synthesis voice')).toHaveValue('en-US-Standard-C'));
    const shown = {
      speech_synthesis_vendor: 'google',
      speech_synthesis_language: 'en-US',
      speech_synthesis_voice: 'en-US-Standard-C',
      speech_recognizer_vendor: 'google',
      speech_recognizer_language: 'en-US',
    };
    expect(await select('Speech synthesis vendor')).toHaveDisplayValue('Google');
    await save(user);
    await screen.findByText('Application created successfully');
    const [body] = platform.bodies('POST', /^\/Applications$/);
    expect(body).toMatchObject({ name: 'New', account_sid: sid, ...shown });
    expect(body).not.toHaveProperty('fallback_speech_synthesis_vendor');
  });

  it('begins with a label where no credential is without one', async () => {
    const platform = await signedIn('admin');
    const { account_sid: sid } = await platform.named('/Accounts', 'Hafenkontor Logistik');
    const path = `/Accounts/${String(sid)}/SpeechCredentials$`;
    const labelled = ['b', 'a'].map((label) => ({ vendor: 'google', label, use_for_tts: 1, use_for_stt: 1 }));
    platform.sandbox.addFault({ method: 'GET', path, status: 200, body: labelled, times: 0 });
    const { user } = platform.open('/internal/applications/add');
    const box = await screen.findByRole('combobox', { name: /^Account/ });
    await waitFor(() => expect(box).not.toHaveValue(''));
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: 'Hafenkontor Logistik' }));
    await waitFor(async () => expect(await select('Speech synthesis label')).toHaveValue('b'));
    expect(offered(await select('Speech synthesis label'))).toEqual(['b', 'a']);
    await fillIn(user);
    await save(user);
    await screen.findByText('Application created successfully');
    expect(platform.bodies('POST', /^\/Applications$/)).toMatchObject([
      { speech_synthesis_label: 'b', speech_recognizer_label: 'b' },
    ]);
  });
});

describe('the vendors of an application', () => {
  it('are those with a credential of the account or its provider that can do it', async () => {
    await openApplication('Inbound menu');
    const synthesis = await select('Speech synthesis vendor');
    await waitFor(() =>
      expect(offered(synthesis)).toEqual(['Deepgram', 'ElevenLabs', 'Google', 'hansevoice (custom)', 'Microsoft']),
    );
    expect(offered(await select('Speech recognizer vendor'))).toEqual([
      'Deepgram',
      'Google',
      'hansevoice (custom)',
      'Microsoft',
      'Soniox',
    ]);
  });

  it('begin anew when they are chosen, and what is shown is what is saved', async () => {
    const { user, puts } = await openApplication('Inbound menu');
    await waitFor(async () => expect(offered(await select('Speech synthesis vendor'))).toContain('Microsoft'));
    await user.selectOptions(await select('Speech synthesis vendor'), 'Microsoft');
    await waitFor(async () => expect(await select('Speech synthesis language')).toHaveDisplayValue('English (US)'));
    const voice = await select('Speech synthesis voice');
    expect(voice).toHaveDisplayValue('AvaNeural');
    await user.selectOptions(await select('Speech recognizer vendor'), 'Soniox');
    await waitFor(async () => expect(await select('Speech recognizer language')).toHaveValue('en-US'));
    await save(user);
    await screen.findByText('Application updated successfully');
    expect(puts()).toEqual([
      {
        call_hook: anyHook,
        name: 'Inbound menu',
        speech_synthesis_vendor: 'microsoft',
        speech_synthesis_language: 'en-US',
        speech_synthesis_voice: 'en-US-AvaNeural',
        speech_recognizer_vendor: 'soniox',
        speech_recognizer_language: 'en-US',
      },
    ]);
  });

  it('may have models for voices, and no choice of language', async () => {
    const { user, puts } = await openApplication('Inbound menu');
    await waitFor(async () => expect(offered(await select('Speech synthesis vendor'))).toContain('Deepgram'));
    await user.selectOptions(await select('Speech synthesis vendor'), 'Deepgram');
    await waitFor(async () => expect(await select('Model')).toHaveValue('aura-asteria-en'));
    expect(screen.queryByRole('combobox', { name: /^Speech synthesis language/ })).not.toBeInTheDocument();
    await save(user);
    await screen.findByText('Application updated successfully');
    expect(puts()).toMatchObject([{ speech_synthesis_vendor: 'deepgram', speech_synthesis_voice: 'aura-asteria-en' }]);
  });

  it('may be the customer’s own, with any language and voice', async () => {
    const { user, puts } = await openApplication('Inbound menu');
    await waitFor(async () =>
      expect(offered(await select('Speech synthesis vendor'))).toContain('hansevoice (custom)'),
    );
    await user.selectOptions(await select('Speech synthesis vendor'), 'hansevoice (custom)');
    expect(await text('Speech synthesis language')).toHaveValue('en-US');
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Speech synthesis voice: This field is required.');
    await user.clear(await text('Speech synthesis language'));
    await enter(user, await text('Speech synthesis language'), 'nds-DE');
    await enter(user, await text('Speech synthesis voice'), 'lotse');
    await save(user);
    await screen.findByText('Application updated successfully');
    expect(puts()).toMatchObject([
      {
        speech_synthesis_vendor: 'custom:hansevoice',
        speech_synthesis_language: 'nds-DE',
        speech_synthesis_voice: 'lotse',
      },
    ]);
  });

  it('offer voices of the customer’s own with the label that has them', async () => {
    const { user, platform } = await openApplication('Inbound menu');
    await waitFor(async () => expect(offered(await select('Speech synthesis label'))).toEqual(['None', 'harbour']));
    await user.selectOptions(await select('Speech synthesis label'), 'harbour');
    await waitFor(async () =>
      expect(offered(await select('Speech synthesis voice'))).toContain('Harbour master (Custom)'),
    );
    expect(await select('Speech synthesis voice')).toHaveValue('de-DE-Standard-A');
    const asked = platform.lines('GET', /supportedLanguagesAndVoices/).map(({ query }) => query);
    expect(asked).toContainEqual({ vendor: 'google', label: 'harbour' });
  });

  it('are asked once for all who ask at the same time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { platform } = await openApplication('Inbound menu');
    await waitFor(async () => expect(await select('Speech synthesis voice')).toHaveValue('de-DE-Standard-A'));
    await waitFor(async () => expect(await select('Speech recognizer language')).toHaveValue('de-DE'));
    const asked = () => [
      platform.lines('GET', /supportedLanguagesAndVoices/).length,
      platform.lines('GET', /SpeechCredentials$/).length,
    ];
    await waitFor(() => expect(asked()).toEqual([1, 1]));
    /* Longer than what is typed is waited for: a second question would have come. */
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(asked()).toEqual([1, 1]);
  });
});

describe('what is stored and no longer offered', () => {
  it('is shown, kept, and said to have no credential', async () => {
    const { user, puts } = await openApplication('Delivery notice');
    await waitFor(async () => expect(await select('Speech synthesis voice')).toHaveDisplayValue('retired-voice'));
    expect(await select('Speech recognizer vendor')).toHaveDisplayValue('deepgramriver');
    expect(await screen.findByText(/There is no credential for deepgramriver/)).toBeInTheDocument();
    expect(await text('Speech recognizer language')).toHaveValue('en');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(await text('Application name'), '!');
    await save(user);
    await screen.findByText('Application updated successfully');
    expect(puts()).toEqual([{ call_hook: anyHook, name: 'Delivery notice!' }]);
  });

  it('of a vendor of the customer’s own stays, voice and language', async () => {
    await openApplication('Driver hotline');
    expect(await text('Speech synthesis voice')).toHaveValue('kaptein');
    expect(await text('Speech recognizer language')).toHaveValue('nds-DE');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it.each([
    ['are refused', { status: 422, body: { msg: 'failed to list voices' } }],
    ['are empty', { status: 200, body: {} }],
  ])('can be typed where the lists %s', async (_, answer) => {
    const { user, puts } = await openApplication('Appointment line', (platform) =>
      platform.sandbox.addFault({ path: 'supportedLanguagesAndVoices', times: 0, ...answer }),
    );
    const voice = await text('Speech synthesis voice');
    expect(voice).toHaveValue('de-DE-Standard-A');
    await user.clear(voice);
    await enter(user, voice, 'other');
    await save(user);
    await screen.findByText('Application updated successfully');
    expect(puts()).toEqual([{ call_hook: anyHook, name: 'Appointment line', speech_synthesis_voice: 'other' }]);
  });
});

describe('primary and fallback', () => {
  it('are exchanged, all of them, and exchanged back', async () => {
    const { user, stored, puts } = await openApplication('Driver hotline');
    const before = await stored();
    await user.click(await screen.findByRole('button', { name: 'Swap primary and fallback' }));
    await waitFor(async () => expect(await select('Speech synthesis label')).toHaveValue('harbour'));
    expect(await text('Fallback speech synthesis voice')).toHaveValue('kaptein');
    await save(user);
    await screen.findByText('Application updated successfully');
    const swapped = await stored();
    for (const part of [
      'synthesis_vendor',
      'synthesis_label',
      'synthesis_language',
      'synthesis_voice',
      'recognizer_vendor',
      'recognizer_label',
      'recognizer_language',
    ]) {
      expect(swapped[`speech_${part}`]).toEqual(before[`fallback_speech_${part}`]);
      expect(swapped[`fallback_speech_${part}`]).toEqual(before[`speech_${part}`]);
    }
    await user.click(screen.getByRole('button', { name: 'Swap primary and fallback' }));
    await save(user);
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(await stored()).toEqual(before);
  });

  it('lose the fallback together with its switch', async () => {
    const { user, stored } = await openApplication('Driver hotline');
    await user.click(await screen.findByRole('checkbox', { name: /Use a fallback speech vendor/ }));
    expect(screen.queryByRole('heading', { name: 'Fallback speech synthesis' })).not.toBeInTheDocument();
    await save(user);
    await screen.findByText('Application updated successfully');
    expect(await stored()).toMatchObject({
      use_for_fallback_speech: 0,
      fallback_speech_synthesis_vendor: null,
      fallback_speech_synthesis_voice: null,
      fallback_speech_recognizer_language: null,
      speech_synthesis_vendor: 'custom:hansevoice',
    });
  });
});
