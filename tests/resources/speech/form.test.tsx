import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { speechVendors } from '../../../resources/speech-services/vendors';
import { readFeatures } from '../../../src/app/settings/features';
import { addressOf, arrangeSpeech, chooseVendor, everyVendor, save } from './support';
import { enter } from '../../support/enter';

const add = '/internal/speech-services/add';

async function openNew(person: Parameters<typeof arrangeSpeech>[0] = 'provider', features = everyVendor) {
  const speech = await arrangeSpeech(person);
  return { ...speech, ...speech.open(add, { features }) };
}

const optionsOf = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('combobox', { name: /^Vendor/ }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};

describe('the choice of a vendor', () => {
  it('finds by typing, and shows that vendor’s fields only', async () => {
    const { user } = await openNew();
    await chooseVendor(user, 'sound');
    expect(await screen.findByRole('textbox', { name: /^Client ID/ })).toBeRequired();
    expect(screen.getByRole('textbox', { name: /^User ID/ })).toBeRequired();
    expect(screen.queryByLabelText(/^API key/)).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Use for text-to-speech' })).not.toBeInTheDocument();
  });

  it('offers every vendor by its name, and none that the platform refuses', async () => {
    const { user } = await openNew();
    const names = await optionsOf(user);
    expect(names).toHaveLength(speechVendors.length);
    expect(names).toEqual([...names].sort((one, other) => String(one).localeCompare(String(other))));
    expect(names).toEqual(expect.arrayContaining(['Custom', 'Deepgram Flux', 'Speechmatics']));
    expect(names).not.toContain('Deepgram River');
  });

  it.each([
    ['DISABLE_CUSTOM_SPEECH', 'Custom'],
    ['DISABLE_ADDITIONAL_SPEECH_VENDORS', 'Speechmatics'],
  ])('leaves out with %s what it switches off', async (flag, name) => {
    const { user } = await openNew('provider', readFeatures({ [flag]: 'true' }) as typeof everyVendor);
    const names = await optionsOf(user);
    expect(names).toHaveLength(speechVendors.length - 1);
    expect(names).not.toContain(name);
  });

  it('empties what was typed for another one, and says so', async () => {
    const { user } = await openNew();
    await chooseVendor(user, 'soniox');
    await enter(user, await screen.findByLabelText(/^API key/), 'soniox-key');
    await chooseVendor(user, 'voxist');
    expect(
      await screen.findByText('Taken out of the form, since it belongs to what was chosen before: API key.'),
    ).toBeVisible();
    expect(screen.getByLabelText(/^API key/)).toHaveValue('');
  });

  it('says nothing of what nobody typed', async () => {
    const { user } = await openNew();
    await chooseVendor(user, 'aws');
    expect(await screen.findByRole('combobox', { name: /^Credential type/ })).toHaveDisplayValue('AWS access key');
    await chooseVendor(user, 'soniox');
    expect(await screen.findByLabelText(/^API key/)).toBeVisible();
    expect(screen.queryByText(/^Taken out of the form/)).not.toBeInTheDocument();
  });

  it('warns as long as nothing is switched on', async () => {
    const { user } = await openNew();
    await chooseVendor(user, 'soniox');
    expect(await screen.findByText(/Calls cannot use it until/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Use for speech-to-text' }));
    await waitFor(() => expect(screen.queryByText(/Calls cannot use it until/)).not.toBeInTheDocument());
  });
});

describe('a vendor of the customer’s own', () => {
  it('without a name: that is told at the name, and called so', async () => {
    const { user, bodies } = await openNew();
    await chooseVendor(user, 'custom');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.click(save());
    const summary = await screen.findByRole('alert');
    const told = within(summary).getByRole('button', { name: 'Name: Please give it a name.' });
    expect(within(summary).queryByText(/^Vendor/)).not.toBeInTheDocument();
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Please give it a name.');
    expect(screen.getByRole('combobox', { name: /^Vendor/ })).toBeValid();
    await user.click(told);
    expect(name).toHaveFocus();
    expect(bodies('POST')).toEqual([]);
  });
});

describe('a new credential', () => {
  it('belongs to the provider, or to the account that is chosen', async () => {
    const { user, bodies, provider, accountOf } = await openNew();
    await chooseVendor(user, 'soniox');
    await user.click(screen.getByRole('checkbox', { name: 'Use for speech-to-text' }));
    await enter(user, await screen.findByLabelText(/^API key/), 'soniox-key');
    const box = screen.getByRole('combobox', { name: /^Used by/ });
    expect(box).toHaveAttribute('placeholder', 'All accounts');
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: 'Testlabor' }));
    await user.click(save());
    expect(await screen.findByText('Speech credential created successfully')).toBeVisible();
    expect(bodies('POST')).toEqual([
      {
        vendor: 'soniox',
        account_sid: accountOf('Testlabor'),
        service_provider_sid: provider,
        use_for_tts: 0,
        use_for_stt: 1,
        api_key: 'soniox-key',
      },
    ]);
  });

  it('of an account user is the account’s own', async () => {
    const { user, sent } = await openNew('account');
    await chooseVendor(user, 'soniox');
    expect(screen.queryByRole('combobox', { name: /^Used by/ })).not.toBeInTheDocument();
    await enter(user, await screen.findByLabelText(/^API key/), 'soniox-key');
    await user.click(save());
    expect(await screen.findByText('Speech credential created successfully')).toBeVisible();
    expect(sent.map(({ line, status }) => [line.replace(/[\da-f-]{36}/, ':sid'), status])).toEqual([
      ['POST /Accounts/:sid/SpeechCredentials', 201],
    ]);
  });

  it('is not sent while something is missing', async () => {
    const { user, bodies } = await openNew();
    await chooseVendor(user, 'eleven');
    await screen.findByLabelText(/^API key/);
    await user.click(save());
    expect(await screen.findAllByText('This field is required.')).not.toHaveLength(0);
    expect(bodies('POST')).toEqual([]);
  });

  it('may not have a label that a visible one of the vendor has', async () => {
    const { user, bodies, make } = await openNew();
    await make({ vendor: 'soniox', api_key: 'other-key', label: 'night' });
    await chooseVendor(user, 'soniox');
    await user.type(await screen.findByLabelText(/^API key/), 'key');
    await enter(user, screen.getByRole('textbox', { name: /^Label/ }), 'night');
    await user.click(save());
    expect(await screen.findAllByText(/^This label is already in use/)).not.toHaveLength(0);
    expect(bodies('POST')).toEqual([]);
  });

  it('is told at its label when the platform knows another one', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { user } = await openNew();
    await chooseVendor(user, 'aws');
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Credential type/ }), 'AWS instance profile');
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Region/ }), 'Europe (Paris)');
    await enter(user, screen.getByRole('textbox', { name: /^Label/ }), 'clinic');
    await user.click(save());
    expect(await screen.findAllByText(/^This label is already in use/)).not.toHaveLength(0);
    expect(screen.getByRole('textbox', { name: /^Label/ })).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('ways to be given a credential', () => {
  it('show one set of fields each, and bring back what was typed', async () => {
    const { user } = await openNew();
    await chooseVendor(user, 'aws');
    await enter(user, await screen.findByRole('textbox', { name: /^Access key ID/ }), 'AKIA');
    const type = screen.getByRole('combobox', { name: /^Credential type/ });
    await user.selectOptions(type, 'AWS assume role');
    expect(await screen.findByRole('textbox', { name: /^Role ARN/ })).toBeRequired();
    expect(screen.queryByRole('textbox', { name: /^Access key ID/ })).not.toBeInTheDocument();
    expect(await screen.findByText(/Taken out of the form.*Access key ID\./)).toBeVisible();
    await user.selectOptions(type, 'AWS access key');
    expect(await screen.findByRole('textbox', { name: /^Access key ID/ })).toHaveValue('AKIA');
  });

  it('reach a hosted endpoint of one’s own choice by TLS', async () => {
    const { user, bodies } = await openNew();
    await chooseVendor(user, 'deepgram');
    await enter(user, await screen.findByLabelText(/^API key/), 'deepgram-key');
    expect(screen.queryByRole('checkbox', { name: 'Use TLS for STT' })).not.toBeInTheDocument();
    await user.selectOptions(await screen.findByRole('combobox', { name: /^STT endpoint/ }), 'EU-hosted');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Use TLS for STT' })).toBeChecked());
    await user.click(save());
    expect(await screen.findByText('Speech credential created successfully')).toBeVisible();
    expect(bodies('POST')).toMatchObject([{ deepgram_stt_uri: 'api.eu.deepgram.com', deepgram_stt_use_tls: 1 }]);
  });

  it('leave a stored endpoint as it is reached', async () => {
    const speech = await arrangeSpeech();
    const row = await speech.make({
      vendor: 'deepgram',
      api_key: 'deepgram-key',
      deepgram_stt_uri: 'api.eu.deepgram.com',
      deepgram_stt_use_tls: 0,
    });
    const { user } = speech.open(addressOf(row), { features: everyVendor });
    const endpoint = await screen.findByRole('combobox', { name: /^STT endpoint/ });
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Use TLS for STT' })).not.toBeChecked());
    await user.selectOptions(endpoint, 'US (Default)');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Use TLS for STT' })).not.toBeInTheDocument());
    await user.selectOptions(endpoint, 'EU-hosted');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Use TLS for STT' })).not.toBeChecked());
  });

  it('switch an Azure credential to a container and clear its region', async () => {
    const speech = await arrangeSpeech();
    const row = await speech.find('microsoft');
    const { user } = speech.open(addressOf(row), { features: everyVendor });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /^Where the vendor’s service runs/ }),
      'On-premises container',
    );
    await enter(
      user,
      await screen.findByRole('textbox', { name: /^Container URL for TTS/ }),
      'https://tts.example.com',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Use a container for STT' }));
    await user.click(save());
    expect(await screen.findByText('Speech credential updated successfully')).toBeVisible();
    expect(speech.bodies('PUT')).toEqual([
      {
        use_for_tts: 1,
        use_for_stt: 1,
        region: null,
        use_custom_tts: 1,
        use_custom_stt: 0,
        custom_tts_endpoint_url: 'https://tts.example.com',
      },
    ]);
    expect(await speech.read(row)).toMatchObject({ custom_tts_endpoint_url: 'https://tts.example.com' });
  });
});

