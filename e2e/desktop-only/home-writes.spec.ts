import type { Page } from '@playwright/test';
import { tasks } from '../../amplify/seed/catalog';
import { tasksOf } from '../setup/completions';
import { holdResponses, operationOf, recordOperations } from '../setup/documents';
import { expect, test } from '../setup/fixtures';
import {
  bringToFront,
  cardOf,
  dailyCards,
  dailyNames,
  holdUndoToast,
  openHome,
  openOnAnotherDevice,
  revisit,
  scoreBar,
  undoButton,
} from '../setup/home';
import { CONNECTION_TEST } from '../setup/service-worker';

/** A write that changes the home page. */
interface Write {
  /** The operation whose response completes it. */
  readonly operation: string;
  start(): Promise<void>;
  expectShown(): Promise<void>;
  /** Requests the home page's data: a reload, or a restored connection. */
  readonly ask: (page: Page) => Promise<unknown>;
}

type Order = (page: Page, write: Write) => Promise<void>;

// The backend responds before the write, and the page receives the response after it.
const responseAfterWrite: Order = async (page, { start, expectShown, ask }) => {
  const responses = await holdResponses(page, 'Home');
  const sent = recordOperations(page);
  await ask(page);
  await responses.arrived('Home');
  await bringToFront(page);
  await start();
  await expectShown();
  expect(countHomeRequests(sent)).toBe(1);
  await responses.release('Home');
  await drawn(page);
  await expectShown();
};

const responseDuringWrite: Order = async (page, { operation, start, expectShown }) => {
  const responses = await holdResponses(page, 'Home', operation);
  await reconnect(page);
  await responses.arrived('Home');
  await start();
  await responses.arrived(operation);
  await responses.release('Home');
  await responses.release(operation);
  await drawn(page);
  await expectShown();
};

const requestDuringWrite: Order = async (page, { operation, start, expectShown }) => {
  const responses = await holdResponses(page, operation);
  const sent = recordOperations(page);
  await start();
  await responses.arrived(operation);
  await reconnect(page);
  await responses.release(operation);
  await expect.poll(() => countHomeRequests(sent)).toBe(1);
  expect(sent.indexOf('Home')).toBeGreaterThan(sent.indexOf(operation));
  await drawn(page);
  await expectShown();
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

/** Opens a page. Resolves with the response to its request, so that it isn't counted among later ones. */
async function openAnswered(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse((response) => operationOf(response.request()) === 'Home');
  await page.goto(path);
  await answered;
}

const orders = [responseAfterWrite, responseDuringWrite, requestDuringWrite];

const reload = (page: Page) => page.reload();

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

/** Performs a write in an order of responses. Expects a reload to show the same afterward. */
async function perform(page: Page, order: Order, write: Write): Promise<void> {
  await order(page, write);
  await page.unrouteAll();
  // A card under the pointer shows its details too.
  await page.mouse.move(0, 0);
  // Without the tasks of other tests, which come and go in the lists, without what each visit of a list chooses again:
  // the good first ones (D108).
  const cards = async () => {
    const texts = await page.getByRole('article').allInnerTexts();
    const known = texts.flatMap((text) => {
      const task = tasks.find(({ name }) => text.includes(name));
      return task ? [text.slice(text.indexOf(task.name))] : [];
    });
    return known
      .map((text) => text.replace(/Good first one:.*\n/, '').replaceAll(/\s*\n\s*/g, '\n'))
      .toSorted();
  };
  // A part of a card that loads after it leaves its place blank until then.
  const isLoading = () =>
    page
      .getByRole('article')
      .locator('div')
      .evaluateAll((parts) => parts.some(({ textContent }) => textContent === '\u00a0'));
  await expect.poll(isLoading).toBe(false);
  const before = await cards();
  // Until then a request of this load is pending, and a new one would join it.
  await revisit(page);
  await write.expectShown();
  expect(before).not.toEqual([]);
  await expect.poll(cards).toEqual(before);
}

test.describe('the page shows the last write, whatever the order of responses:', () => {
  test.slow();

  test('a completion', async ({ page, account }) => {
    await openHome(page, account);
    const names = await dailyNames(page);
    for (const [at, order] of orders.entries()) {
      const card = cardOf(page, names[at] ?? '');
      await perform(page, order, {
        operation: 'Commit',
        ask: reload,
        start: () => card.getByRole('button', { name: 'Mark Complete' }).click(),
        expectShown: async () => {
          await expect(card.getByRole('button', { name: 'Task Complete' })).toBeVisible();
          await expect(scoreBar(page)).toHaveAccessibleName(new RegExp(`Level ${at + 1} `));
        },
      });
    }
  });

  test('an undo', async ({ page, account }) => {
    await openHome(page, account);
    const [name = ''] = await dailyNames(page);
    const mark = cardOf(page, name).getByRole('button', { name: 'Mark Complete' });
    for (const order of orders) {
      await mark.click();
      await holdUndoToast(page, name);
      await perform(page, order, {
        operation: 'Commit',
        // A reload would remove the toast.
        ask: reconnect,
        start: () => undoButton(page, name).click(),
        expectShown: async () => {
          await expect(mark).toBeVisible();
          await expect(scoreBar(page)).toHaveAccessibleName(/SusScore 0 Level 0 /);
        },
      });
    }
  });

  test('a completion whose page was left before it knew that it counts', async ({
    page,
    account,
  }) => {
    await openHome(page, account);
    const [name = ''] = await dailyNames(page);
    const responses = await holdResponses(page, 'Commit');
    await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
    await responses.arrived('Commit');
    await revisit(page);
    await expect(cardOf(page, name).getByRole('button', { name: 'Task Complete' })).toBeVisible();
    await expect(scoreBar(page)).toHaveAccessibleName(/Level 1 /);
  });

  test('new daily tasks, when another device has chosen some already', async ({
    page,
    account,
    browser,
  }) => {
    await openHome(page, account);
    const device = await openOnAnotherDevice(browser, account);
    const refresh = (one: Page) => one.getByRole('button', { name: 'Refresh Daily Tasks' });
    for (const order of orders) {
      const before = await dailyNames(page);
      await refresh(device).click();
      await expect.poll(() => dailyNames(device)).not.toEqual(before);
      await expect(refresh(device)).toBeEnabled();
      await perform(page, order, {
        operation: 'Commit',
        ask: reload,
        start: () => refresh(page).click(),
        expectShown: async () => {
          await expect.poll(() => dailyNames(page)).not.toEqual(before);
          await expect(dailyCards(page)).toHaveCount(3);
        },
      });
    }
    await device.context().close();
  });

  test('an addition, and a removal', async ({ page, account }) => {
    await openHome(page, account);
    const names = tasksOf('Medium').map(({ name }) => name);
    await openAnswered(page, '/mediumtasks');
    for (const [at, order] of orders.entries()) {
      const added = page.getByRole('article', { name: names[at] ?? '', exact: true });
      await perform(page, order, {
        operation: 'Commit',
        ask: reload,
        start: async () => {
          await added.getByRole('button', { name: 'Add to my list' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
        },
        expectShown: () => expect(added.getByText('Already Added')).toBeVisible(),
      });
    }
    await openAnswered(page, '/userlanding');
    for (const [at, order] of orders.entries()) {
      const goal = page.getByRole('article', { name: names[at] ?? '', exact: true });
      await perform(page, order, {
        operation: 'Commit',
        ask: reload,
        start: () => goal.getByRole('button', { name: 'Remove Task' }).click(),
        expectShown: () => expect(goal).toBeHidden(),
      });
    }
  });
});
