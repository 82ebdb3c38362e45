import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ResourceDeclaration } from '../../../src/schema/types';
import { fakePlatform } from '../../support/fakePlatform';
import { renderConsole } from '../../support/renderConsole';
import { makeThings, messages, pagesOf, things } from './things';

const open = (operations: NonNullable<ResourceDeclaration['operations']>) => {
  const rows = makeThings(1);
  const platform = fakePlatform({ 'GET /Things': pagesOf(rows), 'GET /Things/:sid': () => rows[0] });
  const declarations = [things({ operations, list: { columns: ['name'] } })];
  return renderConsole({ declarations, fetch: platform.fetch, at: '/internal/things', messages });
};
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('a list of which nothing but the list is there', () => {
  it('has no column for actions, no way to add, and leads nowhere', async () => {
    open(['list']);
    expect(await screen.findByRole('cell', { name: 'Thing 1' })).toBeInTheDocument();
    expect(headings()).toEqual(['Name']);
    expect(screen.queryByRole('link', { name: 'Thing 1' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('a list whose records are only read', () => {
  it('offers to look at them, and opens the form with nothing to change', async () => {
    const { user } = open(['list', 'show']);
    expect(await screen.findByRole('link', { name: 'View Thing 1' })).toBeInTheDocument();
    expect(headings()).toEqual(['Name', 'Actions']);
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Thing 1' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
