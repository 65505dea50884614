import { Link } from 'react-router-dom';
import { amountText } from '@/domain/impact/amount-text';
import { type Impact, savedMeasures } from '@/domain/impact/impact';
import { paths } from '@/paths';
import styles from './year-in-review.module.css';

/** What the year's completions saved, expired ones included, as one of its figures. */
export function SavedInTotal({ impact }: { readonly impact: Impact }) {
  const measures = savedMeasures(impact);
  const { estimated, notEstimated } = impact;
  return (
    <div className={styles.figure}>
      <dt>{measures.length === 0 ? 'Saved' : 'Saved, about'}</dt>
      {measures.length === 0 && <dd>Not estimated yet</dd>}
      {measures.map((measure) => (
        <dd key={measure} className={styles.amount}>
          {amountText(measure, impact[measure])}
        </dd>
      ))}
      <dd className={styles.note}>
        {estimated} estimated, {notEstimated} not estimated.{' '}
        <Link to={paths.impact}>See your impact</Link>
      </dd>
    </div>
  );
}
