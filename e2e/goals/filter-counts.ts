import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { dataApiOf } from '../setup/data-api';

const RowSchema = v.object({
  state: v.nullable(v.string()),
  timeNeeded: v.nullable(v.number()),
  cost: v.nullable(v.string()),
  renters: v.nullable(v.string()),
  category: v.nullable(v.string()),
});
type Row = v.InferOutput<typeof RowSchema>;

const ROWS = `query ($difficulty: Difficulty!) {
  page: listTasksByDifficulty(difficulty: $difficulty, limit: 1000) {
    items { state timeNeeded cost renters category }
    nextToken
  }
}`;
const RowsSchema = v.object({
  page: v.object({ items: v.array(RowSchema), nextToken: v.null() }),
});

type Rule = (row: Row) => boolean;

const takes = (minutes: number) => (row: Row) => (row.timeNeeded ?? Infinity) <= minutes;
const costs = (text: string) => (row: Row) =>
  row.cost !== null && text.split(' ').includes(row.cost);
const isIn = (category: string) => (row: Row) => row.category === category;

/** Which rows each option leaves, written down here once more so that the product can't count wrong unseen. */
const RULES: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  Time: {
    'I have 15 minutes': takes(15),
    'I have an hour': takes(60),
    'I have a weekend': takes(960),
  },
  Money: {
    Free: costs('Free'),
    'Under $20': costs('Free Under20'),
    'Under $100': costs('Free Under20 Under100'),
    'An investment': costs('Investment'),
  },
  Home: { 'Renters can do it': ({ renters }) => renters === 'Yes' },
  Category: Object.fromEntries(
    'Food Energy Water Travel Home Waste Nature'.split(' ').map((one) => [one, isIn(one)]),
  ),
};

/** By filter and option, how many tasks each option would leave. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Counts the rows of a difficulty that each option leaves with the chosen options of the other filters, and those that
 * all chosen options leave.
 */
export async function countRows(
  page: Page,
  difficulty: 'Medium' | 'Strategic',
  chosen: Readonly<Record<string, string>>,
): Promise<{ options: FilterCounts; shown: number }> {
  const post = await dataApiOf(page);
  const { items } = v.parse(RowsSchema, await post(ROWS, { difficulty })).page;
  const live = items.filter(({ state }) => state === null || state === 'Live');
  const left = (choice: Readonly<Record<string, string>>) =>
    live.filter((row) =>
      Object.entries(choice).every(([filter, option]) => RULES[filter]?.[option]?.(row)),
    ).length;
  const options = Object.fromEntries(
    Object.entries(RULES).map(([filter, rules]) => [
      filter,
      Object.fromEntries(
        Object.keys(rules).map((option) => [option, left({ ...chosen, [filter]: option })]),
      ),
    ]),
  );
  return { options, shown: left(chosen) };
}

/** Reads the counts that the options of the page's filters show; on a phone, from the sheet, which it opens. */
export async function shownCounts(page: Page): Promise<FilterCounts> {
  await page.getByRole('article').first().waitFor();
  const opener = page.getByRole('button', { name: /^Filters/ });
  const isPhone = await opener.isVisible();
  if (isPhone) await opener.click();
  const fields = isPhone ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('main');
  const counts: Record<string, Record<string, number>> = {};
  for (const filter of Object.keys(RULES)) {
    const options = fields.getByLabel(filter, { exact: true }).getByRole('option');
    const counted = (await options.allTextContents()).slice(1).map((text): [string, number] => {
      const [, option = text, count = ''] = /^(.*) \((\d+)\)$/.exec(text) ?? [];
      return [option, Number(count)];
    });
    counts[filter] = Object.fromEntries(counted);
  }
  if (isPhone) await page.keyboard.press('Escape');
  return counts;
}
