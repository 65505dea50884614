import { useHistory } from '@/data/use-history';
import { Page } from '@/components/page';
import type { HistoryRow } from '@/domain/history';
import { NoteProvider } from '@/features/completions/note-dialog';
import { useCorrections } from '@/features/completions/use-corrections';
import { undoCompletion } from '@/features/completions/completion-actions';
import { useMemberAction } from '@/features/use-member-action';
import { HistoryView } from './history-view';

const NONE: readonly HistoryRow[] = [];

/** /userhistory: completed tasks that are still valid (spec §2.4 'History'). */
export function UserHistoryPage() {
  const history = useHistory();
  useCorrections(history.record, history.year ?? NONE);
  const { run } = useMemberAction();
  const undoRow = (row: HistoryRow) => {
    // The focused button disappears with its row, which may be the last one.
    document.querySelector('h1')?.focus({ preventScroll: true });
    run(undoCompletion({ row, name: row.name }));
  };
  return (
    <Page
      width="wide"
      title="Your history"
      lede="Completed tasks whose points still count, and your past year."
    >
      <NoteProvider>
        <HistoryView history={history} onUndo={undoRow} />
      </NoteProvider>
    </Page>
  );
}
