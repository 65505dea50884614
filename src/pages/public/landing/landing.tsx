import { ScoreBlock } from './score-block';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './landing.module.css';
import { Grid, Stack } from '@/components/layout';
import { Section } from '@/components/section';
import { Text } from '@/components/text';
import { benefits } from '@/content/benefits';
import { Icon } from '@/components/icon';
import { publicPageTexts } from '@/content/public-page-texts';
import { Page } from '@/components/page';
import { DAILY_COUNT_WORD_CAPITALIZED } from '@/domain/daily-count';
import { paths } from '@/paths';
import { StartLink } from './start-link';

/** The landing page, block by block as in spec §2.4. */
export function LandingPage() {
  return (
    <>
      <AdBanner />
      <Mission />
      <ScoreBlock />
      <BenefitsBlock />
    </>
  );
}

/** The nature banner, marked as ad space (spec §2.4). Its drawing follows the theme. */
function AdBanner() {
  return (
    <aside className={styles.banner} aria-label="Ad space">
      <VisuallyHidden>
        Green hills, a stream, a small house and wind turbines, framed by leaves and flowers.
      </VisuallyHidden>
      <Text size="xs" tone="soft" weight="medium" className={styles.adMark}>
        Ad space
      </Text>
    </aside>
  );
}

/** A summary of the benefits (spec §2.4); the Benefits page has the details. */
function BenefitsBlock() {
  return (
    <Section id="benefits" heading="Benefits" gap={5} className={styles.benefits}>
      <Grid as="ul">
        {benefits.map((benefit) => (
          <Stack as="li" gap={2} alignContent="start" key={benefit.id} className={styles.card}>
            <Text as="span" tone="clay">
              <Icon name={benefit.icon} size={28} />
            </Text>
            <h3>{benefit.title}</h3>
            <Text tone="soft">{benefit.summary}</Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}

/** The mission statement (spec §2.4), with the link to sign up right under the headline (D49). */
function Mission() {
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
          <Text size="l" className={styles.statement}>
            Living sustainably shouldn’t mean starting over. It takes small things, done often, by
            many of us. We give you the next small thing, tell you honestly what it changes, and
            keep count so you can see how far you’ve come. Free, for everyone.
          </Text>
          <StartLink />
        </Stack>
      }
    />
  );
}
