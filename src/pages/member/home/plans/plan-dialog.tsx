import { Dialog } from '@/components/dialog';
import { useToast } from '@/components/toast';
import { calendarDayOf } from '@/domain/calendar-day';
import { planSentence } from '@/domain/plan-sentence';
import { PlanForm } from '@/features/goals/plan-form';
import { now } from '@/lib/clock';
import type { GoalDialogProps } from '@/pages/member/home/goal-dialog';

/** 'When will you do it?' for a task on the home page; it stays open until the plan is stored. */
export function PlanDialog({ selection, open, onClose }: GoalDialogProps) {
  const { name } = selection.task;
  const toast = useToast();
  return (
    <Dialog open={open} onClose={onClose} title={name}>
      <PlanForm
        selection={selection}
        onSaved={(plan) => {
          onClose();
          toast({ message: planSentence(plan, name, calendarDayOf(now())) });
        }}
      />
    </Dialog>
  );
}
