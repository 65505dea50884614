import { hashKey, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Toast, useToast } from '@/components/toast';
import { useIsShown } from '@/components/use-is-shown';
import type { Acted } from '@/data/actions/act';
import { type Actor, type Home, shownHome } from '@/data/home';
import { keys } from '@/data/keys';
import { messageFor, reasonFor } from '@/lib/errors';
import { onNotesChange } from '@/lib/notes';
import { endIfOver } from '@/session/end-if-over';
import { beginOnce } from '@/session/pending-writes';
import { useAccount } from '@/session/session';

interface SuccessMessage extends Omit<Toast, 'action'> {
  /** The action that 'Undo' performs. */
  readonly undo?: MemberAction<unknown> | undefined;
  /** Undo is offered as long as this holds for the home page. */
  readonly isUndoable?: ((home: Home) => boolean) | undefined;
}

/** Something that a member does, with its messages. */
export interface MemberAction<Result = Acted> {
  /** The kind of write and its row. While it is under way, repeating it does nothing (D13). */
  readonly kind: string;
  readonly row?: string;
  /** Throws a BackendError. */
  run(actor: Actor): Promise<Result>;
  /** The success message; undefined for none. Of an action that waits for a connection, it goes on to say so. */
  done?(result: Result, actor: Actor): SuccessMessage | undefined;
  /** How a failure's message begins. Without this, there is no message, and the next visit tries again. */
  readonly failed?: string | undefined;
  /** Whether the message of a failure offers to try again. */
  readonly isRepeatable?: boolean;
}

/** Called on the page when an action ends, even if the page is no longer shown. */
interface Ending {
  readonly onDone?: () => unknown;
  readonly onFailed?: (error: Error) => void;
}

interface Failure {
  readonly action: MemberAction<unknown>;
  readonly error: Error;
}

/**
 * Performs a member's action. A message says how it ended and offers an undo. A form shows its own failures; if it has
 * been closed, a message does, and offers to try again.
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
      const success = action.done?.(result, actor);
      if (success) showSuccess(result === 'waiting' ? savedHere(success) : success);
      await ending.onDone?.();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      await endIfOver(error);
      ending.onFailed?.(error);
      showFailure(action, error, ending);
    } finally {
      end();
    }
  };
  const showSuccess = ({ undo, isUndoable, ...success }: SuccessMessage) => {
    if (!undo) return toast(success);
    const watch = isUndoable && { watch: whileShown(actor, isUndoable) };
    // The page doesn't wait for an undo.
    toast({ ...success, action: { label: 'Undo', onClick: () => void attempt(undo), ...watch } });
  };
  const showFailure = (action: MemberAction<unknown>, error: Error, ending: Ending) => {
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
    /** Why the latest action failed, for a form that is still open. */
    failure,
    dismissFailure: () => setFailure(undefined),
  };
}

/**
 * Returns a subscription that calls its argument once `isStill` no longer holds for the home page as this browser
 * knows it.
 */
function whileShown(actor: Actor, isStill: (home: Home) => boolean) {
  const homeHash = hashKey(keys.home(actor.accountId));
  return (onEnd: () => void) => {
    const check = () => {
      const shown = shownHome(actor);
      if (shown && !isStill(shown)) onEnd();
    };
    // Rendering a page causes hundreds of cache events, and only a change of the home can end an offer.
    const onCache = ({ type, query }: QueryCacheNotifyEvent) => {
      if (type === 'updated' && query.queryHash === homeHash) check();
    };
    const stops = [actor.client.getQueryCache().subscribe(onCache), onNotesChange(check)];
    check();
    return () => stops.forEach((stop) => stop());
  };
}

function savedHere(success: SuccessMessage): SuccessMessage {
  return { ...success, message: `${success.message} Saved on this device.` };
}
