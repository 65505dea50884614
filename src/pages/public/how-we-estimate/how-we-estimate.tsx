import { useSyncExternalStore } from 'react';
import { ButtonLink } from '@/components/button';
import { InUnits } from '@/components/in-units';
import { Grid, Stack } from '@/components/layout';
import { optionalPart } from '@/components/optional-part';
import { Page } from '@/components/page';
import { Section } from '@/components/section';
import { allSources } from '@/content/all-sources';
import { estimateMethod } from '@/content/estimates';
import { compareTexts } from '@/domain/compare-texts';
import { pluralize } from '@/domain/number-text';
import { isDue, oldestReview } from '@/domain/source-record';
import { estimates, overlaps, sources } from '@/content/generated/estimates';
import { publicPageTexts } from '@/content/public-page-texts';
import { builtTask } from './figure-row';
import { Figures } from './figures';
import { owner } from '@/owner';
import { paths } from '@/paths';
import { dateInWords } from '@/components/date-in-words';
import { now } from '@/lib/clock';
import { useSession } from '@/session/session';
import styles from './how-we-estimate.module.css';

const builtOn: unknown = import.meta.env['VITE_BUILT_ON'];
const BUILT_TEXT =
  typeof builtOn === 'string'
    ? `They are as of ${dateInWords(builtOn)}, when this page was built.`
    : '';
const built = <Figures tasks={estimates.map(builtTask)} asOf={BUILT_TEXT} />;

// If the code can't be loaded, members see what visitors see.
const StoredFigures = optionalPart(
  async () => (await import('./stored-figures')).StoredFigures,
  built,
);

const records = Object.entries(sources).toSorted(([, a], [, b]) =>
  compareTexts(`${a.publisher} ${a.title}`, `${b.publisher} ${b.title}`),
);
const reviewed = oldestReview(allSources);

/** /howweestimate: the method, and every task's figures with their assumptions and sources (D26). */
export function HowWeEstimatePage() {
  return (
    <Page
      title={publicPageTexts[paths.howWeEstimate].title}
      lede="What a task saves is an estimate. Here is every figure we use, what it assumes, and where it comes from."
    >
      <Stack gap={7} className={styles.parts}>
        <Grid as="dl">
          {estimateMethod.map(({ title, text }) => (
            <Stack key={title} gap={2} alignContent="start" className={styles.passage}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </Stack>
          ))}
        </Grid>
        <Corrections />
        <CurrentFigures />
        <Section id="overlaps" heading="Where totals may overlap">
          <p>
            Each task is counted separately. If you complete two of these, they may save less
            together than the sum. Per completion, the difference is at most the smaller of the two
            figures.
          </p>
          <Stack as="ul" gap={2} className={styles.list}>
            {overlaps.map(({ tasks, why }) => (
              <li key={why}>
                <strong>{tasks.join(' · ')}</strong>: <InUnits text={why} />
              </li>
            ))}
          </Stack>
        </Section>
        <Section id="sources" heading="Every source">
          <p>{`${pluralize(records.length, 'source')}, and what we take from each.`}</p>
          <Stack as="ul" gap={2} className={styles.list}>
            {records.map(([name, { publisher, title, year, says, caveat }]) => (
              <li key={name}>
                <strong>{publisher}</strong>, “<span>{title}</span>”
                <span>{year && `, ${year}`}</span>: <InUnits text={says} />
                <span>{caveat && ` It’s ${caveat}.`}</span>
              </li>
            ))}
          </Stack>
        </Section>
        <p>
          <ButtonLink to={paths.impact} variant="secondary">
            See what small things add up to
          </ButtonLink>
        </p>
      </Stack>
    </Page>
  );
}

/** Members see the stored figures; everyone else sees the build's. */
function CurrentFigures() {
  const session = useSession();
  return session.status === 'authenticated' ? <StoredFigures built={built} /> : built;
}

// Visitors see the day of the build, since their page has no React.
const noChanges = () => () => undefined;
const today = () => new Date(now()).toISOString().slice(0, 10);
const buildDay = () => (typeof builtOn === 'string' ? builtOn : reviewed);

/** How many sources are due for review, if any (decision 070). */
function DueSources() {
  const day = useSyncExternalStore(noChanges, today, buildDay);
  const due = allSources.filter((source) => isDue(source, day)).length;
  if (due === 0) return null;
  return (
    <span>{`${pluralize(due, 'source')} ${due === 1 ? 'is' : 'are'} due for another review.`}</span>
  );
}

function Corrections() {
  const { contactAddress } = owner;
  return (
    <Section id="correct" heading="Is a figure wrong?">
      <p>
        <span>
          {contactAddress ? (
            <span>
              Write to{' '}
              <a
                href={`mailto:${contactAddress}?subject=${encodeURIComponent('An estimate on your site')}`}
              >
                {contactAddress}
              </a>
              , with a source if you have one.
            </span>
          ) : (
            'We don’t have a public address for corrections yet.'
          )}
        </span>{' '}
        A corrected figure applies from then on. Earlier savings keep the estimate from when the
        task was completed, unless we correct those, too. Last reviewed:{' '}
        <time dateTime={reviewed}>{dateInWords(reviewed)}</time>. <DueSources />
      </p>
    </Section>
  );
}
