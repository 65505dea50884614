import { Stack } from '@/components/layout';
import { publicPageTexts } from '@/content/public-page-texts';
import { Page } from '@/components/page';
import { DAILY_COUNT_WORD_CAPITALIZED } from '@/domain/daily-count';
import { paths } from '@/paths';
import styles from './mission.module.css';
import { StartLink } from './start-link';

/** The mission statement (spec §2.4), with the link to sign up right under the headline (D49). */
export function Mission() {
  const { title } = publicPageTexts[paths.landing];
  return (
    <Page
      title={title}
      width="wide"
      heading={
        <span className={styles.heading}>
          Small habits. <em>A greener life.</em>
        </span>
      }
      action={
        <div className={styles.start}>
          <StartLink />
        </div>
      }
      lede={`${DAILY_COUNT_WORD_CAPITALIZED} small tasks a day that are good for the planet and easy on your wallet. See what grows.`}
      aside={
        <Stack as="section" gap={4} className={styles.mission} aria-labelledby="mission">
          <h2 id="mission">Our Mission Statement</h2>
          <p className={styles.statement}>
            Living sustainably shouldn’t mean starting over. It takes small things, done often, by
            many of us. We give you the next small thing, tell you honestly what it changes, and
            keep count so you can see how far you’ve come. Free, for everyone.
          </p>
          <StartLink />
        </Stack>
      }
    />
  );
}
