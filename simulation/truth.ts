import type { Result } from '@/data/actions/outbox';
import type { Action, ActionOf } from '@/domain/actions/action';
import type { Commit } from '@/domain/actions/commit';
import { utcDayOf } from '@/domain/calendar-day';
import type { Completion } from '@/domain/completion';
import { goalIn } from '@/domain/goal-state';
import { instantOf, MINUTE_MS } from '@/domain/instant';
import { completionId, goalSelectionId } from '@/domain/row-ids';
import { STREAK_WINDOW_DAYS } from '@/domain/time-limits';
import { taskIdOf } from '@/domain/waiting';
import { CLOCK_TOLERANCE_MS } from '@/lib/clock';
import type { Actions, Api } from './api';
import type { Device } from './device/device';
import { Invariants } from './invariants';

/** How an action ended; 'not kept' if the browser had no room for it, or lost it. */
export type Ending = Exclude<Result, 'waiting'> | 'not kept';

interface Intent {
  /** The action as performed; until then, as noted. */
  action: Action;
  /** When it was requested, in milliseconds since the epoch. */
  readonly at: number;
  readonly device: string;
  /** How many times the device's clock had been set by then. */
  readonly timesSet: number;
  isDone: boolean;
  ending?: Ending;
}

/** How many of the latest actions are certain to be known (docs/actions.md, A4). */
const ACTS_KEPT = 40;

/** The member's actions and their outcomes, kept apart from the stored state. */
export class Truth {
  readonly problems = new Set<string>();
  readonly invariants: Invariants;
  readonly #api: Api;
  readonly #intents = new Map<string, Intent>();
  /** The actions that commits have performed, in order. */
  readonly #done: Intent[] = [];
  /** The rows of completions that were ever stored: the first ID of each, and its calendar day where its device was. */
  readonly #stored = new Map<string, { readonly firstId: string; readonly day: number }>();
  /** The latest action with each completion, note, plan and step. */
  readonly #latest = new Map<string, Action>();
  #acts: ReadonlySet<string> = new Set();

  constructor(api: Api) {
    this.#api = api;
    this.invariants = new Invariants(api, (problem) => this.fail(problem));
    api.onCommit = (commit, actions) => this.#check(commit, actions);
  }

  fail(problem: string): void {
    this.problems.add(problem);
  }

  /** Records a member's action on a device. */
  noted(action: Action, { name, timesSet, around }: Device): void {
    const intent = { action, at: around.time.now, device: name, timesSet, isDone: false };
    this.#intents.set(action.id, intent);
  }

  /** Checks the date of an action that a device is about to send. It must be the right time if the device knows it. */
  dated(action: Action, { timesSet, isClockKnown, storage, around }: Device): void {
    const intent = this.#intents.get(action.id);
    if (!intent) return;
    // With full storage, a note keeps its date.
    if (action.kind === 'complete' && isClockKnown && !storage.isFull) {
      const at = action.at - action.doneAt < MINUTE_MS ? action.doneAt : action.at;
      // If the clock was set since, only a date in the future is known to be wrong.
      const isSame = timesSet === intent.timesSet;
      const [least, most] = isSame ? [intent.at, intent.at] : [0, around.time.now];
      if (at < least - CLOCK_TOLERANCE_MS || at > most + CLOCK_TOLERANCE_MS)
        this.fail(`${nameOf(intent)} is dated ${instantOf(at)}`);
    }
    if (!intent.isDone) intent.action = action;
  }

  /** Records how an action ended for its page. */
  settled(action: Action, ending: Ending): void {
    const intent = this.#intents.get(action.id);
    if (!intent) return;
    intent.ending = ending;
    // A refused action may have been redated since it was noted.
    if (!intent.isDone) intent.action = action;
  }

  /** Records that a browser lost a note, given by its text. */
  lost(note: string): void {
    const intent = this.#intents.get(/"id":"(\d{8})"/.exec(note)?.[1] ?? '');
    if (intent) intent.ending ??= 'not kept';
  }

  #check(commit: Commit, actions: Actions): void {
    const record = this.invariants.check(commit);
    if (!record) return;
    for (const id of record.acts) if (!this.#acts.has(id)) this.#noteDone(id, actions);
    this.#acts = new Set(record.acts);
    for (const { place } of commit.complete) {
      const id = `${this.#api.accountId}#${place}`;
      if (!this.#stored.has(id)) this.fail(`Nobody asked for ${id} at this time`);
    }
    for (const id of commit.uncomplete)
      if (this.#latest.get(this.#firstId(id))?.kind !== 'undo')
        this.fail(`${id} is deleted, and nobody has undone it`);
  }

  #noteDone(id: string, actions: Actions): void {
    const intent = this.#intents.get(id);
    if (!intent) return this.fail(`A4: nobody asked for ${id}`);
    if (this.#done.slice(-ACTS_KEPT).includes(intent))
      return this.fail(`A4: ${nameOf(intent)} is done twice`);
    this.#done.push(intent);
    const action = actions.get(id) ?? intent.action;
    Object.assign(intent, { action, isDone: true });
    if (action.kind === 'complete') {
      const rowId = this.#rowOf(action);
      this.#stored.set(rowId, { firstId: action.firstRowId ?? rowId, day: action.day });
    }
    if (action.kind === 'undo') {
      const { accountId } = this.#api;
      this.#keep(this.#firstId(completionId(accountId, action.taskId, action.doneAt)), action);
      this.#latest.delete(`note on ${this.#firstId(action.rowId)}`);
    }
    if (action.kind === 'add' || action.kind === 'remove')
      for (const kind of ['plan', 'steps']) this.#latest.delete(`${kind} ${taskIdOf(action)}`);
    this.#keep(this.#placeOf(action), action);
  }

  /** Keeps the action that decides: the last to arrive, or of two undos, plans or steps, the one that was done last. */
  #keep(place: string, action: Action): void {
    const before = this.#latest.get(place);
    const isByTime =
      ['plan', 'steps', 'undo'].includes(action.kind) && before?.kind === action.kind;
    if (!isByTime || action.at >= before.at) this.#latest.set(place, action);
  }

  /** Returns the subject of an action; the latest action on a subject decides. */
  #placeOf(action: Action): string {
    if (action.kind === 'complete') return this.#firstId(this.#rowOf(action));
    if (action.kind === 'undo') return this.#firstId(action.rowId);
    if (action.kind === 'note') return `note on ${this.#firstId(action.rowId)}`;
    return `${action.kind} ${taskIdOf(action)}`;
  }

