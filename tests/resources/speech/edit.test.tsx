import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addressOf, arrangeSpeech, everyVendor, save } from './support';

const hafenkontor = 'Hafenkontor Logistik';
const ueberland = 'Kundenservice der Überlandwerke Mittelelbe-Saale GmbH & Co. KG';

const quiet = () => vi.spyOn(console, 'error').mockReturnValue(undefined);

async function openStored(vendor: string, account?: string) {
  const speech = await arrangeSpeech('admin');
  const row = await speech.find(vendor, account);
  return { ...speech, row, ...speech.open(addressOf(row), { features: everyVendor }) };
}

describe('a stored credential', () => {
  it('keeps vendor, account, label and secrets: there is nothing to replace them with', async () => {
    await openStored('google', hafenkontor);
    expect(await screen.findByRole('combobox', { name: /^Vendor/ })).toHaveAttribute('aria-readonly', 'true');
    expect(screen.getByRole('combobox', { name: /^Used by/ })).toHaveAttribute('aria-readonly', 'true');
    expect(screen.getByRole('textbox', { name: /^Label/ })).toHaveAttribute('readonly');
    expect(await screen.findByText(/Stored key · voice@hafenkontor.example.com · hafenkontor/)).toBeVisible();
    expect(screen.queryByLabelText(/^Service key/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Replace/ })).not.toBeInTheDocument();
    expect(screen.getByText(/for others, make a new speech service/)).toBeVisible();
  });

  it('shows of a key what the platform shows, and never sends it', async () => {
    const { user, bodies, container } = await openStored('elevenlabs', hafenkontor);
    expect(await screen.findByRole('textbox', { name: /^API key/ })).toHaveAttribute('readonly');
    await user.click(screen.getByRole('checkbox', { name: 'Use for text-to-speech' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Data residency/ }), 'EU');
    await user.click(save());
    expect(await screen.findByText('Speech credential updated successfully')).toBeVisible();
    expect(bodies('PUT')).toEqual([
      {
        use_for_tts: 0,
        use_for_stt: 0,
        api_uri: 'api.eu.residency.elevenlabs.io',
        model_id: 'eleven_flash_v2_5',
        options: null,
      },
    ]);
    expect(container.innerHTML).not.toContain('elevenlabs-bad-key');
  });

  it('that is older than a choice can be saved without it', async () => {
    const { make, open, bodies } = await arrangeSpeech('admin');
    const row = await make({ vendor: 'elevenlabs', api_key: 'eleven-key', model_id: 'eleven_turbo_v2' });
    const { user } = open(addressOf(row), { features: everyVendor });
    await user.click(await screen.findByRole('checkbox', { name: 'Use for text-to-speech' }));
    expect(screen.getByRole('combobox', { name: /^Data residency/ })).toHaveValue('');
    await user.click(save());
    expect(await screen.findByText('Speech credential updated successfully')).toBeVisible();
    expect(bodies('PUT')).toMatchObject([{ use_for_tts: 1, model_id: 'eleven_turbo_v2', api_uri: null }]);
  });

  it('that the platform keeps as it was, though it says that it saved, is told at the field', async () => {
    quiet();
    const { user, refuseWith } = await openStored('microsoft');
    refuseWith((line) => (line.startsWith('PUT') ? new Response(null, { status: 204 }) : undefined));
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Region/ }), 'UK - South (uksouth)');
    await user.click(save());
    expect(
      await screen.findAllByText(/^The platform answered that it saved this, but kept the old value/),
    ).not.toHaveLength(0);
    expect(screen.getByRole('combobox', { name: /^Region/ })).toHaveValue('uksouth');
    expect(screen.queryByText('Speech credential updated successfully')).not.toBeInTheDocument();
  });

  it('asks once for what the platform does not give back, and keeps it from then on', async () => {
    const { make, open, bodies } = await arrangeSpeech('admin');
    const row = await make({ vendor: 'gladia', api_key: 'gladia-key', region: 'us-west', use_for_stt: 1 });
    const first = open(addressOf(row), { features: everyVendor });
    expect(await screen.findByText(/The platform does not give this back/)).toBeVisible();
    const region = () => screen.getByRole('combobox', { name: /^Region/ });
    const use = () => screen.getByRole('checkbox', { name: 'Use for speech-to-text' });
    await first.user.click(use());
    await first.user.click(save());
    expect(await screen.findAllByText('This field is required.')).not.toHaveLength(0);
    await first.user.selectOptions(region(), 'EU West');
    await first.user.click(save());
    expect(await screen.findByText('Speech credential updated successfully')).toBeVisible();
    expect(region()).toHaveValue('eu-west');
    await first.user.click(use());
    await first.user.click(save());
    await waitFor(() => expect(bodies('PUT')).toHaveLength(2));
    first.unmount();

    open(addressOf(row), { features: everyVendor });
    await waitFor(() => expect(region()).toHaveValue('eu-west'));
    expect(save()).toBeDisabled();
    expect(bodies('PUT')).toEqual([
      { use_for_tts: 0, use_for_stt: 0, region: 'eu-west' },
      { use_for_tts: 0, use_for_stt: 1, region: 'eu-west' },
    ]);
  });
});

