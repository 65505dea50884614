import { useState } from 'react';
import { useHistory } from '@/data/use-history';
import { Page } from '@/components/page';
import type { HistoryRow } from '@/domain/history';
import { NoteDialog } from '@/features/completions/note-dialog';
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
  // It outlasts its row, which may expire while something is typed.
  const [noting, setNoting] = useState<{ readonly row: HistoryRow; readonly isOpen: boolean }>();
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
      <HistoryView
        history={history}
        onUndo={undoRow}
        onNote={(row) => setNoting({ row, isOpen: true })}
      />
      {noting && (
        <NoteDialog
          row={noting.row}
          name={noting.row.name}
          open={noting.isOpen}
          onClose={() => setNoting({ ...noting, isOpen: false })}
        />
      )}
    </Page>
  );
}
