import { Text } from './text';
import { Stack } from './layout';
import type { SourceRecord } from '@/domain/source-record';
import { ExternalLink } from './external-link';
import styles from './fact-figure.module.css';
import { InUnits } from './in-units';

type FactFigureProps = {
  figure: string;
  claim: string;
  source: Pick<SourceRecord, 'publisher' | 'title' | 'year' | 'address'>;
};

/** A large number with its claim and its source (D2). */
export function FactFigure({ figure, claim, source }: FactFigureProps) {
  const { publisher, title, year, address } = source;
  return (
    <Stack as="figure" gap={2} alignContent="start" className={styles.fact}>
      <p className={styles.claim}>
        <strong className={styles.figure}>
          <InUnits text={figure} />
        </strong>{' '}
        <InUnits text={claim} />
      </p>
      <Text as="figcaption" size="s" tone="soft">
        Source:{' '}
        <ExternalLink href={address}>
          {`${publisher}, ${title}${year && !title.includes(String(year)) ? ` (${year})` : ''}`}
        </ExternalLink>
      </Text>
    </Stack>
  );
}
