import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useMemo } from 'react';
import { Section } from '@/components/section';
import { queryClient } from '@/data/query-client';
import { useHome } from '@/data/use-home';
import { SavedOverTime } from './saved-over-time';
import styles from './your-impact.module.css';
import { Skeletons } from '@/components/skeleton';
import { ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { ExternalLink } from '@/components/external-link';
import { Stack } from '@/components/layout';
import { numberText, pluralize } from '@/domain/number-text';
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
import { lifetimeOf } from '@/domain/actions/shown';
import { savedIn7Days } from '@/domain/impact/home-savings';
import { MINUTE_MS } from '@/domain/instant';
import { Live } from '@/features/live';
import { Loaded } from '@/features/loaded';
import { useCorrections } from '@/features/completions/use-corrections';
import { useNow } from '@/lib/use-now';

/** The savings of a signed-in account since the start, on a page that visitors see without them. */
export function YourImpact() {
  return (
    <QueryClientProvider client={queryClient}>
      <Live />
      <Section id="your-impact" heading="Your impact" className={styles.section}>
        <FiguresOrState />
      </Section>
    </QueryClientProvider>
  );
}

function FiguresOrState() {
  const { home, problem, retry } = useHome();
  const shape = { height: '11rem', radius: 'var(--radius-leaf)' };
  return (
    <Loaded
      value={home}
      error={problem}
      errorTitle="Couldn’t load your impact"
      onRetry={retry}
      skeleton={<Skeletons count={1} label="Loading your impact" {...shape} />}
    >
      {(shown) => (
        <>
          <SavedFigures home={shown} />
          <SavedOverTime home={shown} />
        </>
      )}
    </Loaded>
  );
}

/** The savings of an account since it started, per measure, with the past seven days. */
function SavedFigures({ home: { member, completions } }: { readonly home: Home }) {
  const now = useNow(MINUTE_MS);
  useCorrections(member.record, completions);
  // Uses the same data as the home, so both always agree.
  const week = useMemo(() => savedIn7Days(completions, now), [completions, now]);
  const lifetime = lifetimeOf(member, now);
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
  return `${basis} ${numberText(notEstimated)} more ${notEstimated === 1 ? 'isn’t' : 'aren’t'} estimated.`;
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
    <Stack as="li" gap={2} alignContent="start" className={styles.amount}>
      <strong>{amountText(measure, total, units)}</strong>
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
