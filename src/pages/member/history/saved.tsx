import { Assumption } from '@/components/assumption';
import { useUnits } from '@/components/use-units';
import type { HistoryRow } from '@/domain/history';
import { amountText, amountTexts, listText } from '@/domain/impact/amount-text';
import { savedMeasures } from '@/domain/impact/impact';
import styles from './saved.module.css';

/** What a completion saved, unfolding to assumptions and sources; nothing for an unknown task. */
export function Saved({ row: { impact, estimates } }: { readonly row: HistoryRow }) {
  const units = useUnits();
  if (!estimates) return null;
  const measures = savedMeasures(impact);
  if (measures.length === 0) return <p className={styles.none}>Not estimated</p>;
  return (
    <details className={styles.saved}>
      <summary className={styles.summary}>
        Saved about {listText(amountTexts(impact, units))}
      </summary>
      <ul className={styles.figures}>
        {measures.map((measure) => (
          <li key={measure}>
            <strong>{amountText(measure, impact[measure], units)}</strong>{' '}
            <Assumption
              assumption={estimates[`${measure}Assumption`] ?? ''}
              source={estimates[`${measure}Source`] ?? ''}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
