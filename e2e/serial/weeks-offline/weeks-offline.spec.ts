import { appOrigin } from '../../addresses';
import { newAccount } from '../../setup/accounts';
import { expect, test } from '../../setup/fixtures';
import { dailyNames } from '../../setup/home';
import { ownRows } from '../../setup/own-rows';
import { Device } from './device';
import { BackendClock, eveningOf, timeOn } from './trip-clock';
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

      let [ofNine, ofFour] = [await dailyNames(nine.page), await dailyNames(four.page)];
      expect(ofFour).toEqual(ofNine);
      const tappedOnNine = new Set<string>();
      const tappedOnFour = new Set<string>();
      for (let day = 1; day <= DAYS; day += 1) {
        const isNineAway = day < DAYS;
        if (day > 1) {
          await four.wake(timeOn(day));
          ofFour = await four.dailiesAfter(ofFour);
        }
        if (day > 1 && isNineAway) {
          await nine.wake(timeOn(day));
          ofNine = await nine.dailiesAfter(ofNine);
        }
        await twin.getDailies(isNineAway ? ofNine : ofFour, timeOn(day));

        const threeTaps = isNineAway ? ofNine.map((name) => ({ device: nine, name })) : [];
        // On the first day, this is a task that the other device completes a minute later; then it may be one from before,
        // unless that would count instead of the earlier one, which the twin can't know. Two refused taps of one task would
        // be told in one sentence.
        const oneOfFour = ofFour.find(
          (name) => !tappedOnFour.has(name) && (isNineFirst || !tappedOnNine.has(name)),
        );
        const oneTap = { device: four, name: oneOfFour ?? '' };
        tappedOnFour.add(oneTap.name);
        for (const { name } of threeTaps) tappedOnNine.add(name);
        const taps = day === 1 ? [oneTap, ...threeTaps] : [...threeTaps, oneTap];
        const first = isNineFirst ? nine : four;
        for (const [at, { device, name }] of taps.entries()) {
          const time = timeOn(day, at + 1);
          await device.complete(name, time);
          // Of two completions of one task, the first that arrives counts, with its time (D71).
          const isOnlyOne = taps.filter((tap) => tap.name === name).length === 1;
          if (isOnlyOne || device === first) await twin.complete(name, time);
        }

        if (closesTabs) await Promise.all([nine.close(), four.close()]);
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
