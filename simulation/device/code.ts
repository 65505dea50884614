/*
 * What runs on a page of a simulated device: the application's own code below its components. `openPage` does what
 * the home page's hooks do, in their order.
 */
import { dailySetOf, rowsLeft } from '@/domain/daily-set';
import { assignmentFor, secondsLeft } from '@/domain/daily-assignment';
import { recentStreak } from '@/domain/day-progress';
import { completedTaskIds } from '@/domain/completion';
import type { SetAsideReason } from '@/domain/daily-record';
import { epochOf } from '@/domain/instant';
import { lateInstant, lateTasks } from '@/domain/late-check-in';
import { withLateTasks } from '@/domain/last-window';
import { isCounted } from '@/domain/ledger';
import { inDaily } from '@/domain/member-text';
import { hasTask, type SelectionWithTask } from '@/domain/selection';
import type { Task } from '@/domain/task';
import type { Deed } from '@/domain/waiting';
import {
  cachedHome,
  completedAtIn,
  changeHome,
  type Home,
  homeQuery,
  memberIn,
  withMember,
  writeHome,
} from '@/data/home';
import { isProfileKnown, NoProfileError } from '@/data/found-profiles';
import { ensureProfile } from '@/data/profile';
import { onAskedToSend } from '@/data/deliver';
import { keepHome } from '@/data/kept-home';
import { keys } from '@/data/keys';
import { changeMember } from '@/data/member';
import { queryClient } from '@/data/query-client';
import { recallHome } from '@/data/recall-home';
import { onOtherTabChange } from '@/data/tabs';
import { offeredTasksQuery } from '@/data/tasks';
import { tasksByIdQuery } from '@/data/tasks-by-id';
import { recordVisit } from '@/data/visit';
import { waitingIn } from '@/data/waiting';
import { undoCompletion } from '@/features/completions/undo-completion';
import { addGoal, goalsOf, removeGoal } from '@/features/goals/change-goals';
import { savePlan, saveStep } from '@/features/goals/save-goal';
import { completeShown } from '@/pages/member/home/completions/complete-shown';
import { repairLevel } from '@/features/completions/repair-level';
import { askedAtClick } from '@/pages/member/home/daily-tasks/asked';
import { chooseOffline } from '@/pages/member/home/daily-tasks/choose-offline';
import { cleanUpHome } from '@/pages/member/home/daily-tasks/clean-up';
import { renewShown } from '@/pages/member/home/daily-tasks/renew-tasks';
import { finishSwap } from '@/pages/member/home/daily-tasks/finish-swap';
import { mustGiveWay, shownRefresh } from '@/pages/member/home/daily-tasks/shown-refresh';
import { type SwapClick, swapShown } from '@/pages/member/home/daily-tasks/swap-shown';
import { undoShownRefresh } from '@/pages/member/home/daily-tasks/undo-refresh';
import { deleteAccount } from '@/pages/member/profile/delete-account';
import { sendWaiting } from '@/pages/member/home/waiting/send-waiting';
import { isNetworkError, unauthorizedError } from '@/lib/errors';
import { report } from '@/lib/report';
import type { Account } from '@/session/account';
import { accountIdIn, sessionStore } from '@/session/store';
import { startSession } from '@/session/start-session';
import { readStoredAccount } from '@/session/stored-tokens';
import type { Shown, Stored, SwapThatWaits } from './answers';
import { planQuestion } from './plan-question';

