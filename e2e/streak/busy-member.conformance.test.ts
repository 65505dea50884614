import { expect, it } from 'vitest';
import { activeDays } from '@/domain/actions/shown';
import { calendarDayOf } from '@/domain/calendar-day';
import { streakText } from '@/domain/day-progress';
import { DAY_MS, epochOf, instantOf } from '@/domain/instant';
import { currentStreak } from '@/domain/streak';
import { Member } from '../cost/member';
import { startWorld } from '../cost/world';

const TIMEOUT_MS = 240_000;

it.each([
  { perDay: 1, days: 58, text: '58 days' },
  { perDay: 12, days: 58, text: '58 days' },
  { perDay: 1, days: 75, text: '60+ days' },
])(
  'A member with $perDay completions a day for $days days has the same streak at home and in the history',
  async ({ perDay, days, text }) => {
    const world = await startWorld();
    try {
      const { member } = world;
      // As another client writes them: without a record.
      const profile = { id: member.id, profileOwner: member.id, level: 0 };
      await world.create('UserProfile', [profile], member);
      const rows = Array.from({ length: days * perDay }, (_, at) => {
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
      const done = new Set(history.map((row) => calendarDayOf(epochOf(row.completedDate) ?? 0)));
      const inHistory = currentStreak(done, calendarDayOf(Date.now())).days;
      expect(inHistory).toBe(days);
      expect(streakText(inHistory)).toBe(text);
      // A browser that never saw the account, and one that did.
      for (const browser of [new Member(member.id), member]) {
        await browser.visit();
        const home = await browser.visit();
        const { days } = currentStreak(activeDays(home.member), calendarDayOf(Date.now()));
        expect(streakText(days)).toBe(text);
      }
    } finally {
      await world.stop();
    }
  },
  TIMEOUT_MS,
);
