import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Person } from '../arrangeSandbox';
import { addressOf, arrangeSpeech, chooseVendor, everyVendor, save } from './support';
import { enter } from '../../support/enter';

const hafenkontor = 'Hafenkontor Logistik';
const key = JSON.stringify({
  private_key: '-----BEGIN PRIVATE KEY-----\nk\n-----END PRIVATE KEY-----',
  client_email: 'voice@example.com',
});

const textFile = (text: string) => new File([text], 'clone.txt', { type: 'text/plain' });

async function openStored(person: Person = 'admin') {
  const speech = await arrangeSpeech(person);
  const row = await speech.find('google', hafenkontor);
  const voices = () =>
    speech.call<Record<string, unknown>[]>(
      'GET',
      `/GoogleCustomVoices?speech_credential_sid=${String(row.speech_credential_sid)}`,
    );
  return { ...speech, row, voices, ...speech.open(addressOf(row), { features: everyVendor }) };
}

const row = async (number: number) => within(await screen.findByRole('row', { name: new RegExp(`^row ${number}$`) }));

const switchOn = async (user: UserEvent) =>
  user.click(await screen.findByRole('checkbox', { name: 'Use custom voices' }));

const lines = (sent: { line: string }[]) => sent.map(({ line }) => line.replaceAll(/[\da-f-]{36}/g, ':sid'));

async function openNew(user: UserEvent) {
  await chooseVendor(user, 'google');
  await user.upload(await screen.findByLabelText(/^Service key/), new File([key], 'key.json'));
  await user.click(screen.getByRole('checkbox', { name: 'Use for text-to-speech' }));
  await switchOn(user);
}

describe('custom voices', () => {
  it('are at least one while they are on', async () => {
    const speech = await arrangeSpeech();
    const { user } = speech.open('/internal/speech-services/add', { features: everyVendor });
    await openNew(user);
    await row(1);
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(await screen.findAllByText('You must provide at least one custom voice.')).not.toHaveLength(0);
    expect(speech.bodies('POST')).toEqual([]);
  });

  it('are saved after their credential', async () => {
    const speech = await arrangeSpeech();
    const { user } = speech.open('/internal/speech-services/add', { features: everyVendor });
    await openNew(user);
    await enter(user, (await row(1)).getByRole('textbox', { name: /^Assigned name/ }), 'Porter');
    await enter(user, (await row(1)).getByRole('textbox', { name: /^Model/ }), 'projects/x/models/porter');
    await user.click(save());
    expect(await screen.findByText('Speech credential created successfully')).toBeVisible();
    expect(lines(speech.sent)).toEqual(['POST /ServiceProviders/:sid/SpeechCredentials', 'POST /GoogleCustomVoices']);
    expect(speech.bodies('POST')[1]).toMatchObject({
      name: 'Porter',
      model: 'projects/x/models/porter',
      reported_usage: 'REALTIME',
    });
  });

  it('that are refused are named, and the next save sends only those', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const speech = await arrangeSpeech();
    let refusals = 1;
    speech.refuseWith((line) =>
      line === 'POST /GoogleCustomVoices' && refusals-- > 0
        ? Response.json({ msg: 'voice was refused' }, { status: 400 })
        : undefined,
    );
    const { user } = speech.open('/internal/speech-services/add', { features: everyVendor });
    await openNew(user);
    await enter(user, (await row(1)).getByRole('textbox', { name: /^Assigned name/ }), 'Porter');
    await enter(user, (await row(1)).getByRole('textbox', { name: /^Model/ }), 'porter');
    await user.click(save());
    expect(await screen.findAllByText(/voice was refused/)).not.toHaveLength(0);
    const before = speech.sent.length;
    await user.click(save());
    expect(await screen.findByText('Speech credential created successfully')).toBeVisible();
    expect(lines(speech.sent.slice(before))).toEqual(['POST /GoogleCustomVoices']);
  });

  it('go when they are switched off, on Save', async () => {
    const { user, sent, voices } = await openStored();
    expect(await voices()).not.toHaveLength(0);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Use custom voices' })).toBeChecked());
    await switchOn(user);
    expect(sent).toEqual([]);
    await user.click(save());
    expect(await screen.findByText('Speech credential updated successfully')).toBeVisible();
    expect(await voices()).toEqual([]);
  });

  it('stay when the service does not speak for a while', async () => {
    const { user, sent, voices } = await openStored();
    const before = await voices();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Use custom voices' })).toBeChecked());
    await user.click(screen.getByRole('checkbox', { name: 'Use for text-to-speech' }));
    expect(screen.getByRole('checkbox', { name: 'Use custom voices' })).toBeChecked();
    await user.click(save());
    expect(await screen.findByText('Speech credential updated successfully')).toBeVisible();
    expect(lines(sent)).toEqual(['PUT /ServiceProviders/:sid/SpeechCredentials/:sid']);
    expect(await voices()).toEqual(before);
  });

  it('show the beginning of a cloning key, as the platform gives it', async () => {
    await openStored();
    const shown = await screen.findByText(/^Stored key · .{100,}\.\.\.$/);
    expect(shown.textContent.length).toBeLessThan(120);
  });
});

