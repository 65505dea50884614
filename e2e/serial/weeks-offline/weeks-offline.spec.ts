import * as v from 'valibot';
import { DAY_MS } from '../../../src/domain/instant';
import { appOrigin } from '../../addresses';
import { dataApiOf } from '../../setup/data-api';
import { expect, test } from '../../setup/fixtures';
import { ownRows } from '../../setup/own-rows';
import { Device } from './device';
import { BackendClock, eveningOf, timeOn } from './trip-clock';

test.use({
  serviceWorkers: 'allow',
  expectedConsoleErrors: [/could not be (brought up to date|created)/],
});

/** One device is offline for three days, with three taps a day; the other for all four, with one. */
const DAYS = 4;

const weeks = [
  { title: 'the one with nine taps is back first', isNineFirst: true, closesTabs: false },
  { title: 'the one with four taps is back first', isNineFirst: false, closesTabs: false },
  { title: 'each day has a new tab', isNineFirst: true, closesTabs: true },
];

interface Tap {
  readonly name: string;
  readonly time: number;
}

interface Day {
  readonly dailies: readonly string[];
  readonly taps: readonly Tap[];
}

const tapsOf = (days: readonly Day[]) => days.flatMap(({ taps }) => taps);

/** Spends `days` days offline, and completes `taps` of each day's tasks, untapped ones first. */
async function liveOffline(
  device: Device,
  { days, taps, closesTabs }: { days: number; taps: number; closesTabs: boolean },
): Promise<Day[]> {
  const lived: Day[] = [];
  for (let day = 1; day <= days; day += 1) {
    if (day > 1) await device.wake(timeOn(day));
    const dailies = await device.dailiesAfter(lived.at(-1)?.dailies);
    const before = new Set(tapsOf(lived).map(({ name }) => name));
    // The device with one tap comes first on the first day, and last on the others.
    const minutes = taps > 1 ? 2 : day === 1 ? 1 : 5;
    const tapped = dailies
      .toSorted((a, b) => Number(before.has(a)) - Number(before.has(b)))
      .slice(0, taps)
      .map((name, at) => ({ name, time: timeOn(day, minutes + at) }));
    for (const { name, time } of tapped) await device.complete(name, time);
    if (closesTabs) await device.close();
    lived.push({ dailies, taps: tapped });
  }
  return lived;
}

const DAILIES = `{ tasks: listTasksByDifficulty(difficulty: Daily, limit: 1000) { items { id name duration } } }`;

const DailiesSchema = v.object({
  tasks: v.object({
    items: v.array(v.object({ id: v.string(), name: v.string(), duration: v.number() })),
  }),
});

/** Returns the daily tasks by name, including other tests', which a device may have chosen. */
async function dailiesByName({ page }: Device) {
  const post = await dataApiOf(page);
  const { items } = v.parse(DailiesSchema, await post(DAILIES)).tasks;
  return new Map(items.map((task) => [task.name, task]));
}

/** Returns the taps that count: while a completion is valid, another one of its task doesn't (D71). */
function countedOf(
  first: readonly Tap[],
  second: readonly Tap[],
  dailies: Awaited<ReturnType<typeof dailiesByName>>,
): Tap[] {
  const isNew = ({ name, time }: Tap) => {
    const valid = (dailies.get(name)?.duration ?? 0) * DAY_MS;
    return !first.some((tap) => tap.name === name && Math.abs(tap.time - time) < valid);
  };
  return [...first, ...second.filter(isNew)].toSorted((a, b) => a.time - b.time);
}

for (const { title, isNineFirst, closesTabs } of weeks) {
  test(`two devices that were offline for days converge, with every tap that counts: ${title}`, async ({
    browser,
    context,
    account,
  }) => {
    const backend = new BackendClock();
    await backend.moveTo(timeOn(1));
    try {
      const nine = await Device.open(context, account, timeOn(1));
      const another = await browser.newContext({ baseURL: appOrigin });
      const four = await Device.open(another, account, timeOn(1));
      const dailies = await dailiesByName(nine);
      await Promise.all([nine.leave(timeOn(1)), four.leave(timeOn(1))]);

      // Offline, they know nothing about each other.
      const daysOfNine = await liveOffline(nine, { days: DAYS - 1, taps: 3, closesTabs });
      const daysOfFour = await liveOffline(four, { days: DAYS, taps: 1, closesTabs });
      expect(daysOfFour[0]?.dailies).toEqual(daysOfNine[0]?.dailies);

      const comeBack = async (device: Device, day: number, taps: number) => {
        await backend.moveTo(eveningOf(day));
        await device.comeBack(eveningOf(day), taps);
      };
      if (isNineFirst) await comeBack(nine, DAYS - 1, 9);
      await comeBack(four, DAYS, 4);
      if (!isNineFirst) await comeBack(nine, DAYS, 9);

      // By then, nothing can be undone.
      const end = eveningOf(DAYS, 2);
      await backend.moveTo(end);
      for (const device of [nine, four]) await device.wake(end);
      await Promise.all([nine.reload(end), four.reload(end)]);
      expect((await ownRows(nine.page)).selections).toHaveLength(3);
      const [outcome, other] = await Promise.all([nine.outcome(), four.outcome()]);
      expect(other).toEqual(outcome);

      const [ofNine, ofFour] = [tapsOf(daysOfNine), tapsOf(daysOfFour)];
      const counted = isNineFirst
        ? countedOf(ofNine, ofFour, dailies)
        : countedOf(ofFour, ofNine, dailies);
      const rows = outcome.rows.map((row) => ({
        id: row.taskId,
        time: Date.parse(row.completedDate),
      }));
      expect(rows.toSorted((a, b) => a.time - b.time)).toEqual(
        counted.map(({ name, time }) => ({ id: dailies.get(name)?.id, time })),
      );
      expect(outcome.level).toBe(counted.length);
      const days = new Set(counted.map(({ time }) => new Date(time).toDateString()));
      expect(outcome.score).toContain(`${days.size} days`);
    } finally {
      await backend.reset();
    }
  });
}
