import type { Page } from '@playwright/test';
import { fillTask, findRow, newName, openAsAnotherAdmin } from '../setup/admin-pages';
import { expectAccessible } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { markComplete, undoButton } from '../setup/home';
import { homeLine, openWithTask } from '../setup/savings';

const SOURCE =
  'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle';

/** Fills in a task's figures for carbon and water. */
async function fillEstimates(page: Page): Promise<void> {
  await page.getByText('Impact estimates').click();
  await page.getByLabel('Carbon saved').fill('1.25');
  await page.getByLabel('Carbon assumption').fill('Five kilometers by bike instead of by car.');
  await page.getByLabel('Carbon source').fill(SOURCE);
  await page.getByLabel('Water saved').fill('120');
  await page.getByLabel('Water assumption').fill('Two showers less.');
  await page.getByLabel('Water source').fill('https://home-water-works.org/indoor-use/showers');
}

test('an admin gives a task figures; a member completes it, sees what it saved everywhere, and undoes it', async ({
  page,
  browser,
  account,
}) => {
  const editor = await openAsAnotherAdmin(browser, '/taskbuilder');
  const name = newName('Ride to work');
  await test.step('the admin gives the task its figures', async () => {
    await fillTask(editor, name);
    await fillEstimates(editor);
    await expectAccessible(editor);
    await editor.getByRole('button', { name: 'Publish' }).click();
    const row = await findRow(editor, name);
    await expect(row).toContainText('2.7 lb CO₂e');
    await expect(row).toContainText('31 gallons of water');
  });

  await editor.context().close();

  await openWithTask(page, account, name);
  await expect(homeLine(page)).toHaveText('Your impact so far');

  await test.step('the home and the shared text show it', async () => {
    await markComplete(page.getByRole('article', { name }));
    await expect(page.getByText(/complete: \+\d+ points? · 2\.7 lb CO₂e\./).last()).toBeVisible();
    await expect(homeLine(page)).toContainText('Past 7 days: you saved about 2.7 lb CO₂e');
    const href = await page.getByRole('link', { name: 'Share on X' }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('text')).toContain(
      'Past 7 days: saved about 2.7 lb CO₂e.',
    );
    await expect(undoButton(page, name)).toBeVisible();
    await page.reload();
    await expect(homeLine(page)).toContainText('Past 7 days: you saved about 2.7 lb CO₂e');
  });

  await test.step('the Impact page begins with it', async () => {
    await homeLine(page).click();
    const impact = page.getByRole('region', { name: 'Your impact' });
    await expect(impact.getByRole('listitem').first()).toHaveText(/^2\.7 lb CO₂e/);
    await expect(impact).toContainText(/Since \w+ \d{4}, you’ve saved about:/);
    await expect(impact).toContainText('Past 7 days: 2.7 lb CO₂e');
    await expect(impact).toContainText('like 3.1 miles not driven');
    await expect(impact).toContainText('like almost 2 average showers');
    await expect(impact).toContainText(
      'From 1 completed task. CO₂e counts every warming gas as CO₂. How we estimate',
    );
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, 2)).toEqual(['Your impact', 'Food']);
    await expectAccessible(page);
  });

  await test.step('bars and a table show it by week and by month', async () => {
    const weeks = page.getByRole('figure', { name: 'Last 12 weeks' });
    await expect(weeks.getByRole('button', { name: /\(so far\): 2\.7 lb CO₂e$/ })).toBeVisible();
    await weeks.getByText('What you saved by week').click();
    const saved = /\(so far\)2\.7 lb CO₂e, 31 gallons of water0$/;
    await expect(weeks.getByRole('row').nth(1)).toHaveText(saved);
    await page.getByLabel('Show', { exact: true }).selectOption('Water');
    const months = page.getByRole('figure', { name: 'Your year by month' });
    await expect(months.getByRole('button', { name: /: 31 gallons of water$/ })).toBeVisible();
    await months.getByText('What you saved by month').click();
    await expect(months.getByRole('row').nth(1)).toHaveText(saved);
    await expectAccessible(page);
  });

  await test.step('the history shows it per completion and by year, with the source', async () => {
    // Without a page load, so an earlier page's data can't show first.
    await page.getByRole('link', { name: 'Your history' }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByText('Saved about 2.7 lb CO₂e and 31 gallons of water').click();
    await expect(page.getByText('Five kilometers by bike instead of by car.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'epa.gov (opens in a new tab)' })).toHaveAttribute(
      'href',
      SOURCE,
    );
    const year = page.getByRole('region', { name: 'Your year' });
    await expect(year.getByText('1 estimated, 0 not estimated.')).toBeVisible();
    await expect(page.getByText('Sum of the tasks listed here: 2.7 lb CO₂e')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an undo removes it everywhere', async () => {
    await page.getByRole('button', { name: `Undo ${name}` }).click();
    await expect(page.getByText(`“${name}” is no longer marked complete.`)).toBeVisible();
    await expect(page.getByText('Saved about')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('Nothing to add up yet')).toBeVisible();
    await page.getByRole('link', { name: 'See your daily tasks' }).click();
    await expect(homeLine(page)).toHaveText('Your impact so far');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('anyone can read every figure with its assumption and source, from the Impact page', async ({
    page,
  }) => {
    await page.goto('/impact');
    await expect(page.getByRole('heading', { name: 'Your impact' })).toHaveCount(0);
    await page.getByRole('link', { name: 'How we estimate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'How we estimate' })).toBeVisible();
    const table = page.getByRole('table', { name: 'Every figure' });
    const rows = table.getByRole('row').filter({ has: page.getByRole('link') });
    const texts = await rows.allTextContents();
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) {
      expect(text).toMatch(/\d.*(one person|a household),\s(one time|one day|\d+ days)/s);
    }
    await expect(rows.locator('a:not([href^="https://"])')).toHaveCount(0);
    await expect(page.getByText('Last reviewed: November 23, 2026.')).toBeVisible();
    await expect(
      page.getByText(/They are as of [A-Z][a-z]+ \d+, \d{4}, when this page was built\./),
    ).toBeVisible();
    const region = (name: string) => page.getByRole('region', { name });
    await expect(region('Where totals may overlap')).toContainText('Install a heat pump');
    await expect(region('Not estimated')).toContainText('The audit is only the first step.');
    await expect(region('Every source')).toContainText('U.S. Energy Information Administration');
    await expect(page.getByText(/\.example\b/)).toHaveCount(0);
  });
});
