import { useToast } from '@/components/toast';
import { isTimed, type Plan } from '@/domain/goal-state';
import type { SelectionWithTask } from '@/domain/selection';
import { now } from '@/lib/clock';
import { messageFor } from '@/lib/errors';
import { saveFile } from '@/lib/save-file';
import { paths, taskAnchor } from '@/paths';

/**
 * 'Add to calendar': downloads a plan with a day and a time as an event, or the cancellation of that event. A toast says if
 * that failed.
 */
export function usePlanFile() {
  const toast = useToast();
  return async (selection: SelectionWithTask, plan: Plan, isCanceled = false): Promise<void> => {
    if (!isTimed(plan)) return;
    try {
      // The library for calendar files would be a tenth of what the home page loads.
      const { planCalendar } = await import('./plan-calendar');
      const link = `${location.origin}${paths.userLanding}#${taskAnchor(selection.taskId)}`;
      saveFile(
        isCanceled ? 'canceled-plan.ics' : 'plan.ics',
        'text/calendar',
        planCalendar({ selection, plan, link, now: new Date(now()), isCanceled }),
      );
    } catch (error) {
      toast({ tone: 'error', message: `Couldn’t create the calendar file. ${messageFor(error)}` });
    }
  };
}
