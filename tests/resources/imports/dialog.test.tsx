import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { decodeText, parseTable } from '../../../src/engine/list/import/page/parseTable';
import { workersHere } from '../../support/browser/workersHere';
import { arrangeSandbox, type Person } from '../arrangeSandbox';

workersHere((file) => parseTable(decodeText(file)));

type Row = Record<string, unknown>;

async function openImport(person: Person = 'account', list = 'phone-numbers') {
  const setting = await arrangeSandbox(person);
  const { data: carriers } = await setting.call<{ data: Row[] }>('GET', '/VoipCarriers?page=1&page_size=50');
  const carrier = String(carriers.find(({ is_active, account_sid }) => is_active === 1 && account_sid === null)!.name);
  const { user } = setting.open(`/internal/${list}`);
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Import / }));
  const upload = async (...lines: string[]) => {
    const file = new File([lines.join('\r\n')], 'numbers.csv', { type: 'text/csv' });
    await user.upload(dialog.getByLabelText(/No file chosen|numbers\.csv/), file);
  };
  const posts = () => setting.sent.filter(({ line }) => line.startsWith('POST'));
  return { ...setting, user, dialog, carrier, upload, posts };
}

/** The reason of the only row that is shown. */
const onlyRow = (dialog: ReturnType<typeof within>) => dialog.getAllByRole('row').slice(1);

describe('a file of numbers', () => {
  it('is compared first; then its new rows are added, and the others told', async () => {
    const { dialog, user, carrier, upload, posts } = await openImport();
    await upload(
      'Phone number;Carrier',
      `+44 7700 900001;${carrier}`,
      `447700900002;${carrier}`,
      '447700900003;Nobody',
    );
    expect(await dialog.findByRole('button', { name: '2 new' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '1 with an error' })).toHaveAttribute('aria-pressed', 'true');
    expect(onlyRow(dialog)[0]).toHaveTextContent('4447700900003 · NobodyCarrier: “Nobody” is not there.');
    expect(posts()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Import 2 rows' }));
    expect(await dialog.findByRole('button', { name: '2 added' })).toBeInTheDocument();
    expect(posts().map(({ body }) => (body as Row).number)).toEqual(['447700900001', '447700900002']);
  });

  it('goes on with what failed, and sends nothing twice', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { dialog, user, carrier, upload, posts, refuseWith, call } = await openImport();
    const { data: carriers } = await call<{ data: Row[] }>('GET', '/VoipCarriers?page=1&page_size=50');
    const { voip_carrier_sid } = carriers.find(({ name }) => name === carrier)!;
    let writes = 0;
    refuseWith((line) => {
      if (!line.startsWith('POST')) return undefined;
      writes += 1;
      return writes > 1 ? Response.json({ msg: 'not now' }, { status: 503 }) : undefined;
    });
    const numbers = [1, 2, 3].map((each) => `44770090000${each},${carrier}`);
    await upload('Phone number,Carrier', ...numbers);
    await user.click(await dialog.findByRole('button', { name: 'Import 3 rows' }));
    expect(await dialog.findByRole('button', { name: '2 failed' })).toBeInTheDocument();
    expect(onlyRow(dialog)).toHaveLength(2);
    /* One came through although its answer was lost. */
    const lost = posts().find(({ status }) => status === 503)!.body as Row;
    await call('POST', '/PhoneNumbers', { ...lost, voip_carrier_sid });
    refuseWith(undefined);
    await user.click(dialog.getByRole('button', { name: 'Check again and go on' }));
    expect(await dialog.findByRole('button', { name: '2 the same' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Import 1 row' }));
    expect(await dialog.findByRole('button', { name: '1 added' })).toBeInTheDocument();
    const all = await call<Row[]>('GET', '/PhoneNumbers?filter=4477009');
    expect(all.map(({ number }) => number)).toEqual(['447700900001', '447700900002', '447700900003']);
  });

  it('can be cancelled: what was not begun is told, and goes on later', async () => {
    const { dialog, user, carrier, upload, refuseWith } = await openImport();
    let begun = 0;
    let goOn: (none: undefined) => void = () => undefined;
    const held = new Promise<undefined>((resolve) => (goOn = resolve));
    refuseWith((line) => (line.startsWith('POST') && (begun += 1) > 3 ? held : undefined));
    await upload(
      'Phone number,Carrier',
      ...Array.from({ length: 60 }, (_, each) => `4477009001${String(each).padStart(2, '0')},${carrier}`),
    );
    await user.click(await dialog.findByRole('button', { name: 'Import 60 rows' }));
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    goOn(undefined);
    expect(await dialog.findByRole('button', { name: /not begun$/ })).toBeInTheDocument();
    expect(begun).toBeLessThanOrEqual(9);
    await user.click(dialog.getByRole('button', { name: 'Check again and go on' }));
    expect(await dialog.findByRole('button', { name: /^\d+ the same$/ })).toBeInTheDocument();
    expect(await dialog.findByRole('button', { name: /^Import \d+ rows$/ })).toBeEnabled();
  });

  it('changes, leaves or stops at numbers that are there and differ, as chosen', async () => {
    const { dialog, user, upload, call, sent } = await openImport();
    const [number] = (await call<Row[]>('GET', '/PhoneNumbers')).filter(
      ({ application_sid }) => application_sid !== null,
    );
    const { data: carriers } = await call<{ data: Row[] }>('GET', '/VoipCarriers?page=1&page_size=50');
    const { name } = carriers.find(({ voip_carrier_sid }) => voip_carrier_sid === number!.voip_carrier_sid)!;
    await upload('Phone number,Carrier,Application', `${String(number!.number)},${String(name)},`);
    await dialog.findByRole('button', { name: '1 changed' });
    expect(onlyRow(dialog)[0]).toHaveTextContent('Changes: Application');
    const choice = dialog.getByRole('combobox', { name: 'Rows that differ from what there is' });
    await user.selectOptions(choice, 'Stop: import nothing');
    expect(dialog.getByText('Nothing is imported while a row differs from what there is.')).toBeInTheDocument();
    await user.selectOptions(choice, 'Leave the records as they are');
    expect(dialog.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
    await user.selectOptions(choice, 'Change the records');
    await user.click(dialog.getByRole('button', { name: 'Import 1 row' }));
    expect(await dialog.findByRole('button', { name: '1 updated' })).toBeInTheDocument();
    expect(sent.filter(({ line }) => line.startsWith('PUT')).map(({ body }) => body)).toEqual([
      { application_sid: null },
    ]);
  });

  it('has its columns chosen where their names say nothing', async () => {
    const { dialog, user, carrier, upload } = await openImport();
    await upload('DDI,Trunk', `447700900001,${carrier}`);
    expect(await dialog.findByText('Choose which column holds: Phone number, Carrier.')).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'DDI' }), 'Phone number');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Trunk' }), 'Carrier');
    expect(await dialog.findByRole('button', { name: '1 new' })).toBeInTheDocument();
  });

  it.each([
    ['', 'The file has no rows below the names of the columns.'],
    ['Phone number,Carrier\r\n1,"open', 'A quotation mark is not closed at row 2: the file is no table.'],
  ])('that is none is told: %j', async (text, told) => {
    const { dialog, upload } = await openImport();
    await upload(text);
    expect(await dialog.findByText(told)).toBeInTheDocument();
  });

  it('leaves a report, in which stands what became of each row', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    const { dialog, user, upload } = await openImport('account', 'clients');
    await upload('User name,Password,Active', 'desk-901,Very-Secret-1,yes', 'desk-902,,yes');
    await user.click(await dialog.findByRole('button', { name: 'Import 1 row' }));
    await dialog.findByRole('button', { name: '1 added' });
    await user.click(dialog.getByRole('button', { name: 'Save report' }));
    const text = await saved[0]!.text();
    expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
      'Row,Client,What became of it,Details',
      '2,desk-901,added,',
      expect.stringMatching(/^3,desk-902,error,"?Password: /),
      '',
    ]);
    expect(text).not.toContain('Very-Secret-1');
  });
});

