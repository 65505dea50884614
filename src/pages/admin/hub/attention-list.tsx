import { Link } from 'react-router-dom';
import { pluralize } from '@/components/pluralize';
import { Skeleton } from '@/components/skeleton';
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

/**
 * How many tasks and links have missing fields, first on the page. The list of them, each with a link to fix it, is
 * collapsed, so other admins' changes don't move the page (D54).
 */
export function AttentionList({ tasks, links }: AttentionListProps) {
  return (
    <section className={`${styles.section} ${styles.list}`} aria-labelledby="attention-heading">
      <h2 id="attention-heading">Needs attention</h2>
      {tasks && links ? (
        <Issues tasks={tasks} links={links} />
      ) : (
        <Skeleton height="2.75rem" radius="var(--radius-m)" />
      )}
    </section>
  );
}

function Issues({
  tasks,
  links,
}: {
  readonly tasks: readonly CatalogRow[];
  readonly links: readonly CatalogRow[];
}) {
  const issues = [
    ...(hasTooFewDailies(tasks) ? [tooFewDailies] : []),
    ...issuesOf(curatedTaskModel, tasks, paths.taskEditor),
    ...issuesOf(linkModel, links, paths.libraryBuilder),
  ];
  if (issues.length === 0) {
    return (
      <p className={styles.calm}>
        All good. Every live task and link has a picture, a duration and a working address.
      </p>
    );
  }
  return (
    <>
      <ul className={styles.counts}>
        {hasTooFewDailies(tasks) && <li>{tooFewDailies.name}</li>}
        {[...countTexts(curatedTaskModel, tasks), ...countTexts(linkModel, links)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <details>
        <summary className={styles.summary}>See what to fix</summary>
        <ul className={styles.issues}>
          {issues.slice(0, SHOWN).map(({ id, name, text, to }) => (
            <li key={id}>
              <Link to={to} dir="auto">
                {name}
              </Link>{' '}
              {text}
            </li>
          ))}
        </ul>
        {issues.length > SHOWN && <p>And {issues.length - SHOWN} more.</p>}
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
