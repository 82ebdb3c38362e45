import { screen, waitFor, within } from '@testing-library/react';
import { Profiler, type ComponentType } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FieldInputProps, FieldTypeEntry } from '../../../src/fields/kit';
import { fieldTypes } from '../../../src/fields/registry';
import { signedIn } from '../../support/sandboxed';

const renders = new Map<string, number>();
const counted = ['text', 'host', 'number', 'netmask', 'select', 'boolean', 'secret', 'reference'];
const entries = counted.map((type) => [fieldTypes.require(type), fieldTypes.require(type).Input] as const);

const countedInput = (Input: ComponentType<FieldInputProps>): FieldTypeEntry['Input'] =>
  function Counted(props) {
    return (
      <Profiler id={props.source} onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}>
        <Input {...props} />
      </Profiler>
    );
  };

beforeAll(() => entries.forEach(([entry, Input]) => (entry.Input = countedInput(Input))));
afterAll(() => entries.forEach(([entry, Input]) => (entry.Input = Input)));

const ofGateways = () => [...renders].filter(([source]) => source.startsWith('sip_gateways.'));

async function openCarrier() {
  renders.clear();
  const platform = await signedIn('provider');
  const { voip_carrier_sid: sid } = await platform.named('/VoipCarriers', 'Nordlicht Pool');
  const { user, queryClient } = platform.open(`/internal/carriers/${String(sid)}/edit`);
  const row = within(await screen.findByRole('row', { name: 'row 12' }));
  expect(screen.getAllByRole('row', { name: /^row \d+$/ })).toHaveLength(30);
  return { user, queryClient, row, address: await row.findByLabelText(/^Network address/) };
}

it('a form with thirty gateways draws each of their inputs once', async () => {
  await openCarrier();
  expect(ofGateways().length).toBeGreaterThan(200);
  expect(ofGateways().filter(([, count]) => count > 1)).toEqual([]);
});

it('no input of a gateway stands by to ask the server, since none of their rules does', async () => {
  const { queryClient } = await openCarrier();
  const asks = queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[1] === 'notes' });
  expect(asks.map(({ queryKey }) => queryKey[0])).not.toContain('sip-gateways');
});

it('the first key that is pressed draws no other row, although it makes the form unsaved', async () => {
  const { user, address } = await openCarrier();
  renders.clear();
  await user.type(address, '2');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  expect(ofGateways().filter(([source]) => !source.startsWith('sip_gateways.11.'))).toEqual([]);
});

it('a key pressed in one of thirty gateways draws that input and what depends on it', async () => {
  const { user, row, address } = await openCarrier();
  /* Answers that come late draw inputs, too: until they are there, another key is pressed. */
  await waitFor(async () => {
    renders.clear();
    await user.type(address, '2');
    /* Only the meaning of the netmask depends on the address. */
    expect([...renders.keys()].sort()).toEqual(['sip_gateways.11.ipv4', 'sip_gateways.11.netmask']);
  });
  renders.clear();
  await user.click(row.getByRole('checkbox', { name: 'Active' }));
  expect([...renders.keys()].filter((source) => !source.startsWith('sip_gateways.11.'))).toEqual([]);
});
