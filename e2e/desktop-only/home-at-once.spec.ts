import type { Page } from '@playwright/test';
import { signIn } from '../setup/accounts';
import { expect, test } from '../setup/fixtures';
import {
  anotherDevice,
  cardOf,
  dailyCards,
  dailyNames,
  bringToFront,
  scoreBar,
} from '../setup/home';
import { ownRows } from '../setup/own-rows';

/** Expects every page to show the level once it has regained focus. */
async function expectLevel(pages: readonly Page[], level: number): Promise<void> {
  for (const page of pages) {
    await expect(async () => {
      await bringToFront(page);
      await expect(scoreBar(page)).toHaveAccessibleName(new RegExp(`Level ${level} `), {
        timeout: 2000,
      });
    }).toPass();
  }
}

// Four pages at once are slow on two shared cores.
const patient = expect.configure({ timeout: 40_000 });

test('two tabs and two browsers can assign, complete and undo at the same instant', async ({
  page,
  account,
  context,
  browser,
}) => {
  test.setTimeout(240_000);
  const other = await anotherDevice(browser);
  for (const one of [page, other]) {
    await one.goto('/userprofilepage');
    await signIn(one, account);
    await patient(one.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  }
  const tabs = [page, await context.newPage()];
  const pages = [...tabs, other, await other.context().newPage()];
  const together = (act: (page: Page, at: number) => Promise<unknown>) =>
    Promise.all(pages.map(act));
  const expectOneSet = async () => {
    // A set that one page requested may still arrive and replace the others; all pages agree in the end.
    await patient(async () => {
      for (const one of pages) await bringToFront(one);
      const names = await dailyNames(page);
      expect(names).toHaveLength(3);
      for (const one of pages) expect(await dailyNames(one)).toEqual(names);
      expect((await ownRows(page)).selections).toHaveLength(3);
    }).toPass({ timeout: 40_000 });
    return dailyNames(page);
  };

  const first = await test.step('the first assignment is the same for all', async () => {
    await together((one) => one.goto('/userlanding'));
    await together((one) => patient(dailyCards(one)).toHaveCount(3));
    return expectOneSet();
  });

  await test.step('a refresh in all of them assigns the same new tasks', async () => {
    await together((one) => one.getByRole('button', { name: 'Refresh Daily Tasks' }).click());
    await patient.poll(() => dailyNames(page)).not.toEqual(first);
    for (const one of pages) {
      await patient(one.getByRole('button', { name: 'Refresh Daily Tasks' })).toBeEnabled();
    }
    await expectOneSet();
  });

  const names = await dailyNames(page);
  const complete = (one: Page, name: string) =>
    cardOf(one, name).getByRole('button', { name: 'Mark Complete' }).click();

  await test.step('completes the same task once', async () => {
    // Not click(), which would wait if another tab was faster and the button is already disabled.
    await together((one) =>
      cardOf(one, names[0] ?? '')
        .getByRole('button', { name: /^(Mark|Task) Complete/ })
        .dispatchEvent('click'),
    );
    await together((one) =>
      patient(
        cardOf(one, names[0] ?? '').getByRole('button', { name: 'Task Complete' }),
      ).toBeVisible(),
    );
    // The pages show it before the backend has it.
    await patient.poll(async () => (await ownRows(page)).level).toBe(1);
    await expectLevel(pages, 1);
    await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
  });

  const others = [
    [page, names[1] ?? ''],
    [other, names[2] ?? ''],
  ] as const;

  await test.step('different tasks raise the level once each', async () => {
    await Promise.all(others.map(([one, name]) => complete(one, name)));
    await patient.poll(async () => (await ownRows(page)).level).toBe(3);
    await expectLevel(pages, 3);
    await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(3);
  });

  await test.step('undoing two at once lowers the level once each', async () => {
    // On the card: a late response about the first task replaces the message (D46).
    await Promise.all(
      others.map(([one, name]) =>
        cardOf(one, name)
          .getByRole('button', { name: `Undo ${name}` })
          .click(),
      ),
    );
    await patient.poll(async () => (await ownRows(page)).completions.length).toBe(1);
    await patient.poll(async () => (await ownRows(page)).level).toBe(1);
    await expectLevel(pages, 1);
  });
  await other.context().close();
});
