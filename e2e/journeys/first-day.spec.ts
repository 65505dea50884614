import type { Page, Response } from '@playwright/test';
import { codeSentTo, fillSignUp, newEmail, password, signIn, signOut } from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { operationOf } from '../setup/operations';
import { emulatorOrigin } from '../addresses';
import { expectPictures, markComplete, revisit } from '../setup/home';

/** Spec §2.5 and §5: email, password, its confirmation, the license, the code. */
const REQUIRED_FIELDS = 5;
/** The most inputs that a newcomer needs beyond these, from 'Create an Account' to the first completion. */
const MAX_OTHER_INPUTS = 9;

/** Counts the page's clicks and filled fields from now on, across pages. */
async function countInputs(page: Page): Promise<() => number> {
  let inputs = 0;
  await page.exposeFunction('noteInput', () => void (inputs += 1));
  await page.addInitScript(() => {
    const note = (event: Event) => {
      const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
      if (event.isTrusted && (event.type === 'click') !== isText)
        Reflect.get(window, 'noteInput')();
    };
    for (const type of ['click', 'change']) addEventListener(type, note, true);
  });
  return () => inputs;
}

/**
 * Records a page's refused requests from now on: GraphQL errors, and statuses of any service. Returns a function that
 * returns these once all responses have been read.
 */
function recordRefusals(page: Page): () => Promise<string[]> {
  const reading: Promise<string[]>[] = [];
  page.on('response', (response) => void reading.push(refusalsIn(response)));
  return async () => (await Promise.all(reading)).flat();
}

async function refusalsIn(response: Response): Promise<string[]> {
  const request = response.request();
  if (!request.url().toLowerCase().startsWith(emulatorOrigin)) return [];
  const operation = operationOf(request);
  if (response.status() >= 400) return [`${response.status()} ${operation ?? request.url()}`];
  if (operation === undefined) return [];
  // The body is gone once its page has been left.
  const text = await response.text().catch(() => '');
  return text.includes('"errors":') ? [`${operation}: ${text}`] : [];
}

test('a newcomer signs up, completes a task after few inputs, and finds it complete after returning @phone', async ({
  page,
}) => {
  const email = newEmail();
  const inputs = await countInputs(page);
  const refusals = recordRefusals(page);

  await test.step('from the landing page to a new account', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Our Mission Statement' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Create an Account' }).first().click();
    await expect(page).toHaveURL('/newaccount');
    await fillSignUp(page, email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
  });

  await test.step('confirms it with the emailed code', async () => {
    await expect(page.getByText(/on the way to .+ It may take a minute to arrive/)).toBeVisible();
    await page.getByLabel('Confirmation Code').fill(await codeSentTo(email));
    await page.getByRole('button', { name: 'Confirm' }).click();
  });

  await test.step('completes sign-up', async () => {
    await expect(page).toHaveURL('/completesignup');
    await page.getByRole('button', { name: "Let's Go!" }).click();
    await expect(page).toHaveURL('/userlanding');
  });

  await test.step('the welcome asks what matters and explains how it works, once', async () => {
    const welcome = page.getByRole('dialog', { name: 'Welcome to Verdure' });
    await expect(welcome.getByRole('heading', { name: /^What matters to you/ })).toBeFocused();
    await welcome.getByRole('checkbox', { name: 'Water' }).check();
    await expectAccessible(page);
    await welcome.getByRole('button', { name: 'Next' }).click();
    await expect(welcome.getByRole('heading', { name: /^Do, earn, grow/ })).toBeFocused();
    await expect(welcome.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await welcome.getByRole('button', { name: 'Show me my tasks' }).click();
    await expect(welcome).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(welcome).toBeHidden();
    // 'Back' skips the completed form.
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
  });

  const daily = page.getByRole('region', { name: 'Your Daily Tasks' });

  await test.step('home shows three daily tasks with pictures from storage and a countdown', async () => {
    await expect(daily.getByRole('article')).toHaveCount(3);
    await expect(daily.getByText(/23h 5\dm \d+s/)).toBeVisible();
    await expectPictures(page);
  });

  expect(await refusals()).toEqual([]);
  let score = 0;

  await test.step('completing a task raises score and level', async () => {
    const card = daily.getByRole('article').first();
    score = Number(/Score: (\d+)/.exec((await card.textContent()) ?? '')?.[1]);
    expect(score).toBeGreaterThan(0);
    await markComplete(card);
    await expect(card.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    expect(inputs()).toBeGreaterThan(REQUIRED_FIELDS);
    expect(inputs() - REQUIRED_FIELDS).toBeLessThanOrEqual(MAX_OTHER_INPUTS);
    await expect(page.getByRole('link', { name: `SusScore ${score} Level 1` })).toBeVisible();
    await expect(page.getByText(/ complete: \+/).last()).toBeVisible();
  });

  await test.step('keeps the completion after a reload', async () => {
    // A request still pending when the session ends would be refused.
    await revisit(page);
    await expect(daily.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    await expect(page.getByRole('link', { name: `SusScore ${score} Level 1` })).toBeVisible();
  });

  await test.step('returns to the same page after signing out and in again', async () => {
    await signOut(page);
    await page.goto('/userhistory?sort=score');
    await expect(page).toHaveURL('/login');
    await signIn(page, { email, password });
    await expect(page).toHaveURL('/userhistory?sort=score');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
