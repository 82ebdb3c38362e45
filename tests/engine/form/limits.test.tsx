import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import limits from '../../../resources/limits';
import limitTexts from '../../../resources/limits/en';
import { buildProviderSession } from '../../support/builders';
import { refusal, type PlatformRequest, type PlatformRoute } from '../../support/fakePlatform';
import { arrangeForm, editAddress, expectRefusals, oneSection, sid, thing } from './support/arrangeForm';
import { enter } from '../../support/enter';

const account = thing({
  api: { base: '/Accounts', id: 'account_sid' },
  fields: {
    account_sid: { type: 'sid' },
    limits: {
      type: 'limits',
      of: 'limits',
      options: { key: ['category'] },
      readOnly: { all: [{ 'features.account_limits_all': true }, { 'session.scope': { not: 'admin' } }] },
    },
  },
  form: oneSection('name', 'limits'),
});

interface Limit {
  category: string;
  quantity: number;
}

/** An account with these limits, as the platform gives them: each row with keys of its own. */
function accountWith(given: Limit[], more: Record<string, PlatformRoute> = {}) {
  let stored = [...given];
  const row = ({ category, quantity }: Limit, index: number) => ({
    account_limits_sid: sid(50 + index),
    account_sid: sid(1),
    category,
    quantity,
  });
  return {
    'GET /Accounts/:id': () => ({ account_sid: sid(1), name: 'Acme', service_provider_sid: sid(9) }),
    'GET /Accounts/:id/Limits': () => stored.map(row),
    'POST /Accounts': () => ({ sid: sid(1) }),
    'POST /Accounts/:id/Limits': ({ body }: PlatformRequest) => {
      const limit = body as Limit;
      stored = [...stored.filter(({ category }) => category !== limit.category), limit];
      return { sid: sid(70) };
    },
    'DELETE /Accounts/:id/Limits': ({ query }: PlatformRequest) => {
      stored = stored.filter(({ category }) => category !== query.category);
    },
    ...more,
  };
}

const texts = { limits: limitTexts, things: { fields: { limits: 'Limits' } } };

const open = (given: Limit[], setting: object = {}, more: Record<string, PlatformRoute> = {}) =>
  arrangeForm([account, limits], accountWith(given, more), { ...editAddress(sid(1)), messages: texts, ...setting });

const box = (name: string) => screen.findByRole('textbox', { name });
const writes = ({ platform }: ReturnType<typeof open>) =>
  platform.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, query, body }) => ({ line: `${method} ${path}`, query, body }));

const calls = { category: 'voice_call_session', quantity: 20 };
const minutes = { category: 'voice_call_minutes', quantity: 3000 };

