import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { EmptyState } from '@/components/empty-state';
import { LoadError } from '@/components/load-error';
import { ListTools, useListView } from '@/components/list-tools';
import { Pager } from '@/components/pager';
import { SelectField } from '@/components/select-field';
import { Skeleton } from '@/components/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { AdminListState } from '@/data/use-admin-list';
import { type CatalogState, stateOf } from '@/domain/catalog-state';
import { listPage } from '@/domain/list-view';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { DIFFICULTIES } from '@/domain/task';
import { loadMessageFor } from '@/lib/errors';
import type { CatalogModel } from '@/domain/models/field';
import styles from './row-list.module.css';

interface RowListProps {
  readonly model: CatalogModel;
  readonly heading: string;
  readonly source: AdminListState;
  readonly firstSearch: string;
  /** The row being edited: shown in the version the edit started from, on every page. */
  readonly edited: CatalogRow | undefined;
  readonly renderRow: (row: CatalogRow) => ReactNode;
}

/** The existing tasks or links: searched, filtered, ordered, a page at a time, live (spec §2.4). */
export function RowList(props: RowListProps) {
  const { model, heading, source } = props;
  // The first rows are rendered in pieces (decision 025); later changes show at once.
  const isReady = useDeferredValue(source.rows !== undefined);
  const rows = isReady ? source.rows : undefined;
  return (
    <section className={styles.section} aria-labelledby={`${model.plural}-heading`}>
      <div className={styles.head}>
        <h2 id={`${model.plural}-heading`} tabIndex={-1}>
          {heading}
        </h2>
        {rows && <LiveStatus isLive={source.isLive} />}
      </div>
      <ListOrState {...props} rows={rows} />
    </section>
  );
}

/** Shows whether other admins' changes currently arrive live. */
function LiveStatus({ isLive }: { readonly isLive: boolean }) {
  return (
    <p className={styles.sign} data-live={isLive}>
      {isLive ? 'Live: shows other admins’ changes' : 'Connecting to live updates…'}
    </p>
  );
}

type ListOrStateProps = RowListProps & { readonly rows: readonly CatalogRow[] | undefined };

function ListOrState({ rows, ...props }: ListOrStateProps) {
  const { model, source } = props;
  if (source.error && !source.rows) {
    return (
      <LoadError
        title={`Couldn’t load the ${model.plural}`}
        message={loadMessageFor(source.error)}
        onRetry={source.retry}
      />
    );
  }
  if (!rows) return <ListSkeleton label={`Loading ${model.plural}`} />;
  if (rows.length > 0 || props.edited) return <SearchedList {...props} rows={rows} />;
  return <EmptyState>No {model.plural} yet. Anything you add appears here.</EmptyState>;
}

type SearchedListProps = RowListProps & { readonly rows: readonly CatalogRow[] };

function SearchedList({ model, rows, edited, firstSearch, renderRow }: SearchedListProps) {
  const [difficulty, setDifficulty] = useState('all');
  const [state, setState] = useState('all');
  const [requested, setRequested] = useState(0);
  const fromFirstPage =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setRequested(0);
    };
  const list = useRef<HTMLUListElement>(null);
  const shown = edited ? [...rows.filter(({ id }) => id !== edited.id), edited] : rows;
  const view = useListView(
    shown.filter((row) => hasDifficulty(row, difficulty) && hasState(row, state)),
    firstSearch,
  );
  const { rows: onPage, page, pages } = listPage(view.shown, requested, model.perPage);
  const drawn = useGrowingLimit(model.perPage);
  const isEditedElsewhere = edited && !onPage.some(({ id }) => id === edited.id);
  return (
    <>
      <ListTools
        view={{
          ...view,
          setSearch: fromFirstPage(view.setSearch),
          setOrder: fromFirstPage(view.setOrder),
        }}
        noun={model.singular}
      >
        {'difficulty' in model.fields && (
          <SelectField
            label="Filter by difficulty"
            options={DIFFICULTY_FILTERS}
            value={difficulty}
            onChange={({ target }) => fromFirstPage(setDifficulty)(target.value)}
          />
        )}
        <SelectField
          label="Filter by state"
          options={STATE_FILTERS}
          value={state}
          onChange={({ target }) => fromFirstPage(setState)(target.value)}
        />
      </ListTools>
      {view.shown.length === 0 && (
        <EmptyState>No {model.plural} match. Try another word, difficulty or state.</EmptyState>
      )}
      {/* The keys move between buttons that have keys of their own: the list adds nothing to reach. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles.rows} ref={list} onKeyDown={moveBetweenRows}>
        {isEditedElsewhere && <li key={edited.id}>{renderRow(edited)}</li>}
        {onPage.slice(0, drawn).map((row) => (
          <li key={row.id}>{renderRow(row)}</li>
        ))}
      </ul>
      {pages > 1 && (
        <Pager
          label={`Pages of ${model.plural}`}
          page={page}
          pages={pages}
          onPage={(next) => {
            setRequested(next);
            list.current?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
    </>
  );
}

const FIRST_DRAWN = 8;

/** Returns how many rows to draw: a few first, then all, so that neither blocks the page in one long task. */
function useGrowingLimit(all: number): number {
  const [limit, setLimit] = useState(FIRST_DRAWN);
  useEffect(() => startTransition(() => setLimit(all)), [all]);
  return limit;
}

const DIFFICULTY_FILTERS: Readonly<Record<string, string>> = {
  all: 'All',
  ...Object.fromEntries(DIFFICULTIES.map((one) => [one, one])),
  none: 'None',
};

function hasDifficulty(row: CatalogRow, chosen: string): boolean {
  return chosen === 'all' || (row.difficulty ?? 'none') === chosen;
}

const STATE_FILTERS: Readonly<Record<string, string>> = {
  all: 'All',
  ...({ Live: 'Live', Draft: 'Drafts', Archived: 'Archived' } satisfies Record<
    CatalogState,
    string
  >),
};

function hasState(row: CatalogRow, chosen: string): boolean {
  return chosen === 'all' || stateOf(row) === chosen;
}

const SKELETON_ROWS = 6;

function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: SKELETON_ROWS }, (_, at) => (
        <Skeleton key={at} height="6rem" radius="var(--radius-l)" />
      ))}
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
    </div>
  );
}

const ROW = '[data-row]';
const ACTIONS = '[data-row-actions] button';

/**
 * Moves the focus between rows by arrow keys, Home and End: from an action to the same action of
 * another row. Elsewhere on the page these keys are left alone.
 */
function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>): void {
  const button = event.target instanceof Element ? event.target.closest(ACTIONS) : null;
  const row = button?.closest(ROW);
  if (!button || !row) return;
  const rows = [...event.currentTarget.querySelectorAll(ROW)].filter(hasActions);
  const aim = aimOf(event.key, rows.indexOf(row), rows.length);
  const target = aim === undefined ? undefined : rows[aim];
  if (!target) return;
  event.preventDefault();
  const place = [...row.querySelectorAll(ACTIONS)].indexOf(button);
  const actions = target.querySelectorAll<HTMLElement>(ACTIONS);
  (actions[place] ?? actions[0])?.focus();
}

function hasActions(row: Element): boolean {
  return row.querySelector(ACTIONS) !== null;
}

function aimOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
