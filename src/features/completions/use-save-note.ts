import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { useIsShown } from '@/components/use-is-shown';
import { useCommit } from '@/data/actions/use-actions';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import { whileHome } from '@/data/while-home';
import type { Completion } from '@/domain/completion';
import { epochOf } from '@/domain/instant';
import { now } from '@/lib/clock';
import { messageFor, reasonFor } from '@/lib/errors';
import { useAccount } from '@/session/session';

/** A completion to note something about, and its task's name. */
export interface Noting {
  readonly row: Completion;
  readonly name: string;
}

/** A note to store; null to remove it. */
export interface NoteChange extends Noting {
  readonly note: string | null;
}

/**
 * Adds, changes or removes a note on a completion (D112). A toast offers to undo that; it says if it failed after the form
 * had been closed, and until then, the form does.
 */
export function useSaveNote(onSaved: () => void) {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const isShown = useIsShown();
  const bring = useWriteNote({
    onError: (error, { name }) =>
      toast({ tone: 'error', message: `Couldn’t undo this for “${name}”. ${messageFor(error)}` }),
  });
  const save = useWriteNote({
    onSuccess: (outcome, change) => {
      const { row, name, note } = change;
      const watch = whileHome(client, accountId, ({ completions }) =>
        completions.some((one) => one.id === row.id && (one.note ?? null) === note),
      );
      const onClick = () => bring.mutate({ ...change, note: row.note ?? null });
      const done = note === null ? `Removed your note on “${name}”.` : `Note saved on “${name}”.`;
      const message = outcome === 'waiting' ? `${done} Saved on this device.` : done;
      toast({ message, action: { label: 'Undo', onClick, watch } });
      if (isShown.current) onSaved();
    },
    onError: (error, change) => {
      if (isShown.current) return;
      toast({
        tone: 'error',
        message: `Couldn’t save your note on “${change.name}”. ${reasonFor(error)}`,
        action: { label: 'Try again', onClick: () => save.mutate(change) },
      });
    },
  });
  return save;
}

function useWriteNote(callbacks: WriteCallbacks<'committed' | 'waiting', NoteChange>) {
  const commit = useCommit();
  return useWrite({
    action: 'save note',
    rowOf: ({ row }: NoteChange) => row.id,
    mutationFn: ({ row: { id: rowId, taskId, completedDate }, name, note }) => {
      const doneAt = epochOf(completedDate) ?? 0;
      return commit({ kind: 'note', taskId, name, rowId, doneAt, note, at: now() });
    },
    ...callbacks,
  });
}
