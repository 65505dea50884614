import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Toast, useToast } from '@/components/toast';
import { useIsShown } from '@/components/use-is-shown';
import { act, type Acted, type NewAction } from '@/data/actions/act';
import { type Home, shownHome } from '@/data/home';
import { useWrite } from '@/data/use-write';
import { messageFor, reasonFor, refusedError } from '@/lib/errors';
import { onNotesChange } from '@/lib/notes';
import { useAccount } from '@/session/session';

/** What became of an action that was done: it is stored, or waits for a connection. */
type Saved = 'committed' | 'waiting';

/** Who does an action, on what this browser knows. */
export interface Actor {
  readonly client: QueryClient;
  readonly accountId: string;
  /** Returns the home page as it is shown; undefined before it is loaded. */
  home(): Home | undefined;
  /** Does it through the outbox, and ends as `act` does. */
  act(action: NewAction): Promise<Acted>;
  /** The same for what is hardly ever refused: it throws a BackendError that says why. */
  commit(action: NewAction): Promise<Saved>;
}

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

interface Attempt extends Ending {
  readonly action: MemberAction<unknown>;
}

interface Failure {
  readonly action: MemberAction<unknown>;
  readonly error: Error;
}

/**
 * Does what a member asks for. A message says how it ended, and offers to undo it. An open form says itself what failed;
 * once it is closed, a message does, and offers to try again.
 * @param isFormOpen whether this is an open form
 */
export function useMemberAction(isFormOpen = false) {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const isFormShown = useIsShown(isFormOpen);
  const [failure, setFailure] = useState<Failure>();
  const [wasFormOpen, setWasFormOpen] = useState(isFormOpen);
  if (isFormOpen !== wasFormOpen) {
    setWasFormOpen(isFormOpen);
    setFailure(undefined);
  }

  const actor: Actor = {
    client,
    accountId,
    home: () => shownHome(client, accountId),
    act: (action) => act(client, accountId, action),
    commit: async (action) => {
      const acted = await act(client, accountId, action);
      if (acted === 'committed' || acted === 'waiting') return acted;
      throw refusedError(acted);
    },
  };
  const say = ({ undo, isUndoable, ...said }: Said) => {
    if (!undo) return toast(said);
    const watch = isUndoable && { watch: whileShown(actor, isUndoable) };
    const onClick = () => undoing.mutate({ action: undo });
    return toast({ ...said, action: { label: 'Undo', onClick, ...watch } });
  };
  const options = {
    action: 'member action',
    rowOf: ({ action: { kind, row } }: Attempt) => `${kind} ${row ?? ''}`,
    mutationFn: ({ action }: Attempt) => action.run(actor),
    onSuccess: (result: unknown, { action, onDone }: Attempt) => {
      const said = action.done?.(result, actor);
      if (said) say(said);
      return onDone?.();
    },
    onError: (error: Error, attempt: Attempt) => {
      const { action, onFailed } = attempt;
      const { failed, isRepeatable } = action;
      onFailed?.(error);
      if (isRepeatable && isFormShown.current) return setFailure({ action, error });
      if (failed === undefined) return;
      if (!isRepeatable) return toast({ tone: 'error', message: `${failed} ${messageFor(error)}` });
      toast({
        tone: 'error',
        message: `${failed} ${reasonFor(error)}`,
        action: { label: 'Try again', onClick: () => doing.mutate(attempt) },
      });
    },
  };
  // What is undone isn't what the page waits for.
  const undoing = useWrite<unknown, Attempt>(options);
  const doing = useWrite<unknown, Attempt>(options);
  return {
    run: (action: MemberAction<unknown>, ending: Ending = {}) => {
      setFailure(undefined);
      doing.mutate({ action, ...ending });
    },
    isPending: doing.isPending,
    /** What the open form has to say of the latest failure. */
    failure,
  };
}

/** Returns a subscription that calls its argument once the home page, as this browser knows it, no longer is `isStill`. */
function whileShown({ client, home }: Actor, isStill: (home: Home) => boolean) {
  return (onEnd: () => void) => {
    let isOver = false;
    const check = () => {
      const shown = home();
      if (isOver || !shown || isStill(shown)) return;
      isOver = true;
      onEnd();
    };
    const stops = [client.getQueryCache().subscribe(check), onNotesChange(check)];
    check();
    return () => stops.forEach((stop) => stop());
  };
}

/** Ends a message about what was saved. */
export function savedHere(saved: Saved): string {
  return saved === 'waiting' ? ' Saved on this device.' : '';
}
