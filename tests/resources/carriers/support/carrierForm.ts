import { screen, within } from '@testing-library/react';
import { signedIn, type Platform } from '../../../support/sandboxed';
import { enter, fillIn } from '../../../support/enter';

type Who = 'admin' | 'provider' | 'account' | 'viewer';
type User = ReturnType<Platform['open']>['user'];

export const list = '/internal/carriers';
export const table = async (name: string) => within(await screen.findByRole('table', { name }));
const rowOf = async (tableName: string, number: number) =>
  within(await (await table(tableName)).findByRole('row', { name: `row ${number}` }));
export const sip = (number: number) => rowOf('Gateways', number);
export const smpp = (number: number) => rowOf('SMPP gateways', number);

type Row = Awaited<ReturnType<typeof sip>>;

export const save = async (user: User) => user.click(await screen.findByRole('button', { name: 'Save' }));
export const complaint = (text: string | RegExp) => screen.findByRole('button', { name: text });
export const tab = async (user: User, name: string) => user.click(await screen.findByRole('tab', { name }));

export const type = (user: User, row: Row, label: string, text: string) =>
  fillIn(user, () => row.findByLabelText(new RegExp(`^${label}`)), text);

export const tick = async (user: User, row: Row, label: string) =>
  user.click(await row.findByRole('checkbox', { name: label }));

/** The form of a new carrier with a name. */
export async function newCarrier(who: Who = 'provider') {
  const platform = await signedIn(who);
  const view = platform.open(`${list}/add`);
  await enter(view.user, await screen.findByRole('textbox', { name: /^Carrier name/ }), 'Sund Connect');
  return { platform, ...view };
}

/** The form of a carrier of the sandbox; what was asked to open it is forgotten. */
export async function edit(name: string, who: Who = 'provider') {
  const platform = await signedIn(who);
  const { voip_carrier_sid: sid } = await platform.named('/VoipCarriers', name);
  const view = platform.open(`${list}/${String(sid)}/edit`);
  await screen.findByRole('button', { name: 'Save' });
  platform.sandbox.clearRequests();
  return { platform, sid: String(sid), ...view };
}
