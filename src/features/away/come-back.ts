import { saveProfile } from '@/data/save-profile';
import { withReturn } from '@/domain/away';
import type { CalendarDay } from '@/domain/calendar-day';
import type { MemberAction } from '@/features/use-member-action';

/** 'I’m back': ends the stored time away early (D110). */
export function comeBack(stored: string | null, today: CalendarDay): MemberAction<void> {
  return {
    kind: 'save away',
    run: (actor) => saveProfile(actor, { away: withReturn(stored, today) }),
    done: () => ({ message: 'Welcome back. Your streak continues.' }),
    failed: 'Couldn’t save that you’re back.',
    isRepeatable: true,
  };
}
