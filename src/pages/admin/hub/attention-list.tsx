import { Link } from 'react-router-dom';
import { DAILY_COUNT } from '@/domain/daily-count';
import { type CatalogRow, hasTooFewDailies, missingFields } from '@/domain/models/catalog-row';
import { useAdminList } from '@/data/use-admin-list';
import { paths } from '@/paths';
import styles from './attention-list.module.css';
import { type Kind, linkKind, taskKind } from '@/features/admin-catalog/kinds';

interface Issue {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly to: string;
}

/** The issues listed; the rest are only counted. */
const SHOWN = 20;

/**
 * The tasks and links with missing fields, each with a link to fix it. The list grows and shrinks with
 * every admin's work, so it stands below the page's controls.
 */
export function AttentionList() {
  const { rows: tasks } = useAdminList(taskKind.collection);
  const { rows: links } = useAdminList(linkKind.collection);
  if (!tasks || !links) return null;
  const issues = [
    ...(hasTooFewDailies(tasks) ? [tooFewDailies] : []),
    ...issuesOf(taskKind, tasks, paths.taskEditor),
    ...issuesOf(linkKind, links, paths.libraryBuilder),
  ];
  return (
    <section className={styles.section} aria-labelledby="attention-heading">
      <h2 id="attention-heading">Needs attention</h2>
      {issues.length === 0 ? (
        <p className={styles.calm}>
          All good. Every live task and link has a picture, a duration and a working address.
        </p>
      ) : (
        <ul className={styles.issues}>
          {issues.slice(0, SHOWN).map(({ id, name, text, to }) => (
            <li key={id}>
              <Link to={to}>{name}</Link> {text}
            </li>
          ))}
        </ul>
      )}
      {issues.length > SHOWN && <p>And {issues.length - SHOWN} more.</p>}
    </section>
  );
}

const tooFewDailies: Issue = {
  id: 'dailies',
  name: `Fewer than ${DAILY_COUNT} daily tasks`,
  text: 'are live, so members can’t get a daily set.',
  to: paths.taskBuilder,
};

function issuesOf(kind: Kind, rows: readonly CatalogRow[], path: string): Issue[] {
  return rows.flatMap((row) => {
    const missing = missingFields(kind, row);
    if (missing.length === 0) return [];
    const to = `${path}?search=${encodeURIComponent(row.name)}`;
    return [{ id: row.id, name: row.name, text: `has ${missing.join(', ')}.`, to }];
  });
}
