import { Link } from 'react-router-dom';
import { useUnits } from '@/components/use-units';
import { amountTexts, CO2E_TEXT } from '@/domain/impact/amount-text';
import { amountOf, type Impact } from '@/domain/impact/impact';
import { paths } from '@/paths';
import styles from './year-in-review.module.css';

/** What the year's completions saved, including expired ones, shown as one of the year's figures. */
export function SavedInTotal({ impact }: { readonly impact: Impact }) {
  const amounts = amountTexts(impact, useUnits());
  const { estimated, notEstimated } = impact;
  return (
    <div className={styles.figure}>
      <dt>{amounts.length === 0 ? 'Saved' : 'Saved, about'}</dt>
      {amounts.length === 0 && <dd>Not estimated yet</dd>}
      {amounts.map((amount) => (
        <dd key={amount} className={styles.amount}>
          {amount}
        </dd>
      ))}
      <dd className={styles.note}>
        <span>{estimated}</span> estimated, <span>{notEstimated}</span> not estimated.{' '}
        <span>{amountOf(impact, 'carbon') > 0 && `${CO2E_TEXT} `}</span>
        <Link to={paths.impact}>See your impact</Link>
      </dd>
    </div>
  );
}
