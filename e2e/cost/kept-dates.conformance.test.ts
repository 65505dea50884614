import { afterAll, beforeAll, expect, it } from 'vitest';
import { completedDatesOf, type Home } from '@/data/home';
import { recentStreak } from '@/domain/day-progress';
import { taskOf } from '@/domain/testing/rows';
import { Member } from './member';
import { startWorld, type World } from './world';

const TIMEOUT_MS = 120_000;

let world: World;

beforeAll(async () => {
  world = await startWorld();
}, TIMEOUT_MS);

afterAll(() => world.stop());

/** What the home page says of the streak and of the past week. */
function shown(home: Home) {
  const dates = completedDatesOf(home).toSorted();
  return { dates, streak: recentStreak(dates, Date.now()), valid: home.completions.length };
}

// Days between visits: daily ones, some days apart, a week and longer apart, and daily again.
const gaps = [...Array.from({ length: 10 }, () => 1), 3, 1, 6.9, 1, 7.1, 1, 1, 16, 1, 1, 9, 1];

it(
  'A browser that keeps earlier dates shows the streak that a new browser shows, for less',
  async () => {
    const { member } = world;
    for (const [visits, gap] of gaps.entries()) {
      const own = await member.visit();
      const other = await new Member(member.id).visit();
      expect(shown(own), `after ${visits} visits`).toEqual(shown(other));
      await world.live(member);
      world.wait(gap);
    }
    const kept = await world.cost(() => member.visit());
    const whole = await world.cost(() => new Member(member.id).visit());
    expect(kept.readUnits).toBeLessThan(whole.readUnits);
  },
  TIMEOUT_MS,
);

it(
  'What another device changes is in the streak: a late check-in (D28), and its undo',
  async () => {
    const { member } = world;
    const other = new Member(member.id);
    const home = await member.visit();
    const task = taskOf('one-day', 'Daily', { duration: 1 });
    await world.create('Tasks', [{ ...task, description: 'Lasts a day.' }]);
    world.wait(-1.5);
    const row = await other.complete(task);
    world.wait(1.5);
    expect(Date.parse(row.expirationDate)).toBeLessThan(Date.now());
    expect(shown(await member.visit()).dates).toContain(row.completedDate);
    await other.undo(row);
    expect(shown(await member.visit())).toEqual(shown(home));
  },
  TIMEOUT_MS,
);
