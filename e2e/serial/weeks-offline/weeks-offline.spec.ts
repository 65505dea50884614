import { appOrigin } from '../../addresses';
import { newAccount } from '../../setup/accounts';
import { expect, test } from '../../setup/fixtures';
import { ownRows } from '../../setup/own-rows';
import { Device } from './device';
import { BackendClock, DAY_MS, eveningOf, timeOn } from './trip-clock';
import { Twin } from './twin';

test.use({
  serviceWorkers: 'allow',
  expectedConsoleErrors: [/could not be (brought up to date|created)/],
});

/** One device is offline for three days, with three taps each; the other one for all four, with one each. */
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

/** Lives `days` days without a connection, and taps `taps` of each day's tasks, those not tapped yet first. */
async function liveOffline(
  device: Device,
  { days, taps, closesTabs }: { days: number; taps: number; closesTabs: boolean },
): Promise<Day[]> {
  const lived: Day[] = [];
  for (let day = 1; day <= days; day += 1) {
    if (day > 1) await device.wake(timeOn(day));
    const dailies = await device.dailiesAfter(lived.at(-1)?.dailies);
    const before = new Set(tapsOf(lived).map(({ name }) => name));
    // The device with one tap is the first on the first day, and the last on the others.
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

/** Returns whether another completion of a task is valid at the same time: the first that arrives counts (D71). */
function overlaps({ name, time }: Tap, durations: ReadonlyMap<string, number>) {
  const valid = (durations.get(name) ?? 0) * DAY_MS;
  return (other: Tap) => other.name === name && Math.abs(other.time - time) < valid;
}

for (const { title, isNineFirst, closesTabs } of weeks) {
  test(`two devices that were offline for days end like one that was online: ${title}`, async ({
    browser,
    context,
    account,
  }) => {
    const another = await newAccount();
    const anotherContext = () => browser.newContext({ baseURL: appOrigin });
    const backend = new BackendClock();
    await backend.moveTo(timeOn(1));
    try {
      const [nine, online] = await Promise.all([
        Device.open(context, account, timeOn(1)),
        Device.open(await anotherContext(), another, timeOn(1)),
      ]);
      const four = await Device.open(await anotherContext(), account, timeOn(1));
      const twin = new Twin(online, backend);
      await Promise.all([nine.leave(timeOn(1)), four.leave(timeOn(1))]);

      // Offline, they know nothing of each other.
      const daysOfNine = await liveOffline(nine, { days: DAYS - 1, taps: 3, closesTabs });
      const daysOfFour = await liveOffline(four, { days: DAYS, taps: 1, closesTabs });
      expect(daysOfFour[0]?.dailies).toEqual(daysOfNine[0]?.dailies);

      const [ofFirst, ofSecond] = isNineFirst ? [daysOfNine, daysOfFour] : [daysOfFour, daysOfNine];
      const durations = await twin.durations();
      const counted = [
        ...tapsOf(ofFirst),
        ...tapsOf(ofSecond).filter((tap) => !tapsOf(ofFirst).some(overlaps(tap, durations))),
      ].toSorted((a, b) => a.time - b.time);
      for (const [at, ofFour] of daysOfFour.entries()) {
        const day = at + 1;
        await twin.getDailies((daysOfNine[at] ?? ofFour).dailies, timeOn(day));
        for (const { name, time } of counted) {
          if (time > timeOn(day) && time < eveningOf(day)) await twin.complete(name, time);
        }
        if (day === DAYS - 1 && isNineFirst) {
          await backend.moveTo(eveningOf(day));
          await nine.comeBack(eveningOf(day), 9);
          await online.reload(eveningOf(day));
        }
      }
      await backend.moveTo(eveningOf(DAYS));
      await four.comeBack(eveningOf(DAYS), 4);
      if (!isNineFirst) await nine.comeBack(eveningOf(DAYS), 9);

      // By then, nothing can be undone.
      const end = eveningOf(DAYS, 2);
      await backend.moveTo(end);
      const devices = [online, nine, four];
      for (const device of devices) await device.wake(end);
      await Promise.all(devices.map((device) => device.reload(end)));
      expect((await ownRows(nine.page)).selections).toHaveLength(3);
      const [expected, ...outcomes] = await Promise.all(devices.map((device) => device.outcome()));
      for (const outcome of outcomes) expect(outcome).toEqual(expected);
      const rows = expected?.rows ?? [];
      expect(rows.length).toBeGreaterThanOrEqual(9);
      expect(expected?.level).toBe(rows.length);
      // The one tap of the last day can be on a task that the other device had completed.
      const days = new Set(rows.map((row) => new Date(row.completedDate).toDateString()));
      expect(days.size).toBeGreaterThanOrEqual(3);
      expect(expected?.score).toContain(`${days.size} days`);
    } finally {
      await backend.reset();
    }
  });
}
