import { Link } from 'react-router-dom';
import { Text } from '@/components/text';
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
    <div>
      <dt>{amounts.length === 0 ? 'Saved' : 'Saved, about'}</dt>
      {amounts.length === 0 && <dd>Not estimated yet</dd>}
      {amounts.map((amount) => (
        <Text key={amount} as="dd" isTabular className={styles.amount}>
          {amount}
        </Text>
      ))}
      <dd className={styles.note}>
        <span>{estimated}</span> estimated, <span>{notEstimated}</span> not estimated.{' '}
        <span>{amountOf(impact, 'carbon') > 0 && `${CO2E_TEXT} `}</span>
        <Link to={paths.impact}>See your impact</Link>
      </dd>
    </div>
  );
}
