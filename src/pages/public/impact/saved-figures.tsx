import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { ExternalLink } from '@/components/external-link';
import { pluralize } from '@/components/pluralize';
import { useUnits } from '@/components/use-units';
import type { Home } from '@/data/home';
import { amountText, CO2E_TEXT } from '@/domain/impact/amount-text';
import { comparisonFor } from '@/domain/impact/comparisons';
import { headlineMeasures, sinceText } from '@/domain/impact/headline';
import { amountOf, type Impact, savedMeasures } from '@/domain/impact/impact';
import type { Measure } from '@/domain/impact/measures';
import { paths } from '@/paths';
import { useImpact } from './use-impact';
import styles from './your-impact.module.css';

/** What an account has saved since it started, per measure, with the past seven days. */
export function SavedFigures({ home }: { readonly home: Home }) {
  const { lifetime, past7Days: week } = useImpact(home);
  const { since } = lifetime;
  if (savedMeasures(lifetime).length === 0) return <Nothing lifetime={lifetime} />;
  return (
    <>
      <p>{since === null ? 'You’ve saved about:' : `${sinceText(since)}, you’ve saved about:`}</p>
      <ul className={styles.amounts}>
        {headlineMeasures(lifetime, lifetime).map((measure) => (
          <Amount key={measure} measure={measure} total={amountOf(lifetime, measure)} week={week} />
        ))}
      </ul>
      <p className={styles.note}>
        <span>{basisText(lifetime)}</span>{' '}
        <span>{amountOf(lifetime, 'carbon') > 0 && `${CO2E_TEXT} `}</span>
        <Link to={paths.howWeEstimate}>How we estimate</Link> ·{' '}
        <Link to={paths.userHistory}>Your history</Link>
      </p>
    </>
  );
}

function Nothing({ lifetime: { notEstimated } }: { readonly lifetime: Impact }) {
  return (
    <EmptyState
      title="Nothing to add up yet"
      action={<ButtonLink to={paths.userLanding}>See your daily tasks</ButtonLink>}
    >
      {notEstimated === 0
        ? 'What your tasks save shows up here.'
        : `You’ve completed ${pluralize(notEstimated, 'task')}, but nothing with an estimate yet.`}
    </EmptyState>
  );
}

function basisText({ estimated, notEstimated }: Impact): string {
  const basis = `From ${pluralize(estimated, 'completed task')}.`;
  if (notEstimated === 0) return basis;
  return `${basis} ${notEstimated} more ${notEstimated === 1 ? 'isn’t' : 'aren’t'} estimated.`;
}

interface AmountProps {
  readonly measure: Measure;
  readonly total: number;
  readonly week: Impact;
}

function Amount({ measure, total, week }: AmountProps) {
  const units = useUnits();
  const comparison = comparisonFor(measure, total, units);
  return (
    <li className={styles.amount}>
      <strong className={styles.figure}>{amountText(measure, total, units)}</strong>
      {comparison && (
        <span>
          like <span>{comparison.text}</span>{' '}
          <span className={styles.source}>
            (source:{' '}
            <ExternalLink href={comparison.source.address}>{comparison.source.name}</ExternalLink>)
          </span>
        </span>
      )}
      {amountOf(week, measure) > 0 && (
        <span className={styles.week}>
          {`Past 7 days: ${amountText(measure, amountOf(week, measure), units)}`}
        </span>
      )}
    </li>
  );
}