  #rowOf({ task, doneAt }: ActionOf<'complete'>): string {
    return completionId(this.#api.accountId, task.id, doneAt);
  }

  #firstId(id: string): string {
    return this.#stored.get(id)?.firstId ?? id;
  }

  /** Returns the row of a completion, however it is dated; undefined if none is stored. */
  #storedRow(rowId: string): Completion | undefined {
    const first = this.#firstId(rowId);
    return [...this.#api.completions.values()].find(({ id }) => this.#firstId(id) === first);
  }

  /**
   * Checks the days of the streak that a device shows: the stored completions' days in their devices' zones. Completions
   * that another client wrote or deleted may count.
   */
  checkDays(shown: ReadonlySet<number>): void {
    const today = utcDayOf(this.#api.now());
    const elsewhere = this.invariants.daysElsewhere();
    const isSure = (day: number) =>
      day > today - STREAK_WINDOW_DAYS && day <= today && !elsewhere.has(day);
    const stored = [...this.#stored].filter(([id]) => this.#api.completions.has(id));
    const [actual, expected] = [shown, new Set(stored.map(([, { day }]) => day))].map((days) =>
      [...days].filter(isSure).toSorted((a, b) => a - b),
    );
    this.invariants.same('The days of the streak', actual, expected);
  }

  /** Checks that nothing was lost, once every device has had a connection. */
  atEnd(): void {
    for (const intent of this.#intents.values())
      if (this.#isLost(intent)) this.fail(`${nameOf(intent)} is lost`);
    for (const [place, action] of this.#latest) this.#checkText(place, action);
  }

  #isLost({ action, ending, isDone }: Intent): boolean {
    if (ending === 'complete') return action.kind === 'complete' && !this.#isFound(action);
    if (ending !== 'committed') return typeof ending !== 'string' && !this.#isNoteOnNothing(action);
    if (action.kind === 'complete') return !this.#stored.has(this.#rowOf(action));
    if (action.kind !== 'undo' || !this.#storedRow(action.rowId)) return false;
    const last = this.#latest.get(this.#firstId(action.rowId));
    // A repeated late check-in has the same time, so the order of arrival decides.
    return last?.kind !== 'complete' || (last.at < action.at && !isDone);
  }

  /** A completion that found its task complete survives an older undo. */
  #isFound(action: ActionOf<'complete'>): boolean {
    if (this.invariants.isTouched(action.task.id)) return true;
    return this.#done.some(({ action: other }) => {
      const isRival = other.kind === 'complete' && other.task.id === action.task.id;
      if (!isRival || other.doneAt >= action.until || other.until <= action.doneAt) return false;
      const last = this.#latest.get(this.#firstId(this.#rowOf(other)));
      const isUndone = last?.kind === 'undo' && last.at >= action.at;
      return isUndone || this.#api.completions.has(this.#rowOf(other));
    });
  }

  /**
   * Whether this is a note on a completion that was undone, or that another client deleted; a page may still show it.
   */
  #isNoteOnNothing(action: Action): boolean {
    if (action.kind !== 'note') return false;
    return this.invariants.isTouched(action.rowId) || !this.#storedRow(action.rowId);
  }

  /** Checks that the latest note, plan and steps are stored. */
  #checkText(place: string, action: Action): void {
    const { accountId, selections } = this.#api;
    if (action.kind === 'note') {
      const row = this.#storedRow(action.rowId);
      if (row) this.invariants.same(place, row.note ?? null, action.note);
    } else if (action.kind === 'plan' || action.kind === 'steps') {
      const row = selections.get(goalSelectionId(accountId, action.taskId));
      // Another client may have deleted the row's earlier text.
      if (!row || this.invariants.isTouched(row.id)) return;
      const { plan, steps } = goalIn(row.goal);
      if (action.kind === 'plan') this.invariants.same(place, plan?.cue, action.plan?.cue);
      else this.invariants.same(place, steps?.ticks[0]?.isDone, action.change.kind === 'tick');
    }
  }
}

function nameOf({ action, device, ending }: Intent): string {
  return `${action.kind} ${taskIdOf(action)} (${action.id}) of ${device}, which ended as ${String(ending)},`;
}
