import { expect, it } from 'vitest';
import { activeDays } from '@/domain/actions/shown';
import { calendarDayOf } from '@/domain/calendar-day';
import { epochOf } from '@/domain/instant';
import { currentStreak } from '@/domain/streak';
import { memberRows } from '../../amplify/seed/member';
import { startWorld } from '../cost/world';

it('The demo member’s first home has the streak of the history, and the level stays', async () => {
  const world = await startWorld();
  try {
    const { member } = world;
    const { completions, selections, profile } = memberRows(member.id, Date.now());
    await world.create('UserProfile', [profile], member);
    await world.create('CompletedTask', completions, member);
    await world.create('UserTaskSelection', selections, member);
    const history = await member.openHistory();
    const done = new Set(history.map((row) => calendarDayOf(epochOf(row.completedDate) ?? 0)));
    const inHistory = currentStreak(done, calendarDayOf(Date.now())).days;
    const first = await member.visit();
    // Its first commit stores the record that the rows have started.
    await member.renew();
    const second = await member.visit();
    for (const home of [first, second]) {
      const atHome = currentStreak(activeDays(home.member), calendarDayOf(Date.now())).days;
      expect(atHome).toBe(inHistory);
      expect(home.profile.level).toBe(completions.length);
    }
  } finally {
    await world.stop();
  }
}, 240_000);
