import { useToast } from '@/components/toast';
import { isTimed, type Plan } from '@/domain/goal-state';
import type { SelectionWithTask } from '@/domain/selection';
import { messageFor } from '@/lib/errors';
import { importOrReload } from '@/lib/import-or-reload';
import { saveFile } from '@/lib/save-file';
import { paths } from '@/paths';

/** 'Add to calendar': downloads a plan with a day and a time as an event. A toast says if that failed. */
export function usePlanFile(): (selection: SelectionWithTask, plan: Plan) => Promise<void> {
  const toast = useToast();
  return async (selection, plan) => {
    if (!isTimed(plan)) return;
    try {
      // The library for calendar files is only needed here.
      const { planCalendar } = await importOrReload(() => import('./plan-calendar'));
      const home = `${location.origin}${paths.userLanding}`;
      saveFile(
        'plan.ics',
        'text/calendar',
        planCalendar({ selection, plan, home, now: new Date() }),
      );
    } catch (error) {
      toast({ tone: 'error', message: `Couldn’t create the event. ${messageFor(error)}` });
    }
  };
}
