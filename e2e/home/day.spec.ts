import { translateTexts } from '../../src/testing/translate-texts';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyNames,
  expectThreeDailies,
  markComplete,
  openMenu,
  scoreBar,
  undoButton,
} from '../setup/home';

test('a day at home: a card’s details, the day’s progress, the streak, and the celebration, on a page that the browser translates', async ({
  home: page,
}) => {
  const [task] = tasksOf('Strategic');
  await loadCompletions(
    page,
    [1, 2, 3].map((daysAgo) => ({ taskId: task?.id ?? '', daysAgo, days: 0.5 })),
  );
  await page.addInitScript(translateTexts);
  await page.reload();
  await expectThreeDailies(page);
  await expect(page.locator('h1 font')).toBeVisible();
  await expect(scoreBar(page)).toHaveAccessibleName(/Streak 3 days/);
  await expect(page.getByText('0 of 3 done today')).toBeVisible();
  const names = await dailyNames(page);
  const [name = ''] = names;
  const card = cardOf(page, name);
  const about = card.getByRole('button', { name: `About ${name}` });
  const details = card.getByRole('region', { name: `About ${name}` });

  await test.step('the details leave name and score readable', async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await about.click();
      await expect(details).toBeVisible();
      const over = await details.boundingBox();
      for (const part of [card.getByRole('heading', { name }), card.getByText(/^Score: /)]) {
        const box = await part.boundingBox();
        if (!over || !box) throw new Error('The card is not drawn');
        const isBelow = over.y >= box.y + box.height;
        const isAbove = over.y + over.height <= box.y;
        expect(isBelow || isAbove, `at ${width}`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(details).toBeHidden();
    }
  });

  await test.step('the details show while their button or they have the keyboard focus', async () => {
    await page.getByRole('button', { name: 'Refresh Daily Tasks' }).focus();
    while (!(await about.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expect(details).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(details).toBeFocused();
    // The details of some tasks have links to their sources.
    const focused = details.and(page.locator(':focus-within'));
    while ((await focused.count()) > 0) {
      await expect(details).toBeVisible();
      await page.keyboard.press('Tab');
    }
    await expect(details).toBeHidden();
  });

  await test.step('each completion counts, and the last one is celebrated', async () => {
    const allDone = page.getByText('All done for today', { exact: true });
    for (const [count, task] of names.entries()) {
      await expect(page.getByText(`${count} of 3 done today`)).toBeVisible();
      await expect(allDone).toBeHidden();
      await markComplete(cardOf(page, task));
    }
    await expect(allDone).toBeVisible();
    await expect(scoreBar(page)).toHaveAccessibleName(/Streak 4 days/);
    await expect(page.getByText(/^Next tasks in 2[34]h \d+m$/)).toBeVisible();
    await expect(
      page.getByText('All done for today! All daily tasks are complete.'),
    ).toBeAttached();
    await page.reload();
    await expect(allDone).toBeVisible();

    // A new set takes no completions away, and more can be added.
    await page.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
    await expect(page.getByText('You have new daily tasks.')).toBeVisible();
    await expect(page.getByText('3 of 3 done today')).toBeVisible();
    await expect(allDone).toBeHidden();
    const [fourth = ''] = await dailyNames(page);
    await markComplete(cardOf(page, fourth));
    await expect(page.getByText('4 done today')).toBeVisible();
    await undoButton(page, fourth).click();
    await expect(page.getByText('3 of 3 done today')).toBeVisible();
  });

  await test.step('a swap, a note and the profile', async () => {
    const [first = '', second = ''] = await dailyNames(page);
    const choose = async (name: string, choice: string) => {
      await openMenu(cardOf(page, name).getByRole('button', { name: `Options for ${name}` }));
      await page.getByRole('menuitem', { name: choice }).click();
    };
    await choose(first, 'Swap for another');
    await expect(cardOf(page, first)).toHaveCount(0);
    await markComplete(cardOf(page, second));
    await choose(second, 'Add a note');
    await page.getByRole('textbox', { name: 'Your note' }).fill('12 km');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText(`Note saved on “${second}”.`).last()).toBeVisible();
    await page.goto('/userprofilepage');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Screen name').fill('Fern');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile saved.')).toBeVisible();
  });
});
