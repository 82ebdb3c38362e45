import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { signedIn } from '../../support/sandboxed';
import { enter } from '../../support/enter';
import { hold } from '../../support/hold';

async function openAccount(name: string, settings = {}) {
  const platform = await signedIn('admin');
  const sid = String((await platform.named('/Accounts', name)).account_sid);
  const view = platform.open(`/internal/accounts/${sid}/edit`, settings);
  await screen.findByRole('textbox', { name: /^Account name/ });
  const stored = async () => (await platform.named('/Accounts', name)) as { bucket_credential: unknown };
  return { ...view, platform, sid, stored, puts: () => platform.bodies('PUT', /^\/Accounts\//) };
}

const storage = async () => within(await screen.findByRole('group', { name: 'Storage' }));
const save = () => screen.getByRole('button', { name: 'Save' });
const test = () => screen.findByRole('button', { name: 'Test' });
const recording = () => screen.findByRole('checkbox', { name: 'Enable call recording' });
const saved = () => screen.findByText('Account updated successfully');

describe('recording that is switched off', () => {
  it('records no calls any more and has no bucket', async () => {
    const { user, puts, stored } = await openAccount('Tallinn Helpdesk');
    expect(await recording()).toBeChecked();
    await user.click(await recording());
    expect(screen.queryByRole('group', { name: 'Storage' })).not.toBeInTheDocument();
    await user.click(save());
    await saved();
    expect(puts()).toEqual([{ record_all_calls: 0, bucket_credential: { vendor: 'none' } }]);
    expect(await stored()).toMatchObject({ record_all_calls: 0, bucket_credential: null });
  });

  it('and on again before Save is as it was', async () => {
    const { user } = await openAccount('Tallinn Helpdesk');
    await user.click(await recording());
    await user.click(await recording());
    expect((await storage()).getByRole('textbox', { name: /^Container name/ })).toHaveValue('tallinn-recordings');
    expect(save()).toBeDisabled();
  });

  it('only by the operator: not by answers that are late', async () => {
    const { user, platform, puts } = await openAccount('Tallinn Helpdesk');
    const release = hold(platform.sandbox, 'GET', /Applications|TtsCache/);
    await user.type(await screen.findByRole('textbox', { name: /^Account name/ }), '!');
    await user.click(save());
    await saved();
    release();
    expect(puts()).toEqual([{ name: 'Tallinn Helpdesk!' }]);
  });

  it('not by a deployment that hides it', async () => {
    const { user, puts, stored } = await openAccount('Tallinn Helpdesk', { DISABLE_CALL_RECORDING: 'true' });
    const { bucket_credential: before } = await stored();
    expect(screen.queryByRole('checkbox', { name: 'Enable call recording' })).not.toBeInTheDocument();
    await user.type(await screen.findByRole('textbox', { name: /^Account name/ }), '!');
    await user.click(save());
    await saved();
    expect(puts()).toEqual([{ name: 'Tallinn Helpdesk!' }]);
    expect(before).toMatchObject({ vendor: 'azure' });
  });
});

describe('a bucket', () => {
  it('is set up for AWS in the usual region, with tags', async () => {
    const { user, puts, stored } = await openAccount('Testlabor');
    await user.click(await recording());
    expect(screen.getByRole('combobox', { name: /^Audio format/ })).toHaveValue('mp3');
    const inside = await storage();
    await user.selectOptions(inside.getByRole('combobox', { name: 'Bucket vendor' }), 'AWS S3');
    expect(await inside.findByRole('combobox', { name: /^Region/ })).toHaveValue('us-east-1');
    await user.type(inside.getByRole('textbox', { name: /^Bucket name/ }), 'lab');
    await enter(user, inside.getByRole('textbox', { name: /^Access key ID/ }), 'AKIA');
    await enter(user, inside.getByLabelText(/^Secret access key/), 'secret-key');
    await user.click(inside.getByRole('button', { name: 'Add a tag' }));
    await enter(user, await inside.findByRole('textbox', { name: /^Name/ }), 'team');
    await user.type(inside.getByRole('textbox', { name: /^Value/ }), 'lab');
    await user.click(screen.getByRole('checkbox', { name: 'Record all calls for this account' }));
    await user.click(save());
    await saved();
    expect(puts()).toEqual([
      {
        record_all_calls: 1,
        bucket_credential: {
          vendor: 'aws_s3',
          name: 'lab',
          region: 'us-east-1',
          access_key_id: 'AKIA',
          secret_access_key: expect.any(String) as string,
          tags: [{ Key: 'team', Value: 'lab' }],
        },
      },
    ]);
    expect(await stored()).toMatchObject({ bucket_credential: { secret_access_key: 'secret-key' } });
  });

  it('of Azure keeps its tags', async () => {
    const { user, stored } = await openAccount('Testlabor');
    await user.click(await recording());
    const inside = await storage();
    await user.selectOptions(inside.getByRole('combobox', { name: 'Bucket vendor' }), 'Azure Cloud Storage');
    await user.type(await inside.findByRole('textbox', { name: /^Container name/ }), 'lab');
    await enter(user, inside.getByLabelText(/^Connection string/), 'AccountKey=1');
    await user.click(inside.getByRole('button', { name: 'Add a tag' }));
    await enter(user, await inside.findByRole('textbox', { name: /^Name/ }), 'team');
    await user.type(inside.getByRole('textbox', { name: /^Value/ }), 'lab');
    await user.click(save());
    await saved();
    const tags = [{ Key: 'team', Value: 'lab' }];
    const credential = { vendor: 'azure', name: 'lab', connection_string: 'AccountKey=1', tags };
    expect(await stored()).toMatchObject({ bucket_credential: credential });
  });

  it('says of all that a vendor needs that it is missing', async () => {
    const { user, puts } = await openAccount('Testlabor');
    await user.click(await recording());
    const inside = await storage();
    await user.selectOptions(inside.getByRole('combobox', { name: 'Bucket vendor' }), 'AWS S3 Compatible');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(
      ['Endpoint URI', 'Bucket name', 'Access key ID', 'Secret access key'].map(
        (name) => `Storage, ${name}: This field is required.`,
      ),
    );
    expect(alert).toHaveTextContent('4 fields need your attention');
    expect(puts()).toEqual([]);
  });

  it('is not said to be saved where nothing of it would be', async () => {
    const { user, puts } = await openAccount('Testlabor');
    await user.click(await recording());
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose where recordings are kept');
    expect(await recording()).toBeChecked();
    expect(puts()).toEqual([]);
  });

  it('warns that calls are recorded nowhere', async () => {
    const { user } = await openAccount('Testlabor');
    await user.click(await recording());
    await user.click(await screen.findByRole('checkbox', { name: 'Record all calls for this account' }));
    expect(await screen.findByText(/Nothing is recorded as long as there is no bucket/)).toBeInTheDocument();
  });
});

describe('a stored secret', () => {
  it('stays when something else of the account changes, and is never shown', async () => {
    const { user, puts, stored, container } = await openAccount('Hafenkontor Logistik');
    await storage();
    expect(container.innerHTML).not.toContain('invented-secret');
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Audio format/ }), 'MP3');
    await user.click(save());
    await saved();
    expect(puts()).toEqual([{ record_format: 'mp3' }]);
    expect(await stored()).toMatchObject({ bucket_credential: { secret_access_key: 'invented-secret-access-key' } });
  });

  it('is typed again by whoever changes the bucket: the mask is never sent', async () => {
    const { user, puts, stored } = await openAccount('Hafenkontor Logistik');
    const inside = await storage();
    await waitFor(() => expect(inside.getByRole('combobox', { name: /^Region/ })).toHaveValue('eu-central-1'));
    await user.selectOptions(inside.getByRole('combobox', { name: /^Region/ }), 'Europe (Paris)');
    await user.click(save());
    expect(await screen.findAllByText(/Please type this secret again/)).not.toHaveLength(0);
    expect(puts()).toEqual([]);
    await user.click(inside.getByRole('button', { name: 'Replace Secret access key' }));
    await user.type(await inside.findByLabelText(/^Secret access key/), 'x');
    await user.click(save());
    await saved();
    expect(await stored()).toMatchObject({
      bucket_credential: { region: 'eu-west-3', secret_access_key: 'x', tags: [{ Key: 'team', Value: 'harbour' }] },
    });
  });

  it('of one vendor never becomes that of another', async () => {
    const { user, puts } = await openAccount('Hafenkontor Logistik');
    const inside = await storage();
    await user.selectOptions(inside.getByRole('combobox', { name: 'Bucket vendor' }), 'AWS S3 Compatible');
    expect(await inside.findByRole('textbox', { name: /^Region \(optional\)/ })).toHaveValue('');
    await enter(user, inside.getByRole('textbox', { name: /^Endpoint/ }), 'https://minio.example.com');
    await user.click(save());
    expect(await screen.findAllByText(/Please type this secret again/)).not.toHaveLength(0);
    expect(puts()).toEqual([]);
  });

  it('comes back with the vendor that it was stored for', async () => {
    const { user } = await openAccount('Hafenkontor Logistik');
    const inside = await storage();
    const vendor = inside.getByRole('combobox', { name: 'Bucket vendor' });
    await user.selectOptions(vendor, 'Google Cloud Storage');
    await user.selectOptions(vendor, 'AWS S3');
    await waitFor(() => expect(inside.getByRole('combobox', { name: /^Region/ })).toHaveValue('eu-central-1'));
    expect(save()).toBeDisabled();
  });
});

