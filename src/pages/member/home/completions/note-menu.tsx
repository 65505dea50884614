import type { Completed } from '@/features/completions/completion-actions';
import { useNote } from '@/features/completions/note-dialog';
import { CardMenu } from '@/pages/member/home/card-menu/card-menu';
import { CardMenuButton } from '@/pages/member/home/card-menu/card-menu-button';

/** The menu of a completed card, whose entry opens the member's note (D112). */
export function NoteMenu({ name, row }: Completed) {
  const openNote = useNote();
  const text = row.note ? 'Change note' : 'Add a note';
  const onClick = () => openNote({ row, name });
  return (
    <CardMenuButton name={name} entries={1}>
      {(close) => (
        <CardMenu name={name} entries={[{ text, icon: 'edit', onClick }]} onClose={close} />
      )}
    </CardMenuButton>
  );
}
