import { Button } from '@/components/button';
import { takesFocus } from '@/components/focus-home';
import { Row, Stack } from '@/components/layout';
import { StoredPicture } from '@/components/picture';
import { Text } from '@/components/text';
import { useUnits } from '@/components/use-units';
import { usePicture } from '@/data/use-picture';
import { stateOf } from '@/domain/catalog-state';
import { excerptOf } from '@/domain/characters';
import { amountTexts } from '@/domain/impact/amount-text';
import { impactOf } from '@/domain/impact/impact';
import { type CatalogRow, missingFields } from '@/domain/models/catalog-row';
import { durationDaysOf, scoreText } from '@/domain/task';
import type { CatalogModel } from '@/domain/models/field';
import { pluralize } from '@/domain/number-text';
import styles from './row-summary.module.css';

interface RowSummaryProps {
  readonly model: CatalogModel;
  readonly row: CatalogRow;
  /** Whether it was saved within the last second. */
  readonly isSaved: boolean;
  /** Its actions, by the text of their buttons; undefined for one that has to wait. */
  readonly actions: Partial<
    Readonly<Record<'Replicate' | 'Edit' | 'Delete', (() => void) | undefined>>
  >;
}

/** A row of the list: its facts, missing fields, and the page's actions. */
export function RowSummary({ model, row, isSaved, actions }: RowSummaryProps) {
  const missing = missingFields(model, row);
  const state = stateOf(row);
  const picture = usePicture(row.imagename);
  return (
    <article className={styles.row} data-row={row.id} aria-labelledby={`row-${row.id}`}>
      <div className={styles.thumbnail}>
        <StoredPicture {...picture} />
      </div>
      <Stack gap={1} style={{ flex: '1 1 10rem' }}>
        <h3 id={`row-${row.id}`} dir="auto">
          {row.name}
        </h3>
        <Row as="p" gap={1} size="s" tone="soft" isTabular className={styles.facts}>
          {state !== 'Live' && <span className={styles.state}>{state}</span>}
          {'difficulty' in model.fields && (
            <Text as="span" tone="leaf" weight="bold">
              {row.difficulty ?? 'No difficulty'}
            </Text>
          )}
          {row.category && <span>{row.category}</span>}
          {'score' in model.fields && <span>{scoreText(row)}</span>}
          {'duration' in model.fields && <span>{pluralize(durationDaysOf(row), 'day')}</span>}
        </Row>
        <Estimate row={row} />
        {row.weblink && (
          <Text size="s" tone="soft" lines={2}>
            {row.weblink}
          </Text>
        )}
        {'description' in model.fields && (
          <Text size="s" tone="soft" dir="auto" title={row.description ?? undefined}>
            {excerptOf(row.description ?? '') || 'No description'}
          </Text>
        )}
        {missing.length > 0 && (
          <Text size="s" className={styles.missing}>{`Has ${missing.join(', ')}`}</Text>
        )}
      </Stack>
      <Row gap={3} align="center">
        <output className={styles.note}>{isSaved ? '✓ Saved' : undefined}</output>
        <Row gap={2} data-row-actions="">
          {Object.entries(actions).map(([text, onClick]) => (
            <Button
              key={text}
              variant={text === 'Delete' ? 'quiet' : 'secondary'}
              {...(text === 'Edit' && takesFocus)}
              aria-label={`${text} ${row.name}`}
              disabled={onClick === undefined}
              onClick={onClick}
            >
              {text}
            </Button>
          ))}
        </Row>
      </Row>
    </article>
  );
}

/** The savings of one completion of a task, if estimated. */
function Estimate({ row }: { readonly row: CatalogRow }) {
  const units = useUnits();
  const amounts = amountTexts(impactOf(row), units);
  if (amounts.length === 0) return null;
  return (
    <Row as="p" gap={1} size="s" tone="soft" isTabular className={styles.facts}>
      {amounts.map((amount, at) => (
        <span key={amount}>{at === 0 ? `Saves about ${amount}` : amount}</span>
      ))}
    </Row>
  );
}
