import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrangeForm, editAddress, oneSection, sid, stored, thing } from './support/arrangeForm';
import { enter, fillIn } from '../../support/enter';

const lamp = thing({
  fields: {
    name: { type: 'text', required: true },
    watts: { type: 'number' },
    address: { type: 'host' },
    caller: { type: 'phone', rules: ['phone-number'] },
  },
  form: oneSection('name', 'watts', 'address', 'caller'),
});

async function arrange(record: Record<string, unknown> = {}) {
  const { routes } = stored({ thing_sid: sid(1), name: 'Lamp', watts: null, address: null, caller: null, ...record });
  const view = arrangeForm([lamp], routes, editAddress(sid(1)));
  const input = (name: string) => screen.findByRole('textbox', { name });
  await input('Name');
  return { ...view, input };
}

describe('what is typed', () => {
  it('is shown as it will be sent, once the input is left', async () => {
    const { user, save, bodies, input } = await arrange();
    await fillIn(user, () => input('Name'), 'Front\tdesk\u200b');
    await enter(user, await input('Watts'), '６０');
    await enter(user, await input('Address'), 'sip.example.com.');
    await enter(user, await input('Caller'), 'tel:+1 (508) 333-1212');
    await user.tab();
    expect(await input('Name')).toHaveValue('Front desk');
    expect(await input('Address')).toHaveValue('sip.example.com');
    expect(await input('Caller')).toHaveValue('15083331212');
    await save();
    const sent = { name: 'Front desk', watts: 60, address: 'sip.example.com', caller: '15083331212' };
    await waitFor(() => expect(bodies('PUT')).toEqual([sent]));
  });

  it('of a number is digits, and is refused at the field otherwise', async () => {
    const { user, save, bodies, input } = await arrange();
    await enter(user, await input('Watts'), '5e3');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not a number: digits only.');
    expect(await input('Watts')).toHaveValue('5e3');
    expect(bodies('PUT')).toEqual([]);
  });

  it('is refused where nothing of it can be seen', async () => {
    const { user, save, bodies, input } = await arrange();
    await fillIn(user, () => input('Name'), '\u200b\u2060');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('This field is required.');
    expect(bodies('PUT')).toEqual([]);
  });

  it('gets an offer where something else was meant, which a press takes', async () => {
    const { user, input } = await arrange();
    await enter(user, await input('Caller'), '0049 30 1234567');
    await screen.findByText('This begins with an international prefix, which is only dialled.');
    await user.click(screen.getByRole('button', { name: 'Use 49301234567' }));
    expect(await input('Caller')).toHaveValue('49301234567');
  });
});

describe('what is stored', () => {
  it('is left as it is where nobody types', async () => {
    const { user, input } = await arrange({ name: 'Lamp\u00a0one ' });
    await user.click(await input('Name'));
    await user.tab();
    expect(await input('Name')).toHaveValue('Lamp\u00a0one ');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});
