import { useUnits } from '@/components/use-units';
import { amountTexts, listText } from '@/domain/impact/amount-text';
import { impactOf } from '@/domain/impact/impact';
import { comingText } from '@/domain/impact/saving-text';
import type { Task } from '@/domain/task';

/** What completing a task saves, on the back of its card. */
export function SavingDetail({ task }: { readonly task: Task }) {
  const amounts = amountTexts(impactOf(task), useUnits());
  if (amounts.length === 0) return <p>What it saves isn’t estimated.</p>;
  const coming = comingText(task);
  return (
    <p>
      Saves about {listText(amounts)}
      {coming && ` ${coming}`}.
    </p>
  );
}