describe('an Azure credential on premises', () => {
  it('uses at least one container', async () => {
    const { user, bodies } = await openNew();
    await chooseVendor(user, 'microsoft');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /^Where the vendor’s service runs/ }),
      'On-premises container',
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Use a container for TTS' }));
    await user.click(screen.getByRole('checkbox', { name: 'Use a container for STT' }));
    await user.click(save());
    expect(await screen.findAllByText('You must use at least one container.')).not.toHaveLength(0);
    expect(bodies('POST')).toEqual([]);
  });

  it('stays there where it has no key for the hosted service', async () => {
    const speech = await arrangeSpeech();
    const row = await speech.make({ vendor: 'microsoft', custom_tts_endpoint_url: 'https://tts.example.com' });
    speech.open(addressOf(row), { features: everyVendor });
    const mode = await screen.findByRole('combobox', { name: /^Where the vendor’s service runs/ });
    await waitFor(() => expect(mode).toHaveDisplayValue('On-premises container'));
    expect(mode).toBeDisabled();
  });
});

describe('the customer’s own vendor', () => {
  it('is called by the name it is given', async () => {
    const { user, bodies } = await openNew();
    await chooseVendor(user, 'custom');
    await user.click(save());
    expect(await screen.findAllByText(/Please give it a name\.$/)).not.toHaveLength(0);
    await enter(user, screen.getByRole('textbox', { name: /^Name/ }), 'acme ');
    await user.click(screen.getByRole('checkbox', { name: 'Use for speech-to-text' }));
    await enter(user, await screen.findByRole('textbox', { name: /^STT websocket URL/ }), 'wss://stt.example.com');
    await user.click(save());
    expect(await screen.findByText('Speech credential created successfully')).toBeVisible();
    expect(bodies('POST')).toMatchObject([{ vendor: 'custom:acme', custom_stt_url: 'wss://stt.example.com' }]);
  });

  it('does not miss its name before anybody has been there', async () => {
    const { user } = await openNew();
    await chooseVendor(user, 'custom');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.click(screen.getByRole('checkbox', { name: 'Use for text-to-speech' }));
    expect(name).toHaveAttribute('aria-invalid', 'false');
    await user.click(name);
    await user.tab();
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
  });

  it('loses its URL with the switch and gets it back', async () => {
    const speech = await arrangeSpeech();
    const { user } = speech.open(addressOf(await speech.find('custom:hansevoice', 'Hafenkontor Logistik')), {
      features: everyVendor,
    });
    const url = () => screen.queryByRole('textbox', { name: /^TTS HTTP URL/ });
    await waitFor(() => expect(url()).toHaveValue('https://tts.hansevoice.example.com'));
    await user.click(screen.getByRole('checkbox', { name: 'Use for text-to-speech' }));
    await waitFor(() => expect(url()).not.toBeInTheDocument());
    await user.click(screen.getByRole('checkbox', { name: 'Use for text-to-speech' }));
    await waitFor(() => expect(url()).toHaveValue('https://tts.hansevoice.example.com'));
    expect(save()).toBeDisabled();
  });
});

