import { Link } from 'react-router-dom';
import { hasTooFewDailies, shortcomingsOf } from '@/domain/curation/attention';
import type { CuratedRow } from '@/domain/curation/row';
import { DAILY_COUNT } from '@/domain/daily-pick';
import { linkList, taskList } from '@/data/admin-list';
import { useRows } from '@/data/use-admin-list';
import { paths } from '@/paths';
import styles from './attention-list.module.css';

interface Concern {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly to: string;
}

/** Further ones wait their turn: what is mended leaves the list. */
const SHOWN = 20;

/**
 * What members would miss, each with the way to where it is mended. It grows and shrinks with every
 * admin's work, so nothing to press may stand below it.
 */
export function AttentionList() {
  const { rows: tasks } = useRows(taskList);
  const { rows: links } = useRows(linkList);
  if (!tasks || !links) return null;
  const concerns = [
    ...(hasTooFewDailies(tasks) ? [tooFewDailies] : []),
    ...concernsOf(tasks, 'tasks', paths.taskEditor),
    ...concernsOf(links, 'links', paths.libraryBuilder),
  ];
  return (
    <section className={styles.section} aria-labelledby="attention-heading">
      <h2 id="attention-heading">Needs attention</h2>
      {concerns.length === 0 ? (
        <p className={styles.calm}>
          Nothing. Every task and link has a picture, a duration and an address that works.
        </p>
      ) : (
        <ul className={styles.concerns}>
          {concerns.slice(0, SHOWN).map(({ id, name, text, to }) => (
            <li key={id}>
              <Link to={to}>{name}</Link> {text}
            </li>
          ))}
        </ul>
      )}
      {concerns.length > SHOWN && <p>And {concerns.length - SHOWN} more.</p>}
    </section>
  );
}

const tooFewDailies: Concern = {
  id: 'dailies',
  name: 'Daily tasks',
  text: `are fewer than ${DAILY_COUNT}: nobody can be given a daily set.`,
  to: paths.taskBuilder,
};

function concernsOf(
  rows: readonly CuratedRow[],
  subject: 'tasks' | 'links',
  path: string,
): Concern[] {
  return rows.flatMap((row) => {
    const lacking = shortcomingsOf(row, subject);
    if (lacking.length === 0) return [];
    const to = `${path}?search=${encodeURIComponent(row.name)}`;
    return [{ id: row.id, name: row.name, text: `has ${lacking.join(', ')}.`, to }];
  });
}
