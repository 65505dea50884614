import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { ExternalLink } from '@/components/external-link';
import { pluralize } from '@/components/pluralize';
import { useUnits } from '@/components/use-units';
import { queryClient } from '@/data/query-client';
import { useLiveAccount } from '@/data/use-live-account';
import { amountText, CO2E_TEXT } from '@/domain/impact/amount-text';
import { comparisonFor } from '@/domain/impact/comparisons';
import { type Impact, savedMeasures } from '@/domain/impact/impact';
import type { Measure } from '@/domain/impact/measures';
import { loadMessageFor } from '@/lib/errors';
import { paths } from '@/paths';
import { useImpact, type YourImpact as Figures } from './use-impact';
import styles from './your-impact.module.css';
import { YourImpactSkeleton } from './your-impact-skeleton';

/** What a signed-in account has saved since the start, on a page that others see without it. */
export function YourImpact() {
  return (
    <QueryClientProvider client={queryClient}>
      <section className={styles.section} aria-labelledby="your-impact">
        <h2 id="your-impact">Your impact</h2>
        <FiguresOrState />
      </section>
    </QueryClientProvider>
  );
}

function FiguresOrState() {
  useLiveAccount();
  const { data, error, refetch } = useImpact();
  if (data) return <SavedFigures {...data} />;
  if (!error) return <YourImpactSkeleton />;
  return (
    <ErrorState
      title="Couldn’t load your impact"
      message={loadMessageFor(error)}
      onRetry={() => void refetch()}
    />
  );
}

function SavedFigures({ everything, week }: Figures) {
  const measures = savedMeasures(everything);
  if (measures.length === 0) {
    return (
      <EmptyState
        title="Nothing to add up yet"
        action={<ButtonLink to={paths.userLanding}>See your daily tasks</ButtonLink>}
      >
        {everything.notEstimated === 0
          ? 'What your tasks save shows up here.'
          : `You’ve completed ${pluralize(everything.notEstimated, 'task')}, but nothing with an estimate yet.`}
      </EmptyState>
    );
  }
  return (
    <>
      <p>You’ve saved about:</p>
      <ul className={styles.amounts}>
        {measures.map((measure) => (
          <Amount key={measure} measure={measure} total={everything[measure]} week={week} />
        ))}
      </ul>
      <p className={styles.note}>
        {basisText(everything)} {everything.carbon > 0 && `${CO2E_TEXT} `}
        <Link to={paths.howWeEstimate}>How we estimate</Link> ·{' '}
        <Link to={paths.userHistory}>Your history</Link>
      </p>
    </>
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
          like {comparison.text}{' '}
          <span className={styles.source}>
            (source:{' '}
            <ExternalLink href={comparison.source.address}>{comparison.source.name}</ExternalLink>)
          </span>
        </span>
      )}
      {week[measure] > 0 && (
        <span className={styles.week}>
          Past 7 days: {amountText(measure, week[measure], units)}
        </span>
      )}
    </li>
  );
}
