import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '@/data/use-write';
import { useAccount } from '@/session/session';
import { type Addition, addWithPlan, type AddCallbacks } from './add-with-plan';

/** Adds a task with the plan that answers the question about it (D105). */
export function useAddWithPlan({ onRefused }: AddCallbacks) {
  const { id } = useAccount();
  const client = useQueryClient();
  return useWrite({
    action: 'add goal',
    rowOf: ({ task }: Addition) => task.id,
    mutationFn: (addition) => addWithPlan(client, id, addition, { onRefused }),
  });
}