describe('limits', () => {
  it('are shown by category, in the unit that is in use', async () => {
    open([minutes]);
    expect(await box('Max minutes')).toHaveValue('3000');
    expect(screen.getByRole('combobox', { name: 'Unit' })).toHaveDisplayValue('Minute');
    expect(screen.queryByRole('textbox', { name: 'Max calls' })).not.toBeInTheDocument();
  });

  it('are written with nothing but category and quantity', async () => {
    const view = open([calls]);
    await view.user.clear(await box('Max calls'));
    await view.user.type(await box('Max calls'), '35');
    await view.save();
    await waitFor(() =>
      expect(writes(view)).toEqual([
        { line: `POST /Accounts/${sid(1)}/Limits`, query: {}, body: { category: 'voice_call_session', quantity: 35 } },
      ]),
    );
  });

  it('are deleted by their category when emptied', async () => {
    const view = open([calls, minutes]);
    await view.user.clear(await box('Max minutes'));
    await view.save();
    await waitFor(() =>
      expect(writes(view)).toEqual([
        { line: `DELETE /Accounts/${sid(1)}/Limits`, query: { category: 'voice_call_minutes' }, body: undefined },
      ]),
    );
  });

  it('are unlimited at 0, which is sent', async () => {
    const view = open([calls]);
    await view.user.clear(await box('Max calls'));
    expect(await screen.findByText('No limit is set.')).toBeInTheDocument();
    await view.user.type(await box('Max calls'), '0');
    expect(await screen.findByText('Unlimited.')).toBeInTheDocument();
    await view.save();
    await waitFor(() => expect(view.bodies('POST')).toEqual([{ category: 'voice_call_session', quantity: 0 }]));
  });

  it('have nothing to save when what was typed is taken back', async () => {
    const view = open([]);
    await view.user.type(await box('Max calls'), '5');
    await view.user.clear(await box('Max calls'));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it.each(['-1', '1.5', 'many', '99999999999'])('refuse %s', async (text) => {
    const view = open([calls]);
    await view.user.clear(await box('Max calls'));
    await enter(view.user, await box('Max calls'), text);
    await view.save();
    expect(await screen.findByRole('button', { name: /^Limits, Max calls, Quantity: / })).toBeInTheDocument();
    expect(await box('Max calls')).toBeInvalid();
    expect(writes(view)).toEqual([]);
  });

  it('of another unit are deleted by choosing it, which is said before', async () => {
    const view = open([calls]);
    await box('Max calls');
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Minute');
    expect(await screen.findByText('Save removes the limit “Max calls”.')).toBeInTheDocument();
    await view.user.type(await box('Max minutes'), '100');
    await view.save();
    await waitFor(() =>
      expect(writes(view).map(({ line, query }) => `${line} ${query.category ?? ''}`.trim())).toEqual([
        `POST /Accounts/${sid(1)}/Limits`,
        `DELETE /Accounts/${sid(1)}/Limits voice_call_session`,
      ]),
    );
  });

  it('come back with their unit', async () => {
    const { user } = open([calls]);
    await box('Max calls');
    const unit = screen.getByRole('combobox', { name: 'Unit' });
    await user.selectOptions(unit, 'Minute');
    await user.selectOptions(unit, 'Session');
    expect(await box('Max calls')).toHaveValue('20');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('of a unit that is not in view stay, which is said', async () => {
    open([calls, minutes]);
    expect(await screen.findByText('“Max calls” is limited, too; the limit stays.')).toBeInTheDocument();
  });

  it('say at the category what the platform refused, and send only that the next time', async () => {
    expectRefusals();
    let isRefusing = true;
    const view = open(
      [calls],
      {},
      {
        'POST /Accounts/:id/Limits': () => (isRefusing ? refusal(500, 'the database is full') : { sid: sid(70) }),
        'PUT /Accounts/:id': () => undefined,
      },
    );
    await enter(view.user, await screen.findByRole('textbox', { name: 'Name' }), ' Ltd');
    await view.user.type(await box('Max calls'), '0');
    await view.save();
    expect(await screen.findByRole('button', { name: /Limits, Max calls: the database is full/ })).toBeInTheDocument();
    expect(await box('Max calls')).toHaveValue('200');
    isRefusing = false;
    await view.save();
    await waitFor(() => expect(view.bodies('POST')).toHaveLength(2));
    expect(view.bodies('PUT')).toEqual([{ name: 'Acme Ltd' }]);
  });

  it('of a new record are written once it is there', async () => {
    const view = open([], { at: '/internal/things/add' });
    await enter(view.user, await screen.findByRole('textbox', { name: 'Name' }), 'Acme');
    await view.user.type(await box('Max calls'), '7');
    await view.save();
    await waitFor(() =>
      expect(view.platform.lines('POST')).toEqual(['POST /Accounts', `POST /Accounts/${sid(1)}/Limits`]),
    );
    expect(view.bodies('POST')[0]).toEqual({ name: 'Acme' });
  });
});

describe('where licences are sold', () => {
  const features = { account_limits_all: true };

  it('an admin sees the licensed and the other limits', async () => {
    open([calls], { features });
    expect(await box('Max calls')).toHaveValue('20');
    expect(await box('Licensed calls')).toHaveValue('');
  });

  it('nobody else sees or changes more than the licences', async () => {
    open([{ category: 'voice_call_session_license', quantity: 5 }], { features, session: buildProviderSession() });
    expect(await box('Licensed calls')).toHaveValue('5');
    expect(await box('Licensed calls')).toHaveAttribute('readonly');
    expect(screen.queryByRole('textbox', { name: 'Max calls' })).not.toBeInTheDocument();
  });
});

describe('without licences', () => {
  it('a stored licence stays as it is', async () => {
    const view = open([calls, { category: 'voice_call_session_license', quantity: 5 }]);
    await view.user.clear(await box('Max calls'));
    await view.save();
    await waitFor(() =>
      expect(view.platform.lines('DELETE')).toEqual([`DELETE /Accounts/${sid(1)}/Limits?category=voice_call_session`]),
    );
    expect(screen.queryByRole('textbox', { name: 'Licensed calls' })).not.toBeInTheDocument();
    expect(view.platform.lines('POST')).toEqual([]);
  });
});
