import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { arrangeSpeech, everyVendor } from './support';

const list = '/internal/speech-services';
const hafenkontor = 'Hafenkontor Logistik';
const ueberland = 'Kundenservice der Überlandwerke Mittelelbe-Saale GmbH & Co. KG';

const rowOf = async (name: RegExp) => screen.findByRole('row', { name });

const ofAccount = (sid: string) => `${list}?filter=${encodeURIComponent(JSON.stringify({ account_sid: sid }))}`;

async function openList(person: Parameters<typeof arrangeSpeech>[0] = 'provider', account?: string) {
  const speech = await arrangeSpeech(person);
  const at = account ? ofAccount(speech.accountOf(account)) : list;
  return { ...speech, ...speech.open(at, { features: everyVendor }) };
}

describe('the list of speech services', () => {
  it('shows the provider’s own, or those of the account that is chosen', async () => {
    const { user } = await openList();
    expect(await rowOf(/^Google.*TTS\/STT.*Status ok/)).toBeVisible();
    expect(screen.queryByText('Deepgram')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Used by All accounts' }));
    await user.click(await screen.findByRole('option', { name: hafenkontor }));
    expect(await rowOf(/^Google harbour.*Hafenkontor Logistik/)).toBeVisible();
    expect(await rowOf(/^hansevoice/)).toBeVisible();
    expect(screen.queryByText('Soniox')).not.toBeInTheDocument();
  });

  it('shows an account its provider’s, too: to be tested, not to be opened', async () => {
    const { user } = await openList('account');
    const row = within(await rowOf(/^Soniox/));
    const test = await row.findByRole('button', { name: /^Test/ });
    expect(row.queryByRole('link')).not.toBeInTheDocument();
    expect(row.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await user.click(test);
    expect(await screen.findByText('Connection test successful')).toBeVisible();
    expect(within(await rowOf(/^Deepgram/)).getByRole('link', { name: /^Edit/ })).toBeVisible();
  });

  it('tells each status from what it has, and asks no vendor', async () => {
    const { sandboxTests } = await observed(hafenkontor);
    expect(await rowOf(/^Google.*Status ok/)).toBeVisible();
    expect(await rowOf(/^ElevenLabs.*Status fail/)).toBeVisible();
    expect(await rowOf(/^Deepgram.*Not checked yet/)).toBeVisible();
    expect(sandboxTests()).toBe(0);
  });

  it('says “not tested” only of what is used for nothing', async () => {
    const { make, open } = await arrangeSpeech();
    await make({ vendor: 'voxist', api_key: 'voxist-key' });
    open(list, { features: everyVendor });
    expect(await rowOf(/^Voxist.*Not in use.*Status not tested/)).toBeVisible();
  });
});

describe('the status of a use', () => {
  it('is not that of another one, which was tested before', async () => {
    const { make, test, change, open } = await arrangeSpeech();
    const row = await make({
      vendor: 'verbio',
      client_id: 'c',
      client_secret: 'bad',
      engine_version: 'V2',
      use_for_tts: 1,
    });
    await test(row);
    await change(row, { use_for_tts: 0, use_for_stt: 1, engine_version: 'V2' });
    open(list, { features: everyVendor });
    expect(await rowOf(/^Verbio.*STT.*Not checked yet/)).toBeVisible();
  });

  it.each([
    ['speechmatics-key', 'Status ok'],
    ['speechmatics-bad-key', 'Status fail'],
  ])('is found where the platform notes it for another: %s', async (key, status) => {
    const { make, test, open } = await arrangeSpeech();
    await test(
      await make({
        vendor: 'speechmatics',
        api_key: key,
        speechmatics_stt_uri: 'eu2.rt.speechmatics.com',
        use_for_stt: 1,
      }),
    );
    open(list, { features: everyVendor });
    expect(await rowOf(new RegExp(`^Speechmatics.*STT.*${status}`))).toBeVisible();
  });
});

/** The list of an account, counting the tests that the console asks for. */
async function observed(account: string) {
  const speech = await arrangeSpeech();
  let tests = 0;
  let running = 0;
  let most = 0;
  speech.watch((line) => {
    if (!line.endsWith('/test')) return undefined;
    tests += 1;
    running += 1;
    most = Math.max(most, running);
    return () => void (running -= 1);
  });
  const opened = speech.open(ofAccount(speech.accountOf(account)), { features: everyVendor });
  return { ...speech, ...opened, sandboxTests: () => tests, mostAtOnce: () => most };
}

describe('tests from the list', () => {
  it('of one row tell the reason of a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { user } = await openList('provider', hafenkontor);
    const row = within(await rowOf(/^ElevenLabs/));
    await user.click(await row.findByRole('button', { name: /^Test/ }));
    expect(await row.findByText(/TTS: the vendor does not accept the key/)).toBeVisible();
  });

  it('of all go a few at once, end in a report, and are not repeated for a while', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { user, sandboxTests, mostAtOnce } = await observed(hafenkontor);
    await user.click(await screen.findByRole('button', { name: 'Test all' }));
    const report = await screen.findByRole('region', { name: 'Report' });
    expect(within(report).getByText(/^ElevenLabs: TTS: the vendor does not accept the key/)).toBeVisible();
    expect(sandboxTests()).toBe(4);
    expect(mostAtOnce()).toBeLessThanOrEqual(4);
    expect(await rowOf(/^Deepgram.*Status ok/)).toBeVisible();
    expect(await rowOf(/^hansevoice.*Not checked yet.*The platform has no test for this vendor/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test all' }));
    expect(await screen.findByText(/was not tested again/)).toBeVisible();
    expect(sandboxTests()).toBe(4);
  });
});

describe('the delete of a speech service', () => {
  it('names the applications that use it', async () => {
    const { user } = await openList('provider', hafenkontor);
    await user.click(await within(await rowOf(/^hansevoice/)).findByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/cannot be in use by any of these/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Driver hotline' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('of a provider does not count who has one of its own in its place', async () => {
    const { user, make, accountOf } = await openList();
    const dialogOf = async () => {
      await user.click(await within(await rowOf(/^Microsoft/)).findByRole('button', { name: /^Delete/ }));
      return within(await screen.findByRole('dialog'));
    };
    const own = { vendor: 'microsoft', account_sid: accountOf(ueberland), region: 'westeurope', api_key: 'own-key' };
    await make({ ...own, use_for_tts: 1 });
    const before = await dialogOf();
    expect(await before.findByRole('link', { name: 'Meter reading by voice' })).toBeVisible();
    await user.click(before.getByRole('button', { name: 'Close' }));
    await make({ ...own, use_for_tts: 1, use_for_stt: 1 });
    const after = await dialogOf();
    expect(await after.findByRole('button', { name: 'Delete' })).toBeVisible();
    expect(after.queryByRole('link')).not.toBeInTheDocument();
  });

  it('asks, and tells what is gone', async () => {
    const { user } = await openList();
    await user.click(await within(await rowOf(/^Soniox/)).findByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Are you sure you want to delete the Soniox speech service?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted speech service Soniox')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Soniox/ })).not.toBeInTheDocument());
  });
});
