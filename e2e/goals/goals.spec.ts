import type { Locator } from '@playwright/test';
import { tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { addToList } from '../setup/savings';
import { openAs } from '../setup/session';

const [medium = '', other = ''] = tasksOf('Medium').map(({ name }) => name);

const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? Infinity;

test('an empty list suggests two tasks in little space; an added task replaces them, with ‘Add another’ where a card fits', async ({
  page,
  account,
}) => {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  // Other tests' tasks have no category, and may be deleted at any moment.
  await openAs(page, account, '/userprofilepage');
  await page.getByRole('checkbox', { name: 'Food' }).check();
  await page.getByRole('button', { name: 'Save interests' }).click();
  await expect(page.getByText(/^Saved\. Your choice applies/)).toBeVisible();
  await page.goto('/userlanding');
  const list = page.getByRole('region', { name: 'Do a Little More' });
  const suggestions = list.getByRole('list', { name: 'Suggested tasks' });
  await list.getByText("You don't have active tasks yet.").scrollIntoViewIfNeeded();
  await expect(suggestions.getByRole('listitem')).toHaveCount(2);
  const food = new Set(
    tasksOf('Medium').flatMap(({ category, name }) => (category === 'Food' ? [name] : [])),
  );
  const suggested = () =>
    suggestions
      .getByRole('listitem')
      .evaluateAll((all) => all.map((item) => item.querySelector('p')?.textContent));
  await expect
    .poll(async () => (await suggested()).every((name) => food.has(name ?? '')))
    .toBe(true);
  for (const narrow of [320, 390]) {
    await page.setViewportSize({ width: narrow, height });
    expect(await heightOf(suggestions), `at ${narrow}`).toBeLessThanOrEqual(200);
  }
  await page.setViewportSize({ width, height });

  const first = suggestions.getByRole('listitem').first();
  const name = (await first.getByRole('paragraph').first().textContent()) ?? '';
  await first.getByRole('button', { name: `Add ${name}` }).click();
  await expect(list.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(suggestions).toHaveCount(0);
  await expect(page.getByText(`“${name}” is on your list.`)).toBeVisible();
  await page.reload();
  await expect(list.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(suggestions).toHaveCount(0);

  await test.step('‘Add another’ is as large as a card, but not on a phone', async () => {
    const another = list.getByRole('link', { name: 'Add another medium task' });
    const widen = (to: number) => page.setViewportSize({ width: to, height: 900 });
    for (const wide of [768, 1440]) {
      await widen(wide);
      await expect(another).toBeVisible();
      const [card, link] = await list.locator('article, li > a').evaluateAll((both) =>
        both.map((element) => {
          const box = element.getBoundingClientRect();
          return { y: box.y, width: box.width, height: box.height };
        }),
      );
      expect(link).toEqual(card);
    }
    await widen(390);
    await expect(another).toBeHidden();
    await addToList(page, name === medium ? other : medium);
    await page.reload();
    await expect(list.getByRole('article')).toHaveCount(2);
    await expect(another).toBeHidden();
    await widen(768);
    await expect(another).toBeHidden();
    await widen(1024);
    await another.click();
    await expect(page).toHaveURL('/mediumtasks');
  });
});

/** Runs in the page. Returns the cards' texts that overlap their pictures. */
function textsOverPictures(cards: readonly Element[]): (string | null)[] {
  return cards.flatMap((card) => {
    const over = card.querySelector('img')?.getBoundingClientRect();
    if (!over) return ['no picture'];
    return [...card.querySelectorAll('p')]
      .filter((text) => text.checkVisibility())
      .filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map(({ textContent }) => textContent);
  });
}

test('the cards to choose from are about 130 pixels high on a phone, some show savings, and no text overlaps a picture @phone', async ({
  page,
  account,
}) => {
  for (const path of ['/mediumtasks', '/strategictasks']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, account, path);
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) {
      const name = card.getByRole('heading');
      // Each line of a name takes 20 pixels.
      const more = Math.round((await heightOf(name)) / 20) - 1;
      expect(await heightOf(card), (await name.textContent()) ?? '').toBeLessThanOrEqual(
        130 + 21 * more,
      );
      await expect(card.getByText(/^Counts for \d+ days$/)).toBeVisible();
    }
    expect(
      await cards.getByText(/^Saves about \S+ \S.* over (a year|\d+ days)$/).count(),
    ).toBeGreaterThan(0);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cards.evaluateAll(textsOverPictures), `${path} at ${width}`).toEqual([]);
    }
  }
});