describe('a cloning key', () => {
  async function type(user: UserEvent, text: string) {
    await user.click(await screen.findByRole('button', { name: 'Add a voice' }));
    const rows = await screen.findAllByRole('row', { name: /^row \d$/ });
    const last = within(rows.at(-1)!);
    await enter(user, last.getByRole('textbox', { name: /^Assigned name/ }), 'Clone');
    await user.click(last.getByRole('checkbox', { name: 'Use voice cloning key' }));
    await user.upload(await last.findByLabelText(/^Voice cloning key/), textFile(text));
    return last;
  }

  it('that fits into a request goes with its voice', async () => {
    const { user, sent } = await openStored('provider');
    await type(user, 'k'.repeat(2000));
    await user.click(save());
    expect(await screen.findByText('Speech credential updated successfully')).toBeVisible();
    expect(lines(sent)).toEqual(['POST /GoogleCustomVoices']);
    expect(sent[0]?.body).toMatchObject({ voice_cloning_key: 'k'.repeat(2000), use_voice_cloning_key: 1, model: '' });
  });

  it('that does not fit is sent as a file by an administrator', async () => {
    const { user, sent, voices } = await openStored('admin');
    await type(user, 'k'.repeat(200_000));
    await user.click(save());
    expect(await screen.findByText('Speech credential updated successfully')).toBeVisible();
    expect(lines(sent)).toEqual(['POST /GoogleCustomVoices', 'POST /GoogleCustomVoices/:sid/VoiceCloningKey']);
    expect(await voices()).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Clone', voice_cloning_key: `${'k'.repeat(100)}...` })]),
    );
  });

  it('that does not fit is refused to others before anything is sent', async () => {
    const { user, sent } = await openStored('provider');
    await type(user, 'k'.repeat(200_000));
    await user.click(save());
    expect(await screen.findAllByText(/takes a key of this size from administrators only/)).not.toHaveLength(0);
    expect(sent).toEqual([]);
  });

  it('whose file the platform refuses is told at its row, and sent again alone', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { user, sent, refuseWith } = await openStored('admin');
    let refusals = 1;
    refuseWith((line) =>
      line.endsWith('/VoiceCloningKey') && refusals-- > 0
        ? Response.json({ msg: 'key was refused' }, { status: 400 })
        : undefined,
    );
    await type(user, 'k'.repeat(200_000));
    await user.click(save());
    expect(await screen.findAllByText(/key was refused/)).not.toHaveLength(0);
    const before = sent.length;
    await user.click(save());
    expect(await screen.findByText('Speech credential updated successfully')).toBeVisible();
    expect(lines(sent.slice(before))).toEqual([
      'PUT /GoogleCustomVoices/:sid',
      'POST /GoogleCustomVoices/:sid/VoiceCloningKey',
    ]);
  });

  it.each([
    ['', 'This file is empty.'],
    ['\u0000\u0001', 'This file is no text.'],
    ['k'.repeat(1_000_001), 'This file is too large.'],
  ])('from a bad file is refused', async (text, message) => {
    const { user } = await openStored('admin');
    const last = await type(user, text);
    expect(await last.findByText(message)).toBeVisible();
  });
});
