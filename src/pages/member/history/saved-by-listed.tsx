import { Text } from '@/components/text';
import { useUnits } from '@/components/use-units';
import type { HistoryRow } from '@/domain/history';
import { listText, sumText } from '@/domain/impact/amount-text';
import { amountOf, savedMeasures, totalImpact } from '@/domain/impact/impact';

/** What the listed completions saved, as the sum of the amounts they show, so that it can be added up by hand. */
export function SavedByListed({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const units = useUnits();
  const measures = savedMeasures(totalImpact(rows.map(({ impact }) => impact)));
  if (measures.length === 0) return null;
  const texts = measures.map((measure) =>
    sumText(
      measure,
      rows.map(({ impact }) => amountOf(impact, measure)),
      units,
    ),
  );
  return (
    <Text size="s" tone="soft">
      {`Sum of the tasks listed here: ${listText(texts)}`}
    </Text>
  );
}
