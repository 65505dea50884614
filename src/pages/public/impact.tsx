import { FactFigure } from '@/components/fact-figure';
import { Page } from '@/components/page';
import { impactTopics } from '@/content/impact';
import { publicPages } from '@/content/public-pages';
import { paths } from '@/paths';
import styles from './impact.module.css';

/** What small habits add up to (spec §2.1), each number with its source (D2). */
export function ImpactPage() {
  return (
    <Page
      title={publicPages[paths.impact].title}
      heading="What small things add up to"
      lede="One jar, one lamp, one leaky faucet: on their own they hardly show. Here’s the bigger picture, in numbers from sources you can check."
    >
      <ol className={styles.topics}>
        {impactTopics.map((topic) => (
          <li key={topic.id} className={styles.topic}>
            <div className={styles.words}>
              <h2>{topic.title}</h2>
              <p>{topic.story}</p>
              <p className={styles.habit}>
                <strong>Try this:</strong> {topic.habit}
              </p>
            </div>
            <FactFigure {...topic.fact} />
          </li>
        ))}
      </ol>
    </Page>
  );
}
