import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import type { FieldCellProps } from '../../../src/fields/kit';
import { fieldTypes } from '../../../src/fields/registry';
import { fakePlatform } from '../../support/fakePlatform';
import { renderConsole } from '../../support/renderConsole';
import { makeThings, messages, pagesOf, things } from './things';

const drawn: string[] = [];
const text = fieldTypes.require('text');
const { Cell } = text;
const Counted: ComponentType<FieldCellProps> = (props) => {
  drawn.push(`${String(props.record.name)} ${props.field.name}`);
  return <Cell {...props} />;
};

beforeAll(() => void (text.Cell = Counted));
afterAll(() => void (text.Cell = Cell));
beforeEach(() => accountFilter.set(undefined));

async function openList() {
  const fetch = vi.fn(fakePlatform({ 'GET /Things': pagesOf(makeThings(25)) }).fetch);
  const { user } = renderConsole({ declarations: [things()], fetch, at: '/internal/things', messages });
  const box = await screen.findByRole('checkbox', { name: 'Select Thing 7' });
  await waitFor(() => expect(box).toBeEnabled());
  /* The first selection brings the bar along. */
  await user.click(await screen.findByRole('checkbox', { name: 'Select Thing 3' }));
  await screen.findByText('1 selected');
  drawn.length = 0;
  return { user, box };
}

it('a row that is selected is drawn anew, and no other', async () => {
  const { user, box } = await openList();
  await user.click(box);
  expect(await screen.findByText('2 selected')).toBeInTheDocument();
  expect(drawn).toEqual(['Thing 7 name', 'Thing 7 colour']);
});

it('a selection that is cleared draws the rows that were in it, and no other', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('checkbox', { name: 'Select Thing 3' }));
  await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
  expect([...new Set(drawn)]).toEqual(['Thing 3 name', 'Thing 3 colour']);
});

it('what is typed into the search draws no row before there is an answer', async () => {
  const { user } = await openList();
  await user.type(screen.getByRole('searchbox', { name: 'Filter things' }), 'T');
  expect(drawn).toEqual([]);
});
