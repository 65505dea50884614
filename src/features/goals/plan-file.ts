import type { TimedPlan } from '@/domain/goal-state';
import type { SelectionWithTask } from '@/domain/selection';
import type { MemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import { loadCode } from '@/lib/load-code';
import { saveFile } from '@/lib/save-file';
import { paths, taskAnchor } from '@/paths';

/** 'Add to calendar': downloads a plan with a day and a time as an event, or the cancellation of that event. */
export function downloadPlan(
  selection: SelectionWithTask,
  plan: TimedPlan,
  isCanceled = false,
): MemberAction<void> {
  return {
    kind: 'download plan',
    row: selection.id,
    run: async () => {
      // The library for calendar files would be a tenth of the home page's code.
      const { planCalendar } = await loadCode(() => import('./plan-calendar'));
      const link = `${location.origin}${paths.userLanding}#${taskAnchor(selection.taskId)}`;
      saveFile(
        isCanceled ? 'canceled-plan.ics' : 'plan.ics',
        'text/calendar',
        planCalendar({ selection, plan, link, now: new Date(now()), isCanceled }),
      );
    },
    failed: 'Couldn’t create the calendar file.',
  };
}
