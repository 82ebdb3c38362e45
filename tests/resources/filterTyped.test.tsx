import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../support/sandboxed';
import { enter } from '../support/enter';

it('what is typed into the filter of phone numbers reaches the platform as it is', async () => {
  const platform = await signedIn('admin');
  const { user } = platform.open('/internal/phone-numbers');
  await enter(user, await screen.findByRole('searchbox'), '+1555&x=1#y%');
  await waitFor(() =>
    expect(platform.lines('GET', /^\/PhoneNumbers$/).at(-1)?.query).toMatchObject({
      filter: '+1555&x=1#y%',
      page: '1',
    }),
  );
});
