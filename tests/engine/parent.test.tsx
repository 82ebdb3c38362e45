import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineResource, type ResourceDeclaration } from '../../src/schema/types';
import { accountFilter } from '../../src/session/choices/accountFilter';
import type { Session } from '../../src/session/session';
import { buildAccountSession, buildProviderSession, buildSession } from '../support/builders';
import { fakePlatform, refusal, type PlatformRequest } from '../support/fakePlatform';
import { renderConsole } from '../support/renderConsole';
import { fillIn } from '../support/enter';
import { sid } from './form/support/arrangeForm';

const accounts = defineResource({
  name: 'accounts',
  title: 'name',
  api: { base: '/Accounts', id: 'account_sid' },
  access: { scope: 'account' },
  fields: { account_sid: { type: 'sid' }, name: { type: 'text' } },
  list: { columns: ['name'] },
});

/** The API names the account in the path alone. */
const queues = defineResource({
  name: 'queues',
  parent: 'accounts',
  title: 'name',
  api: { base: '/Accounts/{parent.id}/Queues', id: 'queue_sid' },
  access: { scope: 'account' },
  fields: { queue_sid: { type: 'sid' }, name: { type: 'text' }, account_sid: { type: 'account', write: 'never' } },
  list: { columns: ['name'] },
  form: { sections: { queue: ['name'] } },
});

const phones = defineResource({
  name: 'phones',
  title: 'name',
  api: { base: '/Phones', id: 'phone_sid' },
  access: { scope: 'account' },
  fields: {
    phone_sid: { type: 'sid' },
    name: { type: 'text' },
    account_sid: { type: 'account' },
    queue_sid: { type: 'reference', reference: { resource: 'queues' } },
  },
  list: { columns: ['name', 'queue_sid'] },
  form: { sections: { phone: ['name', 'account_sid', 'queue_sid'] } },
});

const account = { account_sid: sid(100), name: 'Acme', service_provider_sid: 'sp-1' };
const path = `/Accounts/${account.account_sid}/Queues`;

const people: [string, Session][] = [
  ['an admin', buildSession()],
  ['a provider user', buildProviderSession()],
  ['an account user', buildAccountSession({ account_sid: account.account_sid })],
];

const arrange = (session: Session) => {
  const queue = { queue_sid: sid(7), name: 'Support' };
  const platform = fakePlatform({
    'GET /Accounts': () => [account],
    'GET /Accounts/:id': () => account,
    [`GET ${path}`]: () => [queue],
    [`GET ${path}/:id`]: () => queue,
    [`PUT ${path}/:id`]: ({ body }: PlatformRequest) => void Object.assign(queue, body),
    [`DELETE ${path}/:id`]: () => undefined,
    'GET /Queues': () => refusal(404, 'there are none of everybody'),
    'GET /Phones': () => [{ phone_sid: sid(8), name: 'Desk', account_sid: account.account_sid, queue_sid: sid(7) }],
  });
  const declarations: ResourceDeclaration[] = [accounts, queues, phones];
  const open = (at: string) => renderConsole({ declarations, session, fetch: platform.fetch, at });
  return { platform, open };
};

beforeEach(() => accountFilter.set(undefined));

describe.each(people)('a resource below another, for %s', (_, session) => {
  it('has its list, its records and what is saved of them below it', async () => {
    const { platform, open } = arrange(session);
    const { user, router } = open('/internal/queues');
    await user.click(await screen.findByRole('link', { name: 'Support' }));
    await fillIn(user, () => screen.findByRole('textbox', { name: 'Name' }), 'Sales');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(platform.lines('PUT')).toEqual([`PUT ${path}/${sid(7)}`]));
    expect(router.state.location.search).toBe(`?account_sid=${account.account_sid}`);
  });

  it('opens a record again after the page was reloaded', async () => {
    const { open } = arrange(session);
    const { user, router } = open('/internal/queues');
    await user.click(await screen.findByRole('link', { name: 'Support' }));
    await screen.findByRole('textbox', { name: 'Name' });
    const { pathname, search } = router.state.location;
    cleanup();
    accountFilter.set(undefined);
    open(pathname + search);
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Support');
  });

  it('is deleted below it', async () => {
    const { platform, open } = arrange(session);
    const { user } = open('/internal/queues');
    await user.click(await screen.findByRole('button', { name: 'Delete Support' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(platform.lines('DELETE')).toEqual([`DELETE ${path}/${sid(7)}`]));
  });

  it('is named and linked where it is referred to, below the same record', async () => {
    const { open } = arrange(session);
    open('/internal/phones');
    expect(await screen.findByRole('link', { name: 'Support' })).toHaveAttribute(
      'href',
      `/internal/queues/${sid(7)}/edit?account_sid=${account.account_sid}`,
    );
  });

  it('offers the records of the same parent to what refers to it', async () => {
    const { user } = arrange(session).open('/internal/phones/add');
    await user.click(await screen.findByRole('combobox', { name: /^Queue/ }));
    expect(await screen.findByRole('option', { name: 'Support' })).toBeInTheDocument();
  });
});
