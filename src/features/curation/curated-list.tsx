import { type ReactNode, useRef, useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { ListTools, useListView } from '@/components/list-tools';
import { Pager } from '@/components/pager';
import { SelectField } from '@/components/select-field';
import { listPage } from '@/domain/curation/paging';
import type { CuratedRow } from '@/domain/curation/row';
import type { CuratedRows } from '@/data/use-admin-list';
import { messageFor } from '@/lib/errors';
import styles from './curated-list.module.css';
import { DIFFICULTY_FILTERS, isOfDifficulty } from './difficulty-filter';
import type { Kind } from './kinds';
import { ListSkeleton } from './list-skeleton';
import { LiveSign } from './live-sign';
import { moveBetweenRows } from './row-keys';

interface CuratedListProps {
  readonly kind: Kind;
  readonly heading: string;
  readonly source: CuratedRows;
  readonly firstSearch?: string;
  /** A row that is shown as it was, wherever its newer version would stand, and on every page. */
  readonly held?: CuratedRow | undefined;
  readonly renderRow: (row: CuratedRow) => ReactNode;
}

/** The existing tasks or links: searched, filtered, ordered, a page at a time, live (spec §2.4). */
export function CuratedList(props: CuratedListProps) {
  const { kind, heading, source } = props;
  return (
    <section className={styles.section} aria-labelledby={`${kind.many}-heading`}>
      <div className={styles.head}>
        <h2 id={`${kind.many}-heading`} tabIndex={-1}>
          {heading}
        </h2>
        {source.rows && <LiveSign isLive={source.isLive} />}
      </div>
      <ListInAnyState {...props} />
    </section>
  );
}

function ListInAnyState(props: CuratedListProps) {
  const { kind, source } = props;
  const { rows, error, retry } = source;
  if (rows) {
    if (rows.length > 0 || props.held) return <SearchedList {...props} rows={rows} />;
    return <EmptyState>There are no {kind.many} yet. What you add appears here.</EmptyState>;
  }
  if (!error) return <ListSkeleton label={`Loading the ${kind.many}`} />;
  return (
    <ErrorState
      title={`The ${kind.many} could not be loaded`}
      message={messageFor(error)}
      onRetry={retry}
    />
  );
}

type SearchedListProps = CuratedListProps & { readonly rows: readonly CuratedRow[] };

function SearchedList({ kind, rows, held, firstSearch, renderRow }: SearchedListProps) {
  const [difficulty, setDifficulty] = useState('all');
  const [asked, setAsked] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const kept = held ? [...rows.filter(({ id }) => id !== held.id), held] : rows;
  const view = useListView(
    difficulty === 'all' ? kept : kept.filter((row) => isOfDifficulty(row, difficulty)),
    firstSearch,
  );
  const { rows: onPage, page, pages } = listPage(view.shown, asked, kind.perPage);
  const isHeldElsewhere = held && !onPage.some(({ id }) => id === held.id);
  return (
    <>
      <ListTools view={view} noun={kind.one}>
        <SelectField
          label="Filter by difficulty"
          options={DIFFICULTY_FILTERS}
          value={difficulty}
          onChange={({ target }) => setDifficulty(target.value)}
        />
      </ListTools>
      {view.shown.length === 0 && (
        <EmptyState>No {kind.many} match. Try another word or difficulty.</EmptyState>
      )}
      {/* The keys move between buttons that have keys of their own: the list adds nothing to reach. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles.rows} ref={list} onKeyDown={moveBetweenRows}>
        {isHeldElsewhere && <li key={held.id}>{renderRow(held)}</li>}
        {onPage.map((row) => (
          <li key={row.id}>{renderRow(row)}</li>
        ))}
      </ul>
      {pages > 1 && (
        <Pager
          label={`Pages of the ${kind.many}`}
          page={page}
          pages={pages}
          onPage={(next) => {
            setAsked(next);
            list.current?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
    </>
  );
}
