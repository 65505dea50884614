import { expect, it } from 'vitest';
import { completedAtIn } from '@/data/home';
import { calendarDayOf } from '@/domain/calendar-day';
import { recentStreak, streakText } from '@/domain/day-progress';
import { DAY_MS, epochOf, instantOf } from '@/domain/instant';
import { currentStreak } from '@/domain/streak';
import { Member } from '../cost/member';
import { startWorld } from '../cost/world';

const DAYS = 58;
const TIMEOUT_MS = 240_000;

it.each([1, 4, 12])(
  'A member with %i completions a day has the same streak at home and in the history',
  async (perDay) => {
    const world = await startWorld();
    try {
      const { member } = world;
      // An account from before there was a member document.
      const profile = { id: member.id, profileOwner: member.id, level: 0 };
      await world.create('UserProfile', [profile], member);
      const rows = Array.from({ length: DAYS * perDay }, (_, at) => {
        const completed = Date.now() - Math.floor(at / perDay) * DAY_MS;
        const id = `${member.id}#done#daily-lights-off#busy${at}`;
        const dates = {
          completedDate: instantOf(completed),
          expirationDate: instantOf(completed + DAY_MS),
        };
        return {
          id,
          taskId: 'daily-lights-off',
          ...dates,
          nameofowner: member.id,
          profileId: member.id,
        };
      });
      await world.create('CompletedTask', rows, member);
      const history = await member.openHistory();
      const days = new Set(history.map((row) => calendarDayOf(epochOf(row.completedDate) ?? 0)));
      const inHistory = currentStreak(days, calendarDayOf(Date.now())).days;
      expect(inHistory).toBe(DAYS);
      // A browser that never saw the account, and one that did.
      for (const browser of [new Member(member.id), member]) {
        await browser.visit();
        const home = await browser.visit();
        expect(streakText(recentStreak(completedAtIn(home), Date.now()))).toBe(`${DAYS} days`);
      }
    } finally {
      await world.stop();
    }
  },
  TIMEOUT_MS,
);
