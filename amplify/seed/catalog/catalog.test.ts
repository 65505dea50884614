import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, DIFFICULTIES } from '../../data/limits';
import { libraryLinks, tasks, unfinishedLink } from './index';

const [dailyTasks = [], mediumTasks = [], strategicTasks = []] = DIFFICULTIES.map((level) =>
  tasks.filter(({ difficulty }) => difficulty === level),
);
const entries = [...tasks, ...libraryLinks];

const pictureFile = (imagename: string): string =>
  fileURLToPath(new URL(`../pictures/${imagename.replace('task-pictures/', '')}`, import.meta.url));

const drawings = new URL('../../../build/pictures/drawings/', import.meta.url);

/** Minimum and maximum length in characters. */
const lengths = { name: [8, 40], text: [30, 240] } as const;

function hasBadLength(text: string, [least, most]: readonly [number, number]): boolean {
  return text !== text.trim() || text.length < least || text.length > most;
}

describe('the catalog', () => {
  it('has enough entries of every kind', () => {
    expect(dailyTasks.length).toBeGreaterThanOrEqual(24);
    expect(mediumTasks.length).toBeGreaterThanOrEqual(12);
    expect(strategicTasks.length).toBeGreaterThanOrEqual(12);
    expect(libraryLinks.length).toBeGreaterThanOrEqual(16);
  });

  it.each(['id', 'name', 'description', 'imagename'] as const)('repeats no %s', (field) => {
    const values = [...entries, { imagename: '', ...unfinishedLink }].map((entry) => entry[field]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  });

  it('has a daily task of every category for two days, and a goal', () => {
    const countOf = (rows: readonly { category: string }[], category: string) =>
      rows.filter((row) => row.category === category).length;
    const goals = [...mediumTasks, ...strategicTasks];
    const few = CATEGORIES.filter(
      (category) => countOf(dailyTasks, category) < 2 || countOf(goals, category) < 1,
    );
    expect(few).toEqual([]);
  });

  it('uses slugs that start with the kind as ids', () => {
    const kinds = [
      ...tasks.map(({ id, difficulty }) => ({ id, kind: difficulty.toLowerCase() })),
      ...libraryLinks.map(({ id }) => ({ id, kind: 'library' })),
    ];
    const invalid = kinds.filter(({ id, kind }) => !new RegExp(`^${kind}(-[a-z0-9]+)+$`).test(id));
    expect(invalid).toEqual([]);
  });

  it('has names and descriptions of a readable length', () => {
    const invalid = entries.filter(
      ({ name, description }) =>
        hasBadLength(name, lengths.name) || hasBadLength(description, lengths.text),
    );
    expect(invalid.map(({ id }) => id)).toEqual([]);
  });

  it('describes the impact of every task on the Earth and the budget', () => {
    const invalid = tasks.filter(
      ({ earthimpact, moneyimpact }) =>
        hasBadLength(earthimpact, lengths.text) || hasBadLength(moneyimpact, lengths.text),
    );
    expect(invalid.map(({ id }) => id)).toEqual([]);
  });

  it('uses whole points and days, and gives harder tasks more points', () => {
    for (const { id, score, duration } of entries) {
      expect([id, Number.isInteger(score) && score > 0]).toEqual([id, true]);
      expect([id, Number.isInteger(duration) && duration > 0]).toEqual([id, true]);
    }
    const best = (list: readonly { score: number }[]) =>
      Math.max(...list.map(({ score }) => score));
    const least = (list: readonly { score: number }[]) =>
      Math.min(...list.map(({ score }) => score));
    expect(best(dailyTasks)).toBeLessThan(least(mediumTasks));
    expect(best(mediumTasks)).toBeLessThan(least(strategicTasks));
  });

  it('leaves three daily tasks available to a user who completes every one offered (D12)', () => {
    const longest = Math.max(...dailyTasks.map(({ duration }) => duration));
    const blocked = Array.from({ length: longest }, (_, age) =>
      Math.min(3, dailyTasks.filter(({ duration }) => duration > age).length),
    ).reduce((sum, count) => sum + count, 0);
    expect(dailyTasks.length - blocked).toBeGreaterThanOrEqual(3);
  });

  it('links to each site once, over HTTPS', () => {
    const urls = [...libraryLinks, unfinishedLink].map(({ weblink }) => new URL(weblink));
    expect(urls.filter(({ protocol }) => protocol !== 'https:')).toEqual([]);
    expect(new Set(urls.map(({ hostname }) => hostname)).size).toBe(urls.length);
  });
});

describe('the pictures', () => {
  it('exist for every entry and the default, and no others', () => {
    const expected = [...entries.map(({ id }) => id), 'default'];
    expect(readdirSync(new URL('catalog/', drawings)).toSorted()).toEqual(
      expected.map((id) => `${id}.svg`).toSorted(),
    );
  });

  it('are drawn without bitmaps', () => {
    const bitmaps = readdirSync(drawings, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.svg'))
      .filter((file) => /<image|data:|href=/.test(readFileSync(new URL(file, drawings), 'utf8')));
    expect(bitmaps).toEqual([]);
  });

  it.each([...entries.map(({ imagename }) => imagename), 'task-pictures/default.webp'])(
    '%s is a small WebP of the right size',
    async (imagename) => {
      const file = pictureFile(imagename);
      expect(existsSync(file), `${file} is missing: run npm run pictures`).toBe(true);
      expect(statSync(file).size).toBeLessThan(25_000);
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 720, height: 480 });
    },
  );
});
