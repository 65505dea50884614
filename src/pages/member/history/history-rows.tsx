import { useMemo, useRef } from 'react';
import { Button, ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { Icon } from '@/components/icon';
import { Stack } from '@/components/layout';
import { Pager } from '@/components/pager';
import { Section } from '@/components/section';
import { Text } from '@/components/text';
import { useListQuery } from '@/components/use-list-query';
import { useUnits } from '@/components/use-units';
import { VisuallyHidden } from '@/components/visually-hidden';
import hidden from '@/components/visually-hidden.module.css';
import {
  HISTORY_COLUMNS,
  type HistoryColumn,
  type HistoryOrder,
  type HistoryRow,
  orderIn,
  orderText,
  sortHistory,
} from '@/domain/history';
import { listText, sumText } from '@/domain/impact/amount-text';
import { amountOf, savedMeasures, totalImpact } from '@/domain/impact/impact';
import { listPage } from '@/domain/list-view';
import { pluralize } from '@/domain/number-text';
import { EXPIRY_NOTICE_DAYS, expiringSoon, pointsOf } from '@/domain/score';
import { paths } from '@/paths';
import { Day, HistoryEntry } from './history-entry';
import styles from './history-table.module.css';

const ROWS_PER_PAGE = 50;

const NEXT_TO_EXPIRE: HistoryOrder = { column: HISTORY_COLUMNS.expirationDate, descending: false };

interface ValidRowsProps {
  readonly rows: readonly HistoryRow[];
  readonly now: number;
}

/**
 * The valid completions: first those that expire soon, then all, fifty per page, as a table whose headings sort it
 * (spec §2.4), and their total savings. On a phone, its rows are blocks of two lines (D52). The URL keeps order and page
 * (D108).
 */
export function ValidRows({ rows, now }: ValidRowsProps) {
  const [query, change] = useListQuery();
  const sort = query.get('sort');
  const order = orderIn(sort);
  const page = Number.parseInt(query.get('page') ?? '', 10) - 1 || 0;
  const table = useRef<HTMLTableElement>(null);
  const sortBy = (next: HistoryOrder) => change({ sort: orderText(next), page: undefined });
  const ordered = useMemo(() => sortHistory(rows, orderIn(sort)), [rows, sort]);
  const listed = listPage(ordered, page, ROWS_PER_PAGE);
  return (
    <>
      <ExpiringSoon
        rows={rows}
        now={now}
        onShowAll={() => {
          sortBy(NEXT_TO_EXPIRE);
          table.current?.focus({ preventScroll: true });
          table.current?.scrollIntoView({ block: 'start' });
        }}
      />
      <Section id="valid-now" heading="Active points">
        {rows.length === 0 ? (
          <EmptyState
            title="No active points"
            action={<ButtonLink to={paths.userLanding}>See your daily tasks</ButtonLink>}
          >
            Points from your earlier tasks have expired. Complete a task to start your score again.
          </EmptyState>
        ) : (
          <>
            <table className={styles.table} ref={table} tabIndex={-1}>
              <caption className={hidden.hidden}>Completed tasks that are still valid</caption>
              <thead>
                <tr>
                  {Object.values(HISTORY_COLUMNS).map((column) => (
                    <ColumnHeading
                      key={column.heading}
                      column={column}
                      order={order}
                      onOrder={sortBy}
                    />
                  ))}
                  <td className={styles.undo}>
                    <VisuallyHidden>Note and undo</VisuallyHidden>
                  </td>
                </tr>
              </thead>
              <tbody>
                {listed.rows.map((row) => (
                  <HistoryEntry key={row.id} row={row} now={now} />
                ))}
              </tbody>
            </table>
            <Text as="output" size="s" tone="soft">
              {`${pluralize(rows.length, 'completed task')} still valid`}
            </Text>
            <SavedByListed rows={listed.rows} />
            {listed.pages > 1 && (
              <Pager
                label="History pages"
                page={listed.page}
                pages={listed.pages}
                onPage={(next) => change({ page: `${next + 1}` })}
                list={table}
              />
            )}
          </>
        )}
      </Section>
    </>
  );
}

interface ColumnHeadingProps {
  readonly column: HistoryColumn;
  readonly order: HistoryOrder;
  readonly onOrder: (order: HistoryOrder) => void;
}

function ColumnHeading({ column, order, onOrder }: ColumnHeadingProps) {
  const isSorted = order.column === column;
  const direction = order.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        data-direction={isSorted ? direction : undefined}
        onClick={() => onOrder({ column, descending: isSorted && !order.descending })}
      >
        <span>{column.heading}</span>
        <Icon name="chevron" size={16} />
      </button>
    </th>
  );
}

/** The listed completions' savings, as the sum of the amounts shown, so that it can be added up by hand. */
function SavedByListed({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const units = useUnits();
  const measures = savedMeasures(totalImpact(rows.map(({ impact }) => impact)));
  if (measures.length === 0) return null;
  const texts = measures.map((measure) =>
    sumText(
      measure,
      rows.map(({ impact }) => amountOf(impact, measure)),
      units,
    ),
  );
  return (
    <Text size="s" tone="soft">
      {`Sum of the tasks listed here: ${listText(texts)}`}
    </Text>
  );
}

const MAX_SHOWN = 5;

interface ExpiringSoonProps {
  readonly rows: readonly HistoryRow[];
  readonly now: number;
  readonly onShowAll: () => void;
}

/** The completions that expire within seven days, and their points (D15). */
function ExpiringSoon({ rows, now, onShowAll }: ExpiringSoonProps) {
  const expiring = expiringSoon(rows, now);
  const more = expiring.length - MAX_SHOWN;
  return (
    <Section id="expiring-soon" heading={`Expiring within ${EXPIRY_NOTICE_DAYS} days`}>
      <Text tone="soft" size="l">
        {expiring.length === 0
          ? `None of your points expire in the next ${EXPIRY_NOTICE_DAYS} days.`
          : `${pluralize(pointsOf(expiring), 'point')} from ${pluralize(expiring.length, 'task')}`}
      </Text>
      {expiring.length > 0 && (
        <Stack as="ul" maxWidth="44rem">
          {expiring.slice(0, MAX_SHOWN).map((row) => (
            <Text key={row.id} as="li" size="s" tone="soft" isTabular className={styles.entry}>
              <Text as="span" tone="ink" weight="bold" dir="auto">
                {row.name}
              </Text>
              <span>{pluralize(row.points, 'point')}</span>
              <span>
                until <Day instant={row.expirationDate} />
              </span>
            </Text>
          ))}
        </Stack>
      )}
      {more > 0 && (
        <div>
          <Button variant="secondary" onClick={onShowAll}>
            {`Show ${more} more by expiration date`}
          </Button>
        </div>
      )}
    </Section>
  );
}
