import { expect, type Page } from '@playwright/test';
import { orderFault } from '../console';
import { mailedCode, sentTo, test } from './hosted';

const root = 'cloud.example.com';

async function chooseSubdomain(page: Page, name: string) {
  await page.getByLabel('Subdomain').fill(name);
  await expect(page.getByText(`${name}.${root} is free.`)).toBeVisible();
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByRole('heading', { name: 'Edit account' })).toBeVisible();
}

test(
  'registers by email, over a reload at each step, to the own account',
  { tag: '@refused' },
  async ({ page, request }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Register' }).click();
    await page.getByRole('button', { name: 'Sign Up With Email' }).click();
    await expect(page.getByText('Please accept the Terms of Service and the Privacy Policy first.')).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up With Email' }).click();

    await page.reload();
    await page.getByLabel(/^Email/).fill('ada@example.com');
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('short');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('At least 6 characters')).toBeVisible();
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('Analytical-1');
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByText('Please enter the code we just sent to your email')).toBeVisible();
    await page.reload();
    await page.getByLabel(/^Code/).fill('000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toHaveText('This is not the code that was sent.');
    await page.getByLabel(/^Code/).fill(await mailedCode(request, 'ada@example.com'));
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { name: 'Choose a subdomain' })).toBeVisible();
    await page.reload();
    await page.getByLabel('Subdomain').fill('paid');
    await expect(page.getByText(`paid.${root} is taken.`)).toBeVisible();
    await chooseSubdomain(page, 'ada');
    const [sent] = await sentTo(request, '/register');
    expect(sent?.body).toMatchObject({ provider: 'local', email: 'ada@example.com' });
    expect(sent?.body).not.toHaveProperty('inviteCode');
  },
);

test.describe('in a browser that speaks French', () => {
  test.use({ locale: 'fr-FR' });

  test('registration does, too', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Se connecter avec Google' })).toBeVisible();
    await page.getByRole('link', { name: 'S’inscrire' }).click();
    await expect(page.getByRole('heading', { name: 'Inscription' })).toBeVisible();
  });
});

test('asks for an invite code where the platform wants one', { tag: '@refused' }, async ({ page, request }) => {
  await page.goto('/register');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up With Email' }).click();
  await orderFault(request, { path: '^/register$', status: 403, body: { msg: 'an invite code is needed' } });
  await page.getByLabel(/^Email/).fill('ada@example.com');
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('Analytical-1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('an invite code is needed');
  await page.getByLabel('Invite code').fill('4711AB');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  expect((await sentTo(request, '/register')).at(-1)?.body).toMatchObject({ inviteCode: '4711AB' });
});

for (const provider of ['Google', 'Github']) {
  test(`registers by ${provider} to the own account`, async ({ page, request }) => {
    await page.goto('/register');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: `Sign Up With ${provider}` }).click();
    await page.getByRole('link', { name: 'Continue as newcomer@example.net' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a subdomain' })).toBeVisible();
    expect(page.url()).not.toContain('code=');
    /* Faster than the look whether it is free. */
    await page.getByLabel('Subdomain').fill('newcomer');
    await page.getByRole('button', { name: 'Complete Registration' }).click();
    await expect(page.getByRole('heading', { name: 'Edit account' })).toBeVisible();
    expect((await sentTo(request, '/register'))[0]?.body).toMatchObject({ locationBeforeAuth: '/register' });
  });

  test(`signs in by ${provider}, whoever has an account`, { tag: '@refused' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Sign In With ${provider}` }).click();
    await page.getByRole('link', { name: /^Continue as octavia/ }).click();
    await expect(page.getByRole('heading', { name: 'Edit account' })).toBeVisible();
  });

  test(`opens no account for who comes to sign in by ${provider}`, { tag: '@refused' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Sign In With ${provider}` }).click();
    await page.getByRole('link', { name: 'Continue as newcomer@example.net' }).click();
    await expect(page.getByRole('alert')).toHaveText('There is no account for this sign-in yet. Register first.');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
}

test('sends nothing of a way back that did not begin here', async ({ page, request }) => {
  await page.goto('/oauth-callback/google?code=stolen&state=foreign');
  await expect(page.getByRole('alert')).toHaveText('Invalid state');
  await page.goto('/oauth-callback/myspace?code=stolen&state=foreign');
  await expect(page.getByRole('alert')).toHaveText('myspace is not a valid OAuth provider');
  expect(await sentTo(request, '/register')).toEqual([]);
});

test(
  'whoever signs in by a provider and has no realm yet begins with the applications',
  { tag: '@refused' },
  async ({ page }) => {
    await page.goto('/register');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up With Github' }).click();
    await page.getByRole('link', { name: 'Continue as newcomer@example.net' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a subdomain' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In With Github' }).click();
    await page.getByRole('link', { name: 'Continue as newcomer@example.net' }).click();
    await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  },
);

test(
  'an exchange that fails leads to the sign-in page, with its reason',
  { tag: '@refused' },
  async ({ page, request }) => {
    await page.goto('/');
    await orderFault(request, {
      path: '^/register$',
      status: 403,
      body: { msg: 'The code passed is incorrect or expired.' },
    });
    await page.getByRole('button', { name: 'Sign In With Google' }).click();
    await page.getByRole('link', { name: /^Continue as octavia/ }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Signing in with Google failed: The code passed is incorrect or expired.',
    );
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
);

test('a way back with another state than this tab left with sends nothing', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In With Google' }).click();
  const back = new URL(String(await page.getByRole('link', { name: /^Continue as octavia/ }).getAttribute('href')));
  back.searchParams.set('state', 'f'.repeat(64));
  await page.goto(back.href);
  await expect(page.getByRole('alert')).toHaveText('Invalid state');
  expect(await sentTo(request, '/register')).toEqual([]);
});

test('tells that a provider was not allowed to say who one is', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In With Google' }).click();
  await page.getByRole('link', { name: 'Deny' }).click();
  await expect(page.getByRole('alert')).toHaveText('Signing in with Google was cancelled.');
  expect(await sentTo(request, '/register')).toEqual([]);
});

test('lets nobody send a code who has not just registered', async ({ page, request }) => {
  await page.goto('/register/email/verify-your-email');
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  await page.goto('/register/choose-a-subdomain');
  await expect(page.getByRole('alert')).toHaveText('You must log in to view that page');
  expect(await sentTo(request, '/ActivationCode')).toEqual([]);
});