it('who may only look is offered no import', async () => {
  const { open } = await arrangeSandbox('viewer');
  open('/internal/phone-numbers');
  await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument());
});

describe('a file of carriers', () => {
  /** Checks again and imports the one row that is left. @returns what is sent for it */
  async function finish({ dialog, user, posts }: Awaited<ReturnType<typeof openImport>>) {
    const before = posts().length;
    await user.click(dialog.getByRole('button', { name: 'Check again and go on' }));
    await user.click(await dialog.findByRole('button', { name: 'Import 1 row' }));
    expect(await dialog.findByRole('button', { name: '1 added' })).toBeInTheDocument();
    return posts()
      .slice(before)
      .map(({ line }) => line);
  }

  it('makes each with its gateway; one that was refused is sent again alone', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const setting = await openImport('provider', 'carriers');
    const { dialog, user, upload, refuseWith, call } = setting;
    expect(dialog.getByText(/^Columns for Gateways fill the first one/)).toBeInTheDocument();
    let gateways = 0;
    refuseWith((line) => {
      if (!/^POST .*SipGateways/.test(line)) return undefined;
      gateways += 1;
      return gateways === 2 ? Response.json({ msg: 'this address is blocked' }, { status: 400 }) : undefined;
    });
    await upload(
      'Name,Used by,Gateways: Network address',
      'Fresh Trunk A,,203.0.113.41',
      'Fresh Trunk B,,203.0.113.42',
    );
    await user.click(await dialog.findByRole('button', { name: 'Import 2 rows' }));
    expect(await dialog.findByRole('button', { name: '1 failed' })).toBeInTheDocument();
    expect(onlyRow(dialog)[0]).toHaveTextContent(/Fresh Trunk [AB]Added, but not complete: this address is blocked/);
    expect(await finish(setting)).toEqual(['POST /SipGateways']);
    const { data } = await call<{ data: Row[] }>('GET', '/VoipCarriers?page=1&page_size=100');
    const fresh = data.filter(({ name }) => String(name).startsWith('Fresh Trunk'));
    expect(fresh).toHaveLength(2);
    for (const { voip_carrier_sid: sid } of fresh)
      expect(await call('GET', `/SipGateways?voip_carrier_sid=${String(sid)}`)).toHaveLength(1);
  });

  it('goes on with the gateway of one that came through although its answer was lost', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const setting = await openImport('provider', 'carriers');
    const { dialog, user, upload, posts, refuseWith, call } = setting;
    refuseWith((line) => (/^POST .*VoipCarriers/.test(line) ? Response.json({}, { status: 502 }) : undefined));
    await upload('Name,Used by,Gateways: Network address', 'Fresh Trunk C,,203.0.113.43');
    await user.click(await dialog.findByRole('button', { name: 'Import 1 row' }));
    expect(await dialog.findByRole('button', { name: '1 failed' })).toBeInTheDocument();
    const [lost] = posts();
    const { sid } = await call<{ sid: string }>('POST', lost!.line.replace('POST ', ''), lost!.body as Row);
    refuseWith(undefined);
    expect(await finish(setting)).toEqual(['POST /SipGateways']);
    expect(await call('GET', `/SipGateways?voip_carrier_sid=${sid}`)).toHaveLength(1);
  });
});