describe('the test of a bucket', () => {
  it('says that what is stored was tested', async () => {
    const { user, platform } = await openAccount('Hafenkontor Logistik');
    await storage();
    await user.click(await test());
    expect(await screen.findByText(/Bucket Credential is valid. The stored credential/)).toBeInTheDocument();
    expect(platform.bodies('POST', /BucketCredentialTest/)).toHaveLength(1);
  });

  it('does not test a mask as if it were the secret', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { user, platform } = await openAccount('Hafenkontor Logistik');
    await user.type((await storage()).getByRole('textbox', { name: /^Bucket name/ }), '-2');
    await user.click(await test());
    expect(await screen.findByText(/Please type this secret again/)).toBeInTheDocument();
    expect(platform.bodies('POST', /BucketCredentialTest/)).toEqual([]);
  });

  it('tests what is typed, without tags, and says that it is not saved', async () => {
    const { user, platform, puts } = await openAccount('Hafenkontor Logistik');
    const inside = await storage();
    await user.click(inside.getByRole('button', { name: 'Replace Secret access key' }));
    await enter(user, await inside.findByLabelText(/^Secret access key/), 'fresh');
    await user.click(await test());
    expect(await screen.findByText(/What stands in the form was tested; it is not saved yet/)).toBeInTheDocument();
    expect(platform.bodies('POST', /BucketCredentialTest/)).toEqual([
      {
        vendor: 'aws_s3',
        name: 'hafenkontor-recordings',
        region: 'eu-central-1',
        access_key_id: 'AKIAINVENTEDKEY',
        secret_access_key: expect.any(String) as string,
      },
    ]);
    expect(puts()).toEqual([]);
  });

  it('tells the reason of a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { user } = await openAccount('Hafenkontor Logistik');
    const inside = await storage();
    await enter(user, inside.getByRole('textbox', { name: /^Bucket name/ }), '-denied');
    await user.click(inside.getByRole('button', { name: 'Replace Secret access key' }));
    await enter(user, await inside.findByLabelText(/^Secret access key/), 'fresh');
    await user.click(await test());
    expect(await screen.findByText('The bucket cannot be written to: Access Denied')).toBeInTheDocument();
  });

  it('is not offered before everything is filled in', async () => {
    const { user } = await openAccount('Testlabor');
    await user.click(await recording());
    expect(await test()).toBeDisabled();
    const inside = await storage();
    await user.selectOptions(inside.getByRole('combobox', { name: 'Bucket vendor' }), 'Azure Cloud Storage');
    await user.type(await inside.findByRole('textbox', { name: /^Container name/ }), 'lab');
    expect(await test()).toBeDisabled();
    await enter(user, inside.getByLabelText(/^Connection string/), 'AccountKey=1');
    await waitFor(async () => expect(await test()).toBeEnabled());
  });
});

