import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Toast, useToast } from '@/components/toast';
import { useIsShown } from '@/components/use-is-shown';
import { type Actor, type Home, shownHome } from '@/data/home';
import { messageFor, reasonFor } from '@/lib/errors';
import { onNotesChange } from '@/lib/notes';
import { endIfOver } from '@/session/end-if-over';
import { beginOnce } from '@/session/pending-writes';
import { useAccount } from '@/session/session';

/** What became of an action that was done: it is stored, or waits for a connection. */
type Saved = 'committed' | 'waiting';

interface Said extends Omit<Toast, 'action'> {
  /** What 'Undo' does. */
  readonly undo?: MemberAction<unknown> | undefined;
  /** Until when that is offered: as long as the home page satisfies this. */
  readonly isUndoable?: ((home: Home) => boolean) | undefined;
}

/** Something a member does, with what to say of it. */
export interface MemberAction<Result = Saved> {
  /** What is done: while it is under way, nothing does the same to the same row (D13). */
  readonly kind: string;
  readonly row?: string;
  /** Throws a BackendError. */
  run(actor: Actor): Promise<Result>;
  /** Nothing is said if it returns undefined. */
  done?(result: Result, actor: Actor): Said | undefined;
  /** What to say before the reason if it fails. Without it, nothing is said, and the next visit tries again. */
  readonly failed?: string | undefined;
  /** Whether the message of a failure offers to try again. */
  readonly isRepeatable?: boolean;
}

/** What the page does once an action ends, whether or not it is still shown. */
interface Ending {
  readonly onDone?: () => unknown;
  readonly onFailed?: (error: Error) => void;
}

interface Failure {
  readonly action: MemberAction<unknown>;
  readonly error: Error;
}

/**
 * Does what a member asks for. A message says how it ended, and offers to undo it. A form says itself what failed; once it
 * is closed, a message does, and offers to try again.
 */
export function useMemberAction(isForm = false) {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const isShown = useIsShown();
  const [failure, setFailure] = useState<Failure>();
  const [running, setRunning] = useState(0);
  const actor: Actor = { client, accountId };
  const run = (action: MemberAction<unknown>, ending: Ending = {}) => {
    setFailure(undefined);
    setRunning((count) => count + 1);
    void attempt(action, ending).finally(() => setRunning((count) => count - 1));
  };
  const attempt = async (action: MemberAction<unknown>, ending: Ending = {}) => {
    const end = beginOnce(accountId, [action.kind, action.row]);
    if (!end) return;
    try {
      const result = await action.run(actor);
      const said = action.done?.(result, actor);
      if (said) say(said);
      await ending.onDone?.();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      await endIfOver(error);
      ending.onFailed?.(error);
      tell(action, error, ending);
    } finally {
      end();
    }
  };
  const say = ({ undo, isUndoable, ...said }: Said) => {
    if (!undo) return toast(said);
    const watch = isUndoable && { watch: whileShown(actor, isUndoable) };
    // What is undone isn't what the page waits for.
    toast({ ...said, action: { label: 'Undo', onClick: () => void attempt(undo), ...watch } });
  };
  const tell = (action: MemberAction<unknown>, error: Error, ending: Ending) => {
    const { failed, isRepeatable } = action;
    if (isRepeatable && isForm && isShown.current) return setFailure({ action, error });
    if (failed === undefined) return;
    if (!isRepeatable) return toast({ tone: 'error', message: `${failed} ${messageFor(error)}` });
    toast({
      tone: 'error',
      message: `${failed} ${reasonFor(error)}`,
      action: { label: 'Try again', onClick: () => run(action, ending) },
    });
  };
  return {
    run,
    isPending: running > 0,
    /** What the open form has to say of the latest failure. */
    failure,
  };
}

/** Returns a subscription that calls its argument once the home page, as this browser knows it, no longer is `isStill`. */
function whileShown(actor: Actor, isStill: (home: Home) => boolean) {
  return (onEnd: () => void) => {
    let isOver = false;
    const check = () => {
      const shown = shownHome(actor);
      if (isOver || !shown || isStill(shown)) return;
      isOver = true;
      onEnd();
    };
    const stops = [actor.client.getQueryCache().subscribe(check), onNotesChange(check)];
    check();
    return () => stops.forEach((stop) => stop());
  };
}

/** Ends a message about what was saved. */
export function savedHere(saved: Saved): string {
  return saved === 'waiting' ? ' Saved on this device.' : '';
}
