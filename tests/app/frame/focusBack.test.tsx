import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFocusContent } from '../../../src/app/frame/useFocusContent';

function Frame() {
  useFocusContent(useLocation().pathname);
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

/** A list whose rows come a moment after it. */
function Things() {
  const [rows, setRows] = useState<number[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setRows([1, 2]), 20);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <input aria-label="Filter" />
      <Link to="/internal/things/add">Add</Link>
      {rows.map((id) => (
        <Link key={id} to={`/internal/things/${id}/edit`}>
          Thing {id}
        </Link>
      ))}
    </>
  );
}

const Form = () => <Link to="/internal/things">Cancel</Link>;

function open() {
  const routes = [
    {
      element: <Frame />,
      children: [
        { path: '/internal/things', element: <Things /> },
        { path: '/internal/things/add', element: <Form /> },
        { path: '/internal/things/:id/edit', element: <Form /> },
        { path: '/internal/others', element: <p>Others</p> },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/internal/things'] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

const link = (name: string) => screen.findByRole('link', { name });

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

describe('who comes back to a list', () => {
  it.each(['Add', 'Thing 2'])('from a form that was opened by “%s” finds the focus there', async (name) => {
    const { user } = open();
    await user.click(await link(name));
    await user.click(await link('Cancel'));
    await waitFor(async () => expect(await link(name)).toHaveFocus());
  });

  it('by the browser’s Back, too', async () => {
    const { router, user } = open();
    await user.click(await link('Thing 2'));
    await link('Cancel');
    await router.navigate(-1);
    await waitFor(async () => expect(await link('Thing 2')).toHaveFocus());
  });

  it('keeps the focus where it was put before the rows came', async () => {
    const { user } = open();
    await user.click(await link('Thing 2'));
    await user.click(await link('Cancel'));
    await user.click(screen.getByRole('textbox', { name: 'Filter' }));
    await link('Thing 2');
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveFocus();
  });

  it('from elsewhere finds it on the page', async () => {
    const { router } = open();
    await router.navigate('/internal/others');
    await screen.findByText('Others');
    await router.navigate('/internal/things');
    await link('Thing 2');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
