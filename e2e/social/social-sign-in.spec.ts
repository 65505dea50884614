import type { Page, Route } from '@playwright/test';
import { hostedOrigin } from '../addresses';
import { newEmail, signOut } from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { control } from '../setup/controls';
import { expect, test } from '../setup/fixtures';
import { notePolicyViolations } from '../setup/policy-violations';

// The local hosted sign-in has a self-signed certificate.
test.use({ ignoreHTTPSErrors: true });
// In sequence, since one of them makes a provider fail for all.
test.describe.configure({ mode: 'default' });

const providers = ['Amazon', 'Apple', 'Facebook', 'Google'] as const;
type Provider = (typeof providers)[number];

const button = (page: Page, provider: Provider) =>
  page.getByRole('button', { name: new RegExp(`Sign (In|Up) with ${provider}`) });

/** The alert above the form; empty live regions are alerts too. */
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** Goes from the sign-in form to the page that simulates the provider. */
async function goTo(page: Page, provider: Provider): Promise<void> {
  await button(page, provider).click();
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(hostedOrigin);
}

async function allowAs(page: Page, email: string, provider: Provider = 'Google'): Promise<void> {
  await page.getByLabel(`Email address at ${provider}`).fill(email);
  await page.getByRole('button', { name: 'Allow' }).click();
}

async function acceptLicense(page: Page): Promise<void> {
  await expect(page).toHaveURL('/completesignup');
  await page.getByRole('checkbox', { name: /EULA/ }).check();
  await page.getByRole('button', { name: "Let's Go!" }).click();
  await expect(page).toHaveURL('/userlanding');
}

async function passWelcome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Show me my tasks' }).click();
}

/** Signs out, and waits until the hosted sign-in has sent the browser back to the landing page. */
async function signOutThere(page: Page): Promise<void> {
  const logout = `${hostedOrigin}/logout`;
  const returned = page
    .waitForRequest((request) => request.url().startsWith(logout))
    .then(() => page.waitForEvent('framenavigated'));
  await signOut(page);
  await returned;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Our Mission Statement' })).toBeVisible();
}

test('a new user signs in with Google, accepts the license once, and returns to the requested page', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 40[01]/);
  const email = newEmail();
  const blocked = await notePolicyViolations(page);

  await test.step('offers the configured providers', async () => {
    await page.goto('/login');
    for (const provider of providers) await expect(button(page, provider)).toBeVisible();
    await expect(page.getByRole('separator')).toHaveAttribute('data-label', 'or');
    await expectAccessible(page);
  });

  await test.step('each leads to its provider', async () => {
    for (const provider of ['Amazon', 'Apple', 'Facebook'] as const) {
      await goTo(page, provider);
      await page.goto('/login');
    }
  });

  await test.step('asks for the license at the first sign-in, from any page', async () => {
    await goTo(page, 'Google');
    await expectAccessible(page);
    await allowAs(page, email);
    await expect(page).toHaveURL('/completesignup');
    await page.getByRole('button', { name: "Let's Go!" }).click();
    await expect(page.getByText('You must accept the EULA to create an account')).toBeVisible();
    await page.goto('/library');
    await acceptLicense(page);
    await passWelcome(page);
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  await test.step('signing out goes through the hosted sign-in to the landing page', async () => {
    await signOutThere(page);
  });

  await test.step('the next sign-in returns to the requested page', async () => {
    await page.goto('/userhistory?sort=score');
    await expect(page).toHaveURL('/login');
    await goTo(page, 'Google');
    await page.getByRole('button', { name: email }).click();
    await expect(page).toHaveURL('/userhistory?sort=score');
    await expect(page.getByRole('button', { name: `Account menu for ${email}` })).toBeVisible();
    expect(blocked).toEqual([]);
  });

  await test.step('a session that is refused ends on the sign-in page, which leads back', async () => {
    await page.evaluate(() => {
      const tokens = Object.entries(localStorage).filter(([key]) => key.endsWith('Token'));
      for (const [key, token] of tokens) localStorage.setItem(key, `${token}x`);
    });
    await page.reload();
    await expect(notice(page)).toHaveText('Your session has ended. Sign in again to continue.');
    await goTo(page, 'Google');
    await page.getByRole('button', { name: email }).click();
    await expect(page).toHaveURL('/userhistory?sort=score');
  });
});

test('a social button disables the form and shows as busy until the provider’s page loads, or the user is back', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 400/);
  const busyLabels: string[] = [];
  await page.exposeFunction('noteBusyLabel', (label: string) => void busyLabels.push(label));
  const held: Route[] = [];
  await page.route(`${hostedOrigin}/**`, (route) => void held.push(route));
  await page.goto('/login');
  // The page reports its own state, since Playwright's queries block while a navigation is pending.
  await button(page, 'Google').evaluate((google: HTMLElement) => {
    const note = () => {
      const form = google.closest('[aria-busy="true"][inert]');
      const isForm = form?.querySelector('input[name="username"]');
      Reflect.get(window, 'noteBusyLabel')(isForm ? google.innerText : '');
    };
    new MutationObserver(note).observe(document.body, { subtree: true, attributes: true });
  });
  // An earlier error doesn't end the busy state.
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(notice(page)).toBeVisible();
  await button(page, 'Google').click({ noWaitAfter: true });
  await expect.poll(() => held.length).toBe(1);
  await expect.poll(() => busyLabels.at(-1)).toBe('Redirecting…');
  // A response without content leaves the page unchanged, like a canceled system dialog for Apple.
  await held[0]?.fulfill({ status: 204 });
  await page.unrouteAll();
  await page.getByRole('heading', { level: 1 }).click();
  await goTo(page, 'Google');
});

test.describe('a provider’s response without a sign-in', () => {
  // The browser logs every error response.
  test.use({ expectedConsoleErrors: [/status of 500/] });

  test('is explained, keeps the requested page, and allows another try', async ({ page }) => {
    await page.goto('/library');
    await expect(page).toHaveURL('/login');

    await test.step('denied consent', async () => {
      await goTo(page, 'Google');
      await page.getByRole('button', { name: 'Deny' }).click();
      await expect(notice(page)).toHaveText('User cancelled OAuth flow.');
      await expect(page).toHaveURL('/login');
      await expectAccessible(page);
    });

    await test.step('an empty response, or a stranger’s message', async () => {
      for (const query of ['', '?error=x&error_description=Call%20us']) {
        await goTo(page, 'Google');
        await page.goto(`/login${query}`);
        await expect(notice(page)).toHaveText('User cancelled OAuth flow.');
      }
    });

    await test.step('the wrong state', async () => {
      await goTo(page, 'Google');
      await page.goto('/login?code=0123&state=somebody-elses');
      await expect(notice(page)).toHaveText('An error occurred while validating the state.');
      await expect(page).toHaveURL('/login');
      await page.reload();
      await expect(button(page, 'Google')).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });

    const email = newEmail();
    await test.step('a failure', async () => {
      await goTo(page, 'Google');
      await control('POST', 'faults', { operation: 'hosted:token', kind: 'error', times: 1 });
      await allowAs(page, email);
      await expect(notice(page)).toHaveText(
        'Couldn’t sign you in with that provider. Please try again.',
      );
    });

    await goTo(page, 'Google');
    await page.getByRole('button', { name: email }).click();
    await acceptLicense(page);
  });
});
