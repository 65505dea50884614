import { useQuery } from '@tanstack/react-query';
import { pluralize } from '@/components/pluralize';
import { countCompletions, MAX_COUNT } from '@/data/admin-list';
import { keys } from '@/data/keys';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';

/** Says how many completions of a task are stored. Whose they are is private (D18). */
export function CompletionCount({ taskId }: { readonly taskId: string }) {
  const { id: accountId } = useAccount();
  const { data, error } = useQuery({
    queryKey: keys.completionCount(accountId, taskId),
    queryFn: () => countCompletions(taskId),
    gcTime: 0,
  });
  if (data !== undefined) return <output>{countText(data)}</output>;
  return (
    <output>
      {error ? `Couldn’t count the completions. ${messageFor(error)}` : 'Counting the completions…'}
    </output>
  );
}

function countText(completions: number): string {
  if (completions === 0) return 'Nobody has completed it yet.';
  const least = completions >= MAX_COUNT ? 'At least ' : '';
  return `${least}${pluralize(completions, 'completion')} of all members ${completions === 1 ? 'is' : 'are'} stored.`;
}
