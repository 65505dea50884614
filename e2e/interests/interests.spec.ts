import { expectAccessibleInBothThemes } from '../setup/axe';
import { accountOf, queryDataApi } from '../setup/data-api';
import { planFault } from '../setup/controls';
import { expect, test } from '../setup/fixtures';
import { bringToFront, dailyNames, openOnAnotherDevice, visitRecorded } from '../setup/home';
import { openAs } from '../setup/session';

/** The demo's daily tasks about food: three of 24. */
const FOOD = new Set([
  'Eat a plant-based lunch',
  'Make a meal of leftovers',
  'Plan meals before you shop',
]);

test(
  'interests chosen in the profile count on another device from its next daily tasks',
  { tag: '@desktop' },
  async ({ page, account, browser, expectedConsoleErrors }) => {
    test.slow();
    expectedConsoleErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    const other = await openOnAnotherDevice(browser, account);
    await openAs(page, account, '/userprofilepage');
    await visitRecorded(page);
    const section = page.getByRole('region', { name: 'What matters to you' });
    await section.getByRole('checkbox', { name: 'Food' }).check();
    await planFault(page, 'appsync:updateUserProfile', { kind: 'lost', times: 1 });
    const save = section.getByRole('button', { name: 'Save interests' });
    await save.click();
    // The browser may resend the lost request itself; if it doesn't, the member tries again.
    const saved = section.getByText(/^Saved\./);
    const failed = section.getByText('Couldn’t save your interests.');
    await expect(saved.or(failed)).toBeVisible();
    if (await failed.isVisible()) await save.click();
    await expect(saved).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await expect(section.getByRole('checkbox', { checked: true })).toHaveCount(1);
    const stored = `{ row: getUserProfile(id: "${await accountOf(page)}") { interests } }`;
    expect((await queryDataApi(page, stored)).data).toEqual({ row: { interests: ['Food'] } });

    const read = other.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes('query Home')),
    );
    await bringToFront(other);
    await read;
    const picked: string[] = [];
    const SETS = 10;
    for (let set = 0; set < SETS; set++) {
      const before = await dailyNames(other);
      await other.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
      await expect.poll(() => dailyNames(other)).not.toEqual(before);
      const names = await dailyNames(other);
      expect(new Set(names).size).toBe(3);
      picked.push(...names);
    }
    // By chance, four of them would be about food; with the interest, fifteen.
    expect(picked.filter((name) => FOOD.has(name)).length).toBeGreaterThanOrEqual(8);
  },
);