describe('a service key', () => {
  const content = JSON.stringify({
    private_key: '-----BEGIN PRIVATE KEY-----\nk\n-----END PRIVATE KEY-----',
    client_email: 'voice@example.com',
    project_id: 'harbour',
  });
  const file = (text: string) => new File([text], 'key.json', { type: 'application/json' });

  it('is told by its project and mail address, and sent as it is', async () => {
    const { user, bodies, container } = await openNew();
    await chooseVendor(user, 'google');
    await user.upload(await screen.findByLabelText(/^Service key/), file(`\uFEFF${content}`));
    expect(await screen.findByText(/voice@example.com · harbour/)).toBeVisible();
    expect(container.innerHTML).not.toContain('private_key');
    await user.click(save());
    expect(await screen.findByText('Speech credential created successfully')).toBeVisible();
    expect(bodies('POST')).toMatchObject([{ vendor: 'google', service_key: content }]);
  });

  it.each([
    ['null', 'Invalid service key file, could not parse as JSON.'],
    ['42', 'Invalid service key file, could not parse as JSON.'],
    ['[]', 'Invalid service key file, could not parse as JSON.'],
    ['\u0000\u0001', 'Invalid service key file, could not parse as JSON.'],
    ['{"client_email":"a@b.example"}', 'Invalid service key file, could not parse as JSON.'],
    ['x'.repeat(2_000_000), 'Invalid service key file: it is too large to be one.'],
  ])('of a bad file is refused', async (text, message) => {
    await openNew();
    const user = userEvent.setup({ applyAccept: false });
    await chooseVendor(user, 'google');
    await user.upload(await screen.findByLabelText(/^Service key/), file(text));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('extra options', () => {
  it('begin with the vendor’s own, and are checked', async () => {
    const { user } = await openNew();
    await chooseVendor(user, 'rime');
    const box = await screen.findByRole('textbox', { name: /^Extra options/ });
    await user.click(await screen.findByRole('button', { name: 'Insert the vendor’s defaults' }));
    expect(JSON.parse((box as HTMLTextAreaElement).value)).toEqual({ speedAlpha: 1, reduceLatency: true });
    expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', expect.stringContaining('rimelabs'));
    await user.type(box, 'x');
    await user.click(save());
    expect(await screen.findAllByText(/^This is not JSON/)).not.toHaveLength(0);
  });
});

describe('models', () => {
  it('are picked from what the platform knows of the vendor, or typed', async () => {
    const { user } = await openNew();
    await chooseVendor(user, 'eleven');
    const list = await screen.findByRole('combobox', { name: /^Model/ });
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(2));
    await user.selectOptions(list, 'eleven_flash_v2_5');
    await user.click(screen.getByRole('button', { name: 'Type another one' }));
    expect(await screen.findByRole('textbox', { name: /^Model/ })).toHaveValue('eleven_flash_v2_5');
  });

  it('are those that are known when the platform cannot ask', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const speech = await arrangeSpeech();
    speech.refuseWith((line) =>
      line.includes('supportedLanguages')
        ? Response.json({ msg: 'failed to list voices' }, { status: 422 })
        : undefined,
    );
    const { user } = speech.open(add, { features: everyVendor });
    await chooseVendor(user, 'openai');
    const list = await screen.findByRole('combobox', { name: /^Model/ });
    expect(await screen.findByText(/list could not be loaded/)).toBeVisible();
    expect(within(list).getByRole('option', { name: 'gpt-4o-transcribe' })).toBeInTheDocument();
  });
});
