import { QueryClientProvider } from '@tanstack/react-query';
import { LoadError } from '@/components/load-error';
import { Section } from '@/components/section';
import { queryClient } from '@/data/query-client';
import { useHome } from '@/data/use-home';
import { useLiveAccount } from '@/data/use-live-account';
import { loadMessageFor } from '@/lib/errors';
import { SavedFigures } from './saved-figures';
import { SavedOverTime } from './saved-over-time';
import styles from './your-impact.module.css';
import { YourImpactSkeleton } from './your-impact-skeleton';

/** What a signed-in account has saved since the start, on a page that others see without it. */
export function YourImpact() {
  return (
    <QueryClientProvider client={queryClient}>
      <Section id="your-impact" heading="Your impact" className={styles.section}>
        <FiguresOrState />
      </Section>
    </QueryClientProvider>
  );
}

function FiguresOrState() {
  useLiveAccount();
  const { home, problem, retry } = useHome();
  if (home) {
    return (
      <>
        <SavedFigures home={home} />
        <SavedOverTime />
      </>
    );
  }
  if (!problem) return <YourImpactSkeleton />;
  return (
    <LoadError
      title="Couldn’t load your impact"
      message={loadMessageFor(problem)}
      onRetry={retry}
    />
  );
}
