import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { EmptyState } from '@/components/empty-state';
import { focusHomeOfControl, takesFocus } from '@/components/focus-home';
import { Row, Stack } from '@/components/layout';
import { ListTools, useListView } from '@/components/list-tools';
import { Pager } from '@/components/pager';
import { SelectField } from '@/components/select-field';
import { Skeletons } from '@/components/skeleton';
import { Text } from '@/components/text';
import { useToast } from '@/components/toast';
import type { AdminListState } from '@/data/use-admin-list';
import { type CatalogState, stateOf } from '@/domain/catalog-state';
import { listPage } from '@/domain/list-view';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { DIFFICULTIES } from '@/domain/task';
import { choicesOf } from '@/domain/models/field';
import { Loaded } from '@/features/loaded';
import styles from './row-list.module.css';

interface RowListProps {
  readonly heading: string;
  readonly source: AdminListState;
  readonly firstSearch: string;
  /** The row being edited: shown in the version the edit started from, on every page. */
  readonly edited: CatalogRow | undefined;
  /** The row saved within the last second. */
  readonly savedId?: string | undefined;
  readonly renderRow: (row: CatalogRow) => ReactNode;
}

/** The existing tasks or links: searched, filtered, ordered, a page at a time, live (spec §2.4). */
export function RowList(props: RowListProps) {
  const { heading, source, edited } = props;
  const { model } = source;
  // The first rows render in pieces (decision 016); later changes show at once.
  const isReady = useDeferredValue(source.rows !== undefined);
  const rows = isReady ? source.rows : undefined;
  return (
    <Stack as="section" gap={4} aria-labelledby={`${model.plural}-heading`}>
      <Row gap={3} align="baseline" isSpread>
        <h2 id={`${model.plural}-heading`} tabIndex={-1} {...takesFocus}>
          {heading}
        </h2>
        {rows && (
          <Text tone="soft" size="s" className={styles.sign} data-live={source.isLive}>
            {source.isLive ? 'Live: shows other admins’ changes' : 'Connecting to live updates…'}
          </Text>
        )}
      </Row>
      <Loaded
        value={edited && rows ? [...rows.filter(({ id }) => id !== edited.id), edited] : rows}
        error={source.rows ? null : source.error}
        errorTitle={`Couldn’t load the ${model.plural}`}
        onRetry={source.retry}
        skeleton={
          <Stack gap={3} className={styles.rows}>
            <Skeletons
              count={6}
              label={`Loading ${model.plural}`}
              height="6rem"
              radius="var(--radius-l)"
            />
          </Stack>
        }
        empty={<EmptyState>{`No ${model.plural} yet. Anything you add appears here.`}</EmptyState>}
      >
        {(shown) => <SearchedList {...props} rows={shown} />}
      </Loaded>
    </Stack>
  );
}

type SearchedListProps = RowListProps & { readonly rows: readonly CatalogRow[] };

function SearchedList(props: SearchedListProps) {
  const { source, rows, edited, savedId, firstSearch, renderRow } = props;
  const { model } = source;
  const filters = FILTERS.filter((one) => one in model.fields);
  const [chosen, setChosen] = useState<Partial<Record<Filter, string>>>({});
  const list = useRef<HTMLUListElement>(null);
  const view = useListView(
    rows.filter((row) => filters.every((one) => isIn(row, one, chosen[one]))),
    firstSearch,
  );
  // Another search, filter or order starts at the first page.
  const choice = JSON.stringify([view.search, view.order, chosen]);
  const [turned, setTurned] = useState({ choice, page: 0 });
  const requested = turned.choice === choice ? turned.page : 0;
  const { rows: onPage, page, pages } = listPage(view.shown, requested, model.perPage);
  // A few rows are drawn first, then all, so that neither blocks the page in one long task.
  const drawn = onPage.slice(0, useDeferredValue(model.perPage, FIRST_DRAWN));
  const saved = rows.find(({ id }) => id === savedId);
  useSavedElsewhere(saved && !onPage.includes(saved) ? saved.name : undefined);
  const isEditedElsewhere = edited && !onPage.some(({ id }) => id === edited.id);
  return (
    <>
      <ListTools view={view} noun={model.singular} isScored={'score' in model.fields}>
        {filters.map((one) => (
          <SelectField
            key={one}
            label={`Filter by ${one}`}
            options={FILTER_OPTIONS[one]}
            value={chosen[one] ?? ALL}
            onChoose={(value) => setChosen({ ...chosen, [one]: value })}
          />
        ))}
      </ListTools>
      {view.shown.length === 0 && (
        <EmptyState>{`No ${model.plural} match. Try another ${['word', ...filters.slice(0, -1)].join(', ')} or state.`}</EmptyState>
      )}
      <Stack as="ul" gap={3} className={styles.rows} ref={list} onKeyDown={moveBetweenRows}>
        {(isEditedElsewhere ? [edited, ...drawn] : drawn).map((row) => (
          <li key={row.id} {...focusHomeOfControl}>
            {renderRow(row)}
          </li>
        ))}
      </Stack>
      {pages > 1 && (
        <Pager
          label={`Pages of ${model.plural}`}
          page={page}
          pages={pages}
          onPage={(next) => setTurned({ choice, page: next })}
          list={list}
        />
      )}
    </>
  );
}

const FIRST_DRAWN = 8;

/** Says that a saved row has left the page, because of its new name, state or difficulty. */
function useSavedElsewhere(name: string | undefined): void {
  const showToast = useToast();
  useEffect(() => {
    if (name === undefined) return;
    showToast({ message: `“${name}” has been saved. It’s no longer on this page of the list.` });
  }, [name, showToast]);
}

type Filter = 'difficulty' | 'state';

const FILTERS: readonly Filter[] = ['difficulty', 'state'];
type StateTexts = Record<CatalogState, string>;
const ALL = 'all';
const FILTER_OPTIONS: Readonly<Record<Filter, Readonly<Record<string, string>>>> = {
  difficulty: { [ALL]: 'All', ...choicesOf({ values: DIFFICULTIES }), none: 'None' },
  state: {
    [ALL]: 'All',
    ...({ Live: 'Live', Draft: 'Drafts', Archived: 'Archived' } satisfies StateTexts),
  },
};

function isIn(row: CatalogRow, filter: Filter, chosen = ALL): boolean {
  const value = filter === 'state' ? stateOf(row) : (row.difficulty ?? 'none');
  return chosen === ALL || value === chosen;
}

const ROW = '[data-row]';
const ACTIONS = '[data-row-actions] button';

/**
 * Moves focus between rows with arrow keys, Home and End: from an action to the same action of another row. Elsewhere
 * on the page, these keys work as usual.
 */
function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>): void {
  const button = event.target instanceof Element ? event.target.closest(ACTIONS) : null;
  const row = button?.closest(ROW);
  if (!button || !row) return;
  const rows = [...event.currentTarget.querySelectorAll(ROW)];
  const at = rows.indexOf(row);
  const aims: Readonly<Partial<Record<string, number>>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const target = rows[aims[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  const place = [...row.querySelectorAll(ACTIONS)].indexOf(button);
  target.querySelectorAll<HTMLElement>(ACTIONS)[place]?.focus();
}