describe('a service key', () => {
  const key = JSON.stringify({
    private_key: '-----BEGIN PRIVATE KEY-----\nfresh\n-----END PRIVATE KEY-----',
    client_email: 'lab@example.com',
    project_id: 'lab',
  });
  const file = (content: string) => new File([content], 'key.json', { type: 'application/json' });

  it('is told by whose it is, and is never shown', async () => {
    const { container } = await openAccount('Praxisverbund Süd');
    expect(
      await screen.findByText(/Stored key · recordings@praxisverbund.example.com · praxisverbund/),
    ).toBeInTheDocument();
    expect(container.innerHTML).not.toContain('PRIVATE KEY');
  });

  it('is replaced by a file, byte-order mark or not', async () => {
    const { user, stored } = await openAccount('Praxisverbund Süd');
    await user.upload(await screen.findByLabelText(/^Service key/), file(`\uFEFF${key}`));
    expect(await screen.findByText(/New key, not saved yet · lab@example.com · lab/)).toBeInTheDocument();
    await user.click(save());
    await saved();
    expect(await stored()).toMatchObject({ bucket_credential: { service_key: key, name: 'praxisverbund-recordings' } });
  });

  it.each([
    ['42', /Invalid service key file, could not parse as JSON\./],
    ['[]', /Invalid service key file, could not parse as JSON\./],
    ['\u0000\u0001PNG', /Invalid service key file, could not parse as JSON\./],
    ['null', /Invalid service key file, could not parse as JSON\./],
    ['{ "client_email": "a@b.example" }', /Invalid service key file, could not parse as JSON\./],
    ['x'.repeat(2_000_000), /it is too large to be one/],
  ])('of a bad file is refused, and the stored one stays', async (content, message) => {
    await openAccount('Praxisverbund Süd');
    const logs = (['log', 'info', 'warn', 'error'] as const).map((kind) => vi.spyOn(console, kind));
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(await screen.findByLabelText(/^Service key/), file(content));
    expect(await screen.findByText(message)).toBeInTheDocument();
    for (const log of logs) expect(log).not.toHaveBeenCalled();
    expect(screen.getByText(/Stored key/)).toBeInTheDocument();
    expect(save()).toBeDisabled();
  });
});