describe('a vendor that the console does not know', () => {
  it.each([
    ['acoustica', 'acoustica'],
    ['deepgramriver', 'Deepgram River'],
  ])('%s is shown as the platform gives it, and cannot be changed', async (vendor, name) => {
    const { find, refuseWith, open } = await arrangeSpeech('admin');
    const row = await find(vendor, ueberland);
    const given = {
      ...row,
      api_key: 'key-in-clear',
      flavour: 'mild',
      tuning: { warmth: 3 },
      login: { token: 'key-in-clear' },
    };
    const path = `SpeechCredentials/${String(row.speech_credential_sid)}`;
    refuseWith((line) => (line.startsWith('GET') && line.endsWith(path) ? Response.json(given) : undefined));
    const { container } = open(addressOf(row), { features: everyVendor });
    expect(await screen.findByText(new RegExp(`does not know the vendor “${vendor}”`))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Vendor/ })).toHaveValue(name));
    expect(screen.getByRole('row', { name: 'flavour mild' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'tuning {"warmth":3}' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^api_key ••/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^login .*••/ })).toBeVisible();
    expect(container.innerHTML).not.toContain('key-in-clear');
    expect(screen.queryByRole('checkbox', { name: /^Use for/ })).not.toBeInTheDocument();
    expect(save()).toBeDisabled();
  });
});

describe('the test of a credential', () => {
  it('says what came of it, use by use', async () => {
    const { user } = await openStored('google');
    await user.click(await screen.findByRole('button', { name: 'Test now' }));
    expect(await screen.findByText('TTS: connection test successful.')).toBeVisible();
    expect(screen.getByText('STT: connection test successful.')).toBeVisible();
  });

  it.each([
    ['bad-key', /TTS: the vendor does not accept the key\. .*401 Unauthorized/],
    ['bad-region', /TTS: the vendor was not found there\. .*ENOTFOUND/],
    ['bad-permission', /TTS: the vendor knows the credential, but does not permit this\./],
    ['bad-silent', 'TTS: the vendor refused, and gave no reason.'],
  ])('with a %s says so in plain words', async (key, text) => {
    quiet();
    const { make, open } = await arrangeSpeech('admin');
    const row = await make({ vendor: 'wellsaid', api_key: `wellsaid-${key}`, use_for_tts: 1 });
    const { user } = open(addressOf(row), { features: everyVendor });
    await user.click(await screen.findByRole('button', { name: 'Test now' }));
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
  });

  it('needs a use, and a vendor that can be tested', async () => {
    const { make, open } = await arrangeSpeech('admin');
    const row = await make({ vendor: 'wellsaid', api_key: 'wellsaid-key' });
    const { user } = open(addressOf(row), { features: everyVendor });
    await user.click(await screen.findByRole('button', { name: 'Test now' }));
    expect(
      await screen.findAllByText('In order to test your credentials you need to enable TTS/STT.'),
    ).not.toHaveLength(0);
  });

  it('is about what is stored, and says so while something is typed', async () => {
    const { user } = await openStored('google');
    expect(screen.queryByText(/^What is stored is tested/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('checkbox', { name: 'Use for speech-to-text' }));
    expect(await screen.findByText(/^What is stored is tested/)).toBeVisible();
  });

  it('of a new one comes with saving', async () => {
    const { open } = await arrangeSpeech();
    open('/internal/speech-services/add', { features: everyVendor });
    expect(await screen.findByText('The platform can test it as soon as it is saved.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Test now' })).not.toBeInTheDocument();
  });
});

describe('listening', () => {
  it('speaks a sentence with the chosen voice', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => undefined }));
    const { user, bodies, row } = await openStored('google', hafenkontor);
    await user.click(await screen.findByRole('button', { name: 'Listen…' }));
    const voice = await screen.findByRole('combobox', { name: 'Voice to hear' });
    await waitFor(() => expect(voice).toHaveDisplayValue(/\(Custom\)/));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language to hear' }), 'de-DE');
    expect(screen.getByText('The vendor may charge for what is spoken.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Speak' }));
    await waitFor(() => expect(document.querySelector('audio')).toHaveAttribute('src', 'blob:sound'));
    expect(bodies('POST')).toMatchObject([
      {
        speech_credential_sid: row.speech_credential_sid,
        text: 'Hello, how may I help you?',
        language: 'de-DE',
        encodingMp3: true,
      },
    ]);
  });

  it('is not there for what does not speak', async () => {
    await openStored('soniox');
    expect(await screen.findByRole('button', { name: 'Test now' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Listen…' })).not.toBeInTheDocument();
  });

  it('goes away where the platform does not offer it', async () => {
    quiet();
    const { user, refuseWith } = await openStored('microsoft');
    refuseWith((line) => (line.includes('Synthesize') ? new Response('Cannot POST', { status: 404 }) : undefined));
    await user.click(await screen.findByRole('button', { name: 'Listen…' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Speak' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Speak' }));
    expect(await screen.findByText('This platform cannot speak a sentence.')).toBeVisible();
  });
});
