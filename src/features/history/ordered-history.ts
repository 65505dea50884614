import type { HistoryOrder, HistoryRow } from '@/domain/history';

/** What both looks of the history show: some rows, and the order they are in. */
export interface OrderedHistory {
  readonly rows: readonly HistoryRow[];
  readonly order: HistoryOrder;
  readonly onOrder: (order: HistoryOrder) => void;
  readonly now: number;
  readonly onUndo: (row: HistoryRow) => void;
}