/** Opens the home page of the account that is signed in. Throws an Error if there is none. */
export function openPage() {
  const account = requireAccount();
  const { id } = account;
  const client = queryClient;
  startSession();
  const isSignedIn = () => accountIdIn(sessionStore.getSession()) === id;
  const home = () => cachedHome(client, id);
  onOtherTabChange(id, () => {
    if (isSignedIn()) void read().catch(() => undefined);
  });

  async function fetchHome(): Promise<Home> {
    return client.fetchQuery({ ...homeQuery(id), staleTime: 0 });
  }

  async function read(): Promise<Home> {
    const fetched = await fetchHome().catch(async (error: unknown) => {
      if (!(error instanceof NoProfileError)) throw error;
      if (!isProfileKnown(id)) await ensureProfile(account);
      return fetchHome();
    });
    keepHome(id, fetched, fetched.fetchedAt);
    return fetched;
  }

  // Whoever isn't signed in sees the sign-in page.
  const send = async () => {
    if (!isSignedIn()) return 0;
    const sent = await sendWaiting(client, id);
    // As a page's components do.
    if (client.getQueryState(keys.home(id))?.isInvalidated) await read().catch(() => undefined);
    return sent;
  };
  onAskedToSend(() => void send().catch((error: unknown) => report('Not sent.', error)));

  /** Reads the home page and does what a visit does automatically. */
  async function visit(): Promise<void> {
    await sessionIsKnown();
    if (!isSignedIn()) throw unauthorizedError();
    const sent = send();
    const fresh = await read().catch((error: unknown) => {
      if (isNetworkError(error)) goOn();
      throw error;
    });
    await Promise.allSettled([
      sent,
      repairLevel(client, id, fresh),
      keepUp(),
      recordVisit(account),
    ]);
    if ((await sent) > 0) await read();
  }

  /** Without a connection, shows the page as it was, and chooses the daily tasks that are due. */
  function goOn(): void {
    if (!home()) client.setQueryData(keys.home(id), recallHome(id)?.value);
    chooseOffline(client, id);
  }

  /** Renews the daily tasks if they are due, gives way to a later completion, and deletes what is left over. */
  async function keepUp(): Promise<void> {
    const shown = home();
    if (!shown) return;
    const set = dailySetOf(shown.selections);
    const isDue = assignmentFor(set, Date.now()).kind !== 'keep';
    if (isDue || shown.unwritten) await renew(shown);
    else if (mustGiveWay(shown)) await undoRefresh();
    if (rowsLeft(home()?.selections ?? []).length > 0) await cleanUpHome(client, id);
    await finishSwap(client, id);
  }

  async function renew(shown: Home, asked?: ReturnType<typeof askedAtClick>): Promise<void> {
    try {
      await writeHome(id, () => renewShown(client, id, shown, asked));
    } catch (error) {
      if (asked) void client.invalidateQueries({ queryKey: keys.home(id) });
      throw error;
    }
  }

  async function undoRefresh(): Promise<boolean> {
    return writeHome(id, () => undoShownRefresh(client, id));
  }

  function openDailies(): Task[] {
    const shown = home();
    if (!shown) return [];
    const done = completedTaskIds(shown.completions, Date.now());
    const { current } = dailySetOf(shown.selections);
    return current.map(({ task }) => task).filter((task) => !done.has(task.id));
  }

  function openGoals(): Task[] {
    const shown = home();
    if (!shown) return [];
    const done = completedTaskIds(shown.completions, Date.now());
    const goals = shown.selections.filter(hasTask).map(({ task }) => task);
    return goals.filter((task) => task.difficulty !== 'Daily' && !done.has(task.id));
  }

  const complete = async (task: Task, now = Date.now()): Promise<Stored> => {
    const completed = await completeShown(client, id, { task, now });
    const { row } = completed;
    return { row: row.id, at: row.completedDate, isKept: 'isKept' in completed };
  };

  /** Swaps, or takes a swap back. Resolves to what takes it back, and to what waits, if it does. */
  async function swap(click: SwapClick): Promise<Swapped> {
    const notes = () => waitingIn(id).filter(({ deed }) => deed.kind === 'swap');
    const before = notes();
    const isStored = home()?.unwritten === undefined;
    const { undo } = await swapShown(client, id, click);
    const after = notes();
    const isIn = (all: typeof after, key: string) => all.some((one) => one.key === key);
    const waits = after.find(({ key, deed }) => !isIn(before, key) && isAbout(deed, click))?.deed;
    const gone = click.back ? before.filter(({ key }) => !isIn(after, key)) : [];
    return {
      undo,
      waits: waits?.kind === 'swap' ? { ...waits, isStored } : undefined,
      takenBack: gone.map(({ deed }) => (deed.kind === 'swap' ? deed.at : 0)),
    };
  }

  return {
    visit,
    send,
    keepUp,
    shown(): Shown | undefined {
      const page = home();
      if (!page) return undefined;
      const { selections, profile, completions } = page;
      const set = dailySetOf(selections);
      return {
        level: profile.level ?? 0,
        completions: completions.map((row) => row.id).toSorted(),
        dailies: set.current.map(({ taskId }) => taskId),
        goals: selections
          .filter((row) => row.id.includes('#goal#'))
          .map((row) => row.taskId)
          .toSorted(),
      };
    },
    openDailies,
    openGoals,
    complete,
    /** The completions on the page that its level includes. */
    undoable: () => home()?.completions.map(({ id: row, taskId }) => ({ row, taskId })) ?? [],
    async undo(rowId: string): Promise<Stored | undefined> {
      const page = home();
      const row = page?.completions.find((one) => one.id === rowId);
      if (!page || !row) return undefined;
      const { ledger } = memberIn(page);
      const isInLevel = ledger !== undefined && isCounted(ledger, row);
      const waited = waitingIn(id).length;
      await writeHome(id, () =>
        undoCompletion(client, id, { row, isCounted: isInLevel, name: row.taskId }),
      );
      const isKept = waited + waitingIn(id).length > 0;
      return { row: row.id, at: row.completedDate, isKept };
    },
    async swap(task: Task, reason?: SetAsideReason): Promise<Swapped | undefined> {
      const slot = dailySetOf(home()?.selections ?? []).current.find(
        (row) => row.taskId === task.id,
      );
      if (!slot) return undefined;
      return swap({ rowId: slot.id, task, ...(reason && { reason }) });
    },
    undoSwap: (click: SwapClick) => swap(click),
    async refresh(): Promise<void> {
      const shown = home();
      if (shown) await renew(shown, askedAtClick(shown, Date.now()));
    },
    canUndoRefresh(): boolean {
      const page = home();
      return page !== undefined && shownRefresh(page) !== undefined;
    },
    undoRefresh,
    /** Checks in one of these, dated to `at`. The page fetches the task first, and doesn't offer one that is gone. */
    async checkIn(taskId: string, at: number): Promise<Stored | undefined> {
      const [task] = await client.fetchQuery(tasksByIdQuery(id, [taskId]));
      return task && complete(task, at);
    },
    /** The tasks that can be checked in late, and when they count from. */
    late(): { readonly taskIds: readonly string[]; readonly at: number } | undefined {
      const page = home();
      if (!page) return undefined;
      const { ledger, daily } = memberIn(page);
      if (!daily.lastWindow) return undefined;
      const done = { ledger, completions: page.completions };
      const taskIds = lateTasks(daily, dailySetOf(page.selections), done, Date.now());
      return { taskIds, at: lateInstant(daily.lastWindow) };
    },
    async dismissLate(): Promise<void> {
      const page = home();
      const last = page && memberIn(page).daily.lastWindow;
      if (!last) return;
      const change = inDaily((record) => withLateTasks(record, last.period, []));
      const context = { accountId: id, now: Date.now(), stored: page.profile.member };
      await writeHome(id, async () => {
        const member = await changeMember(context, change);
        if (member) changeHome(client, id, (shown) => withMember(shown, member.stored));
      });
    },
    /** The tasks that can be added, as the list was when the page last had a connection. */
    async offered(): Promise<readonly Task[]> {
      if (!home()) return [];
      const offered = await client.ensureQueryData(offeredTasksQuery(id, 'Medium'));
      const listed = new Set(home()?.selections.map(({ taskId }) => taskId));
      return offered.filter((task) => !listed.has(task.id));
    },
    goals: (): readonly SelectionWithTask[] => goalsOf(home()?.selections ?? [], 'Medium'),
    addGoal: (task: Task) => addGoal(client, id, { task }),
    planQuestion: planQuestion(client, id),
    removeGoal: ({ task }: SelectionWithTask) =>
      removeGoal(client, id, { task, selections: home()?.selections ?? [] }),
    /** When the daily tasks were chosen, and the seconds until the next ones. */
    countdown() {
      const set = dailySetOf(home()?.selections ?? []);
      const now = Date.now();
      const since = Math.max(...set.current.map((row) => epochOf(row.selectionDate) ?? 0), 0);
      return set.isComplete ? { since, now, left: secondsLeft(set, now) } : undefined;
    },
    /** The streak in days, by the page's clock. */
    streak() {
      const page = home();
      const now = Date.now();
      return page && { now, days: recentStreak(completedAtIn(page), now) };
    },
    /** Deletes the account, as its profile page does. */
    closeAccount: () => deleteAccount(client, id, () => undefined),
    /** Plans a goal, and says when, by the device's clock. */
    planGoal: (selection: SelectionWithTask, cue: string) => ({
      at: Date.now(),
      outcome: savePlan(client, id, { selection, plan: { cue } }),
    }),
    /** Ticks or unticks a step, and says when, by the device's clock. */
    tickStep(selection: SelectionWithTask, stepId: string, isDone: boolean) {
      const kind = isDone ? ('tick' as const) : ('untick' as const);
      return {
        at: Date.now(),
        outcome: saveStep(client, id, { selection, change: { kind, stepId } }),
      };
    },
  };
}

/** The outcome of a swap. */
interface Swapped {
  readonly undo: SwapClick | undefined;
  readonly waits: SwapThatWaits | undefined;
  /** When the swaps were made that this took back before they were sent. */
  readonly takenBack: readonly number[];
}

const isAbout = (deed: Deed, { rowId, task }: SwapClick) =>
  deed.kind === 'swap' && deed.id === rowId && deed.taskId === task.id;

/** Resolves once an expired session is renewed or over, as guarded pages wait for it (decision 035). */
function sessionIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => sessionStore.getSession().status !== 'configuring' && resolve();
    sessionStore.subscribe(check);
    check();
  });
}

function requireAccount(): Account {
  const account = readStoredAccount();
  if (!account) throw new Error('Nobody is signed in');
  return account;
}

export type Page = ReturnType<typeof openPage>;
