import { Assumption } from '@/components/assumption';
import { Stack } from '@/components/layout';
import { Text } from '@/components/text';
import { useUnits } from '@/components/use-units';
import type { HistoryRow } from '@/domain/history';
import { amountText, amountTexts, listText } from '@/domain/impact/amount-text';
import { amountOf, impactOf, savedMeasures } from '@/domain/impact/impact';
import styles from './saved-details.module.css';

/**
 * What a completion saved, unfolding to assumptions and sources. A figure that its task has no longer, or never had
 * because the task is deleted, is shown without.
 */
export function SavedDetails({ row: { impact, estimates } }: { readonly row: HistoryRow }) {
  const units = useUnits();
  const measures = savedMeasures(impact);
  if (measures.length === 0) {
    return (
      estimates && (
        <Text size="s" tone="soft">
          Not estimated
        </Text>
      )
    );
  }
  const now = impactOf(estimates);
  return (
    <details className={styles.saved}>
      <summary>{`Saved about ${listText(amountTexts(impact, units))}`}</summary>
      <Stack as="ul" gap={2} className={styles.figures}>
        {measures.map((measure) => (
          <li key={measure}>
            <strong>{`${amountText(measure, amountOf(impact, measure), units)} `}</strong>
            {amountOf(now, measure) === amountOf(impact, measure) ? (
              <Assumption
                assumption={estimates?.[`${measure}Assumption`] ?? ''}
                source={estimates?.[`${measure}Source`] ?? ''}
              />
            ) : (
              <span>By the estimate at the time. It has changed or gone since.</span>
            )}
          </li>
        ))}
      </Stack>
    </details>
  );
}
