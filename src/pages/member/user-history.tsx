import { Page } from '@/components/page';
import { type HistoryRow, pointsOfRows } from '@/domain/history';
import { useUndoWithToast } from '@/features/completions/use-undo-with-toast';
import { HistoryView } from '@/features/history/history-view';
import { useHistory } from '@/features/history/use-history';

/** /userhistory: what was completed and still counts (spec §2.4 'History'). */
export function UserHistoryPage() {
  const history = useHistory();
  const undo = useUndoWithToast();
  const undoRow = async (row: HistoryRow) => {
    const rest = history.rows?.filter(({ id }) => id !== row.id) ?? [];
    const putBack = await history.hide(row);
    // While rows are still arriving, nobody knows the whole score.
    const susscore = history.isGrowing ? {} : { susscore: pointsOfRows(rest) };
    if (!(await undo(row.name, { row, level: null, ...susscore }))) putBack();
  };
  return (
    <Page
      width="wide"
      title="Your History"
      lede="Completed tasks whose points still count, and the year behind them."
    >
      <HistoryView history={history} onUndo={(row) => void undoRow(row)} />
    </Page>
  );
}
