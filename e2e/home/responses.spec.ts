import type { Page } from '@playwright/test';
import { holdResponses, recordOperations } from '../setup/documents';
import { expect, test } from '../setup/fixtures';
import { bringToFront, cardOf, dailyNames, openHome, revisit, scoreBar } from '../setup/home';
import { CONNECTION_TEST } from '../setup/service-worker';

/** Completes a task, and expects that the page shows it. */
interface Completion {
  start(): Promise<void>;
  expectShown(): Promise<void>;
}

type Order = (page: Page, completion: Completion) => Promise<void>;

// The backend responds before the commit, and the page receives the response after it.
const responseAfterCommit: Order = async (page, { start, expectShown }) => {
  const responses = await holdResponses(page, 'Home');
  const sent = recordOperations(page);
  await page.reload();
  await responses.arrived('Home');
  await bringToFront(page);
  await start();
  await expectShown();
  expect(countHomeRequests(sent)).toBe(1);
  await responses.release('Home');
};

const responseDuringCommit: Order = async (page, { start }) => {
  const responses = await holdResponses(page, 'Home', 'Commit');
  await reconnect(page);
  await responses.arrived('Home');
  await start();
  await responses.arrived('Commit');
  await responses.release('Home');
  await responses.release('Commit');
};

const requestDuringCommit: Order = async (page, { start }) => {
  const responses = await holdResponses(page, 'Commit');
  const sent = recordOperations(page);
  await start();
  await responses.arrived('Commit');
  await reconnect(page);
  await responses.release('Commit');
  await expect.poll(() => countHomeRequests(sent)).toBe(1);
  expect(sent.indexOf('Home')).toBeGreaterThan(sent.indexOf('Commit'));
};

/** Resolves once the page has drawn what it knows. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Drops and restores the connection, as far as the page can tell. */
async function reconnect(page: Page): Promise<void> {
  const notice = page.getByText(/^You’re offline\./);
  await page.route(CONNECTION_TEST, (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(notice).toBeVisible();
  await page.unroute(CONNECTION_TEST);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notice).toBeHidden();
}

function countHomeRequests(operations: readonly string[]): number {
  return operations.filter((operation) => operation === 'Home').length;
}

test(
  'the page shows the last completion, whatever the order of responses',
  { tag: '@desktop' },
  async ({ page, account }) => {
    test.slow();
    await openHome(page, account);
    const names = await dailyNames(page);
    const orders = [responseAfterCommit, responseDuringCommit, requestDuringCommit];
    for (const [at, order] of orders.entries()) {
      const card = cardOf(page, names[at] ?? '');
      const expectShown = async () => {
        await expect(card.getByRole('button', { name: 'Task Complete' })).toBeVisible();
        await expect(scoreBar(page)).toHaveAccessibleName(new RegExp(`Level ${at + 1} `));
      };
      await order(page, {
        start: () => card.getByRole('button', { name: 'Mark Complete' }).click(),
        expectShown,
      });
      await drawn(page);
      await expectShown();
      await page.unrouteAll();
      await revisit(page);
      await expectShown();
    }
  },
);
