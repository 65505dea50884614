import { useState } from 'react';
import { dateInWords } from '@/components/date-in-words';
import { ExternalLink } from '@/components/external-link';
import { Stack } from '@/components/layout';
import { Section } from '@/components/section';
import { Text } from '@/components/text';
import { allSources } from '@/content/all-sources';
import { pluralize } from '@/domain/number-text';
import { isDue, oldestReview } from '@/domain/source-record';
import { now } from '@/lib/clock';
import styles from './hub.module.css';

/** When the sources of figures were last reviewed, and which are due (decision 070). */
export function SourceReviews() {
  const [day] = useState(() => new Date(now()).toISOString().slice(0, 10));
  const due = allSources.filter((source) => isDue(source, day));
  return (
    <Section heading="Sources of figures" gap={3}>
      <Text tone="soft">
        {`All ${allSources.length} were reviewed on ${dateInWords(oldestReview(allSources))} or later. ${dueText(due.length)}`}
      </Text>
      {due.length > 0 && (
        <Stack as="ul" gap={2} className={styles.issues}>
          {due.map(({ address, publisher, title, reviewed, says }) => (
            <li key={`${address} ${says}`}>
              <ExternalLink href={address}>{`${publisher}, ${title}`}</ExternalLink> (reviewed on{' '}
              <span>{dateInWords(reviewed)}</span>)
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}

function dueText(due: number): string {
  if (due === 0) return 'None is due for review.';
  return `${pluralize(due, 'source')} ${due === 1 ? 'is' : 'are'} due for review, 24 months after the last one:`;
}
