import { Link } from 'react-router-dom';
import { FactFigure } from '@/components/fact-figure';
import { Stack } from '@/components/layout';
import { optionalPart } from '@/components/optional-part';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/skeleton';
import { impactTopics } from '@/content/impact';
import { publicPageTexts } from '@/content/public-page-texts';
import { paths } from '@/paths';
import { useSession } from '@/session/session';
import styles from './impact.module.css';

// If the code can't be loaded, the page shows what visitors see.
const YourImpact = optionalPart(
  async () => (await import('./your-impact')).YourImpact,
  <Skeleton height="16rem" radius="var(--radius-leaf)" />,
);

/** The effect of small habits (spec §2.1), each number with its source (D2), after the member's own impact (D26). */
export function ImpactPage() {
  const session = useSession();
  return (
    <Page
      title={publicPageTexts[paths.impact].title}
      heading="What small things add up to"
      lede="One jar, one lamp, one leaky faucet: on their own they hardly show. Here’s the bigger picture, in numbers from sources you can check."
    >
      {session.status === 'authenticated' && <YourImpact key={session.account.id} />}
      <Stack as="ol">
        {impactTopics.map((topic) => (
          <li key={topic.id} className={styles.topic}>
            <Stack gap={3} alignContent="start" className={styles.words}>
              <h2>{topic.title}</h2>
              <p>{topic.story}</p>
              <p className={styles.habit}>
                <strong>Try this:</strong> <span>{topic.habit}</span>
              </p>
            </Stack>
            <FactFigure {...topic.fact} />
          </li>
        ))}
      </Stack>
      <p className={styles.method}>
        <Link to={paths.howWeEstimate}>How we estimate</Link> what each task saves: every figure
        with its assumption and its source.
      </p>
    </Page>
  );
}
