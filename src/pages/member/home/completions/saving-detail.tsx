import { useUnits } from '@/components/use-units';
import { amountTexts, CO2E_TEXT, listText } from '@/domain/impact/amount-text';
import { amountOf, impactOf } from '@/domain/impact/impact';
import { comingText } from '@/domain/impact/saving-text';
import type { Task } from '@/domain/task';

/** What completing a task saves, on the back of its card. */
export function SavingDetail({ task }: { readonly task: Task }) {
  const impact = impactOf(task);
  const amounts = amountTexts(impact, useUnits());
  if (amounts.length === 0) return <p>What it saves isn’t estimated.</p>;
  const coming = comingText(task);
  return (
    <p>{`Saves about ${listText(amounts)}${coming ? ` ${coming}` : ''}.${amountOf(impact, 'carbon') > 0 ? ` ${CO2E_TEXT}` : ''}`}</p>
  );
}
