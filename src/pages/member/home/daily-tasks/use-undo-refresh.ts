import { useQueryClient } from '@tanstack/react-query';
import { type ToastAction, useToast } from '@/components/toast';
import { dailySetOf } from '@/domain/daily-set';
import { messageFor } from '@/lib/errors';
import { importOrFail, importOrReload } from '@/lib/import-or-reload';
import { useAccount } from '@/session/session';
import { cachedHome, type Home, writeHome } from '@/data/home';
import { useWrite } from '@/data/use-write';
import { whileHome } from '@/pages/member/home/while-home';
import { shownRefresh } from './shown-refresh';

interface RefreshUndo {
  /** Says that the tasks are new, and offers to undo that as long as nothing newer happens to them (D11). */
  offer(): void;
  /** Takes the refresh back because a task that it replaced was completed later. */
  giveWay(): void;
}

/** Undoes the latest refresh by hand. */
export function useUndoRefresh(): RefreshUndo {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();

  async function write(why: 'asked' | 'overtaken'): Promise<boolean> {
    // Nobody waits for the second; without the code, the next visit gives way.
    const load = why === 'asked' ? importOrReload : importOrFail;
    const { undoShownRefresh } = await load(() => import('./undo-refresh'));
    return undoShownRefresh(client, accountId);
  }

  const { mutate } = useWrite<boolean, 'asked' | 'overtaken'>({
    action: 'undo refresh',
    mutationFn: (why) => writeHome(accountId, () => write(why)),
    onSuccess: (isUndone, why) => {
      if (why === 'asked') toast({ tone: 'info', message: isUndone ? BACK : CHANGED });
      else if (isUndone) toast({ tone: 'info', message: BACK_FOR_COMPLETION });
    },
    onError: (error, why) => {
      if (why === 'asked') toast({ tone: 'error', message: `${FAILED} ${messageFor(error)}` });
    },
  });
  return {
    offer: () => {
      const home = cachedHome(client, accountId);
      const canUndo = canUndoSet(home ? dailySetOf(home.selections).period : 0);
      if (!home || !canUndo(home)) return toast({ message: NEW_TASKS });
      const watch = whileHome(client, accountId, canUndo);
      const action: ToastAction = { label: 'Undo', onClick: () => mutate('asked'), watch };
      return toast({ message: NEW_TASKS, action });
    },
    giveWay: () => mutate('overtaken'),
  };
}

const NEW_TASKS = 'You have new daily tasks.';
const BACK = 'Your earlier tasks are back.';
const BACK_FOR_COMPLETION = 'You completed one of your earlier tasks, so they’re back.';
const CHANGED = 'Your daily tasks have changed since, so the earlier ones can’t come back.';
const FAILED = 'Couldn’t bring your earlier tasks back.';

// A later refresh has an offer of its own.
const canUndoSet = (period: number) => (home: Home) => shownRefresh(home)?.period === period;
