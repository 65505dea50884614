import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { ExternalLink } from '@/components/external-link';
import { Stack } from '@/components/layout';
import { pluralize } from '@/components/pluralize';
import { Text } from '@/components/text';
import { Tiles } from '@/components/tiles';
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
      <Tiles as="ul">
        {headlineMeasures(lifetime, lifetime).map((measure) => (
          <Amount key={measure} measure={measure} total={amountOf(lifetime, measure)} week={week} />
        ))}
      </Tiles>
      <Text size="s" tone="soft">
        <span>{basisText(lifetime)}</span>{' '}
        <span>{amountOf(lifetime, 'carbon') > 0 && `${CO2E_TEXT} `}</span>
        <Link to={paths.howWeEstimate}>How we estimate</Link> ·{' '}
        <Link to={paths.userHistory}>Your history</Link>
      </Text>
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
    <Stack as="li" gap={2} className={styles.amount}>
      <strong className={styles.figure}>{amountText(measure, total, units)}</strong>
      {comparison && (
        <span>
          like <span>{comparison.text}</span>{' '}
          <Text as="span" size="s" tone="soft">
            (source:{' '}
            <ExternalLink href={comparison.source.address}>{comparison.source.name}</ExternalLink>)
          </Text>
        </span>
      )}
      {amountOf(week, measure) > 0 && (
        <Text as="span" size="s" tone="soft">
          {`Past 7 days: ${amountText(measure, amountOf(week, measure), units)}`}
        </Text>
      )}
    </Stack>
  );
}
