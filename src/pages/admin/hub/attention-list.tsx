import { Link } from 'react-router-dom';
import { Row, Stack } from '@/components/layout';
import { pluralize } from '@/components/pluralize';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/skeleton';
import { Text } from '@/components/text';
import { compareTexts } from '@/domain/compare-texts';
import { DAILY_COUNT } from '@/domain/daily-count';
import { type CatalogRow, hasTooFewDailies, missingFields } from '@/domain/models/catalog-row';
import { paths } from '@/paths';
import styles from './attention-list.module.css';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import type { CatalogModel } from '@/domain/models/field';
import { linkModel } from '@/domain/models/link-model';

interface Issue {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly to: string;
}

/** The issues listed; the rest are only counted. */
const SHOWN = 20;

interface AttentionListProps {
  /** Undefined until loaded. */
  readonly tasks: readonly CatalogRow[] | undefined;
  readonly links: readonly CatalogRow[] | undefined;
}

type Loaded = { readonly [Name in keyof AttentionListProps]: readonly CatalogRow[] };

/**
 * How many tasks and links have missing fields, first on the page. The list of them, each with a link to fix it, is
 * collapsed, so other admins' changes don't move the page (D54).
 */
export function AttentionList({ tasks, links }: AttentionListProps) {
  return (
    <Section heading="Needs attention" gap={3} className={styles.list}>
      {tasks && links ? (
        <Issues tasks={tasks} links={links} />
      ) : (
        <Skeleton height="2.75rem" radius="var(--radius-m)" />
      )}
    </Section>
  );
}

function Issues({ tasks, links }: Loaded) {
  const isShort = hasTooFewDailies(tasks);
  const issues = [
    ...(isShort ? [tooFewDailies] : []),
    ...issuesOf(curatedTaskModel, tasks, paths.taskEditor),
    ...issuesOf(linkModel, links, paths.libraryBuilder),
  ];
  if (issues.length === 0) {
    return (
      <Text tone="soft">
        All good. Every live task and link has a picture, a duration and a working address.
      </Text>
    );
  }
  return (
    <>
      <Row as="ul" gap={2} className={styles.counts}>
        {isShort && <li>{tooFewDailies.name}</li>}
        {[...countTexts(curatedTaskModel, tasks), ...countTexts(linkModel, links)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Row>
      <details>
        <summary className={styles.summary}>See what to fix</summary>
        <Stack as="ul" gap={2} className={styles.issues}>
          {issues.slice(0, SHOWN).map(({ id, name, text, to }) => (
            <li key={id}>
              <Link to={to} dir="auto">
                {name}
              </Link>{' '}
              <span>{text}</span>
            </li>
          ))}
        </Stack>
        {issues.length > SHOWN && <p>{`And ${issues.length - SHOWN} more.`}</p>}
      </details>
    </>
  );
}

const tooFewDailies: Issue = {
  id: 'dailies',
  name: `Fewer than ${DAILY_COUNT} daily tasks`,
  text: 'are live, so members can’t get a daily set.',
  to: paths.taskBuilder,
};

/** Returns a count for each missing field, such as '3 tasks with no picture'. */
function countTexts(model: CatalogModel, rows: readonly CatalogRow[]): string[] {
  const counts = new Map<string, number>();
  for (const label of rows.flatMap((row) => missingFields(model, row))) {
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => `${pluralize(count, model.singular)} with ${label}`);
}

function issuesOf(model: CatalogModel, rows: readonly CatalogRow[], path: string): Issue[] {
  const sorted = rows.toSorted((a, b) => compareTexts(a.name, b.name));
  return sorted.flatMap((row) => {
    const missing = missingFields(model, row);
    if (missing.length === 0) return [];
    const to = `${path}?search=${encodeURIComponent(row.name)}`;
    return [{ id: row.id, name: row.name, text: `has ${missing.join(', ')}.`, to }];
  });
}
