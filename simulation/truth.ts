import * as v from 'valibot';
import type { Result } from '@/data/actions/outbox';
import type { Action, ActionOf } from '@/domain/actions/action';
import type { Commit } from '@/domain/actions/commit';
import type { Member } from '@/domain/actions/member';
import { goalIn } from '@/domain/goal-state';
import { instantOf } from '@/domain/instant';
import { completionId, goalSelectionId } from '@/domain/row-ids';
import type { Api } from './api';
import type { Code } from './device/start';
import { Invariants } from './invariants';

/** How an action ended; 'not kept' if the browser has no room for it, or lost it. */
export type Ending = Exclude<Result, 'waiting'> | 'not kept';

interface Intent {
  readonly action: Action;
  readonly device: string;
  ending?: Ending;
}

/** How many of the latest actions are certainly known (docs/actions.md, A4). */
const ACTS_KEPT = 40;

const NoteSchema = v.object({ action: v.object({ id: v.string() }) });

interface GoalTruth {
  plan?: ActionOf<'plan'>;
  readonly ticks: Map<string, ActionOf<'steps'>>;
}

/** What the member asked for and what became of it, beside what is stored. */
export class Truth {
  readonly problems = new Set<string>();
  readonly invariants: Invariants;
  readonly #api: Api;
  readonly #intents = new Map<string, Intent>();
  /** The actions that commits have done, in their order. */
  readonly #done: Intent[] = [];
  /** The rows of completions that the member has undone. */
  readonly #undone = new Set<string>();
  /** The rows of completions that were ever stored, and the calendar day of each where its device was. */
  readonly #stored = new Map<string, number>();
  /** The last action with each of these rows. */
  readonly #lasts = new Map<string, Action>();
  /** What is noted on each of these rows. */
  readonly #notes = new Map<string, string | null>();
  #acts: ReadonlySet<string> = new Set();

  constructor(api: Api) {
    this.#api = api;
    this.invariants = new Invariants(api, (problem) => this.fail(problem));
    api.onCommit = (commit) => this.#check(commit);
  }

  fail(problem: string): void {
    this.problems.add(problem);
  }

  /** Returns how each action has ended. */
  get endings(): unknown[] {
    return [...this.#intents.values()].map(({ ending }) => ending);
  }

  /** Returns an ID for an action. */
  newId(): string {
    return String(this.#intents.size).padStart(8, '0');
  }

  /** Notes what the member does on a device that shows `shown`. */
  noted(action: Action, device: string): void {
    this.#intents.set(action.id, { action, device });
    if (action.kind === 'undo') this.#undone.add(action.rowId);
  }

  /** Notes how an action ended for its page. */
  settled({ id }: Action, ending: Ending): void {
    const intent = this.#intents.get(id);
    if (intent) intent.ending = ending;
  }

  /** Notes that a browser has lost a note, by its text. */
  lost(note: string): void {
    const { id } = v.parse(NoteSchema, JSON.parse(note)).action;
    const intent = this.#intents.get(id);
    if (intent) intent.ending ??= 'not kept';
  }

  /** A5: What is done twice is done once. */
  checkTwice(code: Code, shown: Member, action: Action): void {
    const once = code.apply(shown, action).member;
    const twice = code.apply(once, action).member;
    if (twice !== once) this.invariants.same('A5: twice is once', faceOf(twice), faceOf(once));
  }

  /**
   * A read of a revision that is known changes nothing that is shown, however old its lists are; but a goal whose row another
   * client has deleted goes once its row is read by its key.
   */
  checkRead(before: Member, read: Member): void {
    if (before.revision === 0) return;
    const listed = (member: Member) =>
      listedOf(member).filter((id) => !this.invariants.isDeleted(id));
    this.invariants.same('Old lists change what is shown', listed(read), listed(before));
    const texts = new Map(read.completions.map(({ id, note }) => [id, note]));
    const sure = new Set(listed(before));
    for (const { id, note, noteRevision } of before.completions) {
      if (note && noteRevision && sure.has(id) && texts.has(id))
        this.invariants.same(`The note on ${id} after a read`, texts.get(id), note);
    }
  }

  #check(commit: Commit): void {
    const { accountId } = this.#api;
    const record = this.invariants.check(commit);
    if (!record) return;
    for (const id of record.acts.filter((one) => !this.#acts.has(one))) this.#noteDone(id);
    this.#acts = new Set(record.acts);
    for (const { taskId, at } of commit.complete) {
      const id = completionId(accountId, taskId, at);
      if (!this.#stored.has(id)) this.fail(`Nobody asked for ${id} at this time`);
    }
    for (const id of commit.uncomplete)
      if (!this.#undone.has(id)) this.fail(`${id} is deleted, and nobody has undone it`);
  }

  #noteDone(id: string): void {
    const intent = this.#intents.get(id);
    if (!intent) return this.fail(`A4: nobody asked for ${id}`);
    if (this.#done.slice(-ACTS_KEPT).includes(intent))
      return this.fail(`A4: ${nameOf(intent)} is done twice`);
    this.#done.push(intent);
    const { action } = intent;
    if (action.kind === 'undo') this.#lasts.set(action.rowId, action);
    if (action.kind === 'undo') this.#notes.delete(action.rowId);
    if (action.kind === 'note') this.#notes.set(action.rowId, action.note);
    if (action.kind !== 'complete') return;
    const row = completionId(this.#api.accountId, action.task.id, action.doneAt);
    this.#stored.set(row, action.day);
    this.#lasts.set(row, action);
  }

  /**
   * Checks the days of the streak that a device shows: those of the completions that are stored, where their devices were.
   * What another client wrote or deleted may count.
   */
  checkDays(shown: readonly number[], isCounted: (day: number) => boolean): void {
    const rows = [...this.#stored].filter(([id]) => this.#api.completions.has(id));
    const elsewhere = this.invariants.daysElsewhere();
    const isSure = (day: number) => isCounted(day) && !elsewhere.has(day);
    const days = (of: readonly number[]) =>
      [...new Set(of)].filter(isSure).toSorted((a, b) => a - b);
    this.invariants.same('The days of the streak', days(shown), days(rows.map(([, day]) => day)));
  }

  /** Checks that nothing was lost, once every device has had a connection. */
  atEnd(): void {
    for (const intent of this.#intents.values()) {
      if (intent.ending === undefined) this.fail(`${nameOf(intent)} has not ended`);
      else if (intent.ending === 'committed') this.#checkCommitted(intent);
      else if (intent.ending === 'complete') this.#checkFound(intent);
      else if (typeof intent.ending !== 'string' && !this.#isNoteOnNothing(intent))
        this.fail(`${nameOf(intent)} is given up`);
    }
    this.#checkGoals();
    this.#checkNotes();
  }

  #checkCommitted(intent: Intent): void {
    const { action } = intent;
    const { accountId, completions } = this.#api;
    if (action.kind === 'complete') {
      const id = completionId(accountId, action.task.id, action.doneAt);
      if (!this.#stored.has(id)) this.fail(`${nameOf(intent)} is lost`);
    } else if (action.kind === 'undo' && completions.has(action.rowId)) {
      const last = this.#lasts.get(action.rowId);
      // What is checked in late again has the same time, and counts by its arrival.
      const isAgain = last?.kind === 'complete' && this.#done.includes(intent);
      if (!isAgain && (last?.kind !== 'complete' || last.at < action.at))
        this.fail(`${nameOf(intent)} is lost: ${action.rowId} is stored`);
    }
  }

  /** A completion that found its task complete outlasts an older undo. */
  #checkFound(intent: Intent): void {
    const { action } = intent;
    if (action.kind !== 'complete') return;
    const { accountId, completions } = this.#api;
    const rivals = this.#done.flatMap(({ action: one }) => {
      const isRival = one.kind === 'complete' && one.task.id === action.task.id;
      if (!isRival || one.doneAt >= action.until || one.until <= action.doneAt) return [];
      return [completionId(accountId, one.task.id, one.doneAt)];
    });
    const stays = rivals.some((id) => {
      const last = this.#lasts.get(id);
      return completions.has(id) || (last?.kind === 'undo' && last.at >= action.at);
    });
    if (!stays && !this.invariants.isElsewhere(action.task.id))
      this.fail(`${nameOf(intent)} was said to be complete, and isn’t`);
  }

  /** Whether it is a note on what another client wrote or deleted, which a page may still show once it is gone. */
  #isNoteOnNothing({ action }: Intent): boolean {
    if (action.kind !== 'note') return false;
    const { rowId } = action;
    const isOurs = rowId.startsWith(`${this.#api.accountId}#done#`);
    return this.invariants.isDeleted(rowId) || (!isOurs && !this.#api.completions.has(rowId));
  }

  #checkNotes(): void {
    for (const [id, note] of this.#notes) {
      const row = this.#api.completions.get(id);
      if (row) this.invariants.same(`The note on ${id}`, row.note ?? null, note);
    }
  }

  #checkGoals(): void {
    const { accountId, selections } = this.#api;
    const goals = this.#goals();
    for (const [taskId, { plan, ticks }] of goals) {
      const row = selections.get(goalSelectionId(accountId, taskId));
      if (!row) continue;
      const noted = goalIn(row.goal);
      this.invariants.same(`The plan of ${taskId}`, noted.plan?.cue, plan?.plan?.cue);
      for (const [stepId, { change }] of ticks) {
        const tick = noted.steps?.ticks.find(({ id }) => id === stepId);
        this.invariants.same(`${stepId} of ${taskId}`, tick?.isDone, change.kind === 'tick');
      }
    }
  }

  /** Returns what the done actions lead to on the list of goals. */
  #goals(): Map<string, GoalTruth> {
    const goals = new Map<string, GoalTruth>();
    for (const { action } of this.#done) {
      if (action.kind === 'add') goals.set(action.task.id, { ticks: new Map() });
      if (action.kind === 'remove') goals.delete(action.taskId);
      const goal = 'taskId' in action ? goals.get(action.taskId) : undefined;
      if (action.kind === 'plan' && goal && action.at >= (goal.plan?.at ?? 0)) goal.plan = action;
      if (action.kind !== 'steps' || !goal || !('stepId' in action.change)) continue;
      const { stepId } = action.change;
      if (action.at >= (goal.ticks.get(stepId)?.at ?? 0)) goal.ticks.set(stepId, action);
    }
    return goals;
  }
}

function nameOf({ action, device, ending }: Intent): string {
  const task = 'task' in action ? action.task.id : 'taskId' in action ? action.taskId : '';
  return `${action.kind} ${task} (${action.id}) of ${device}, which ended as ${String(ending)},`;
}

/** Returns what pages show of a member, but for the contents of rows. */
export function faceOf(member: Member): unknown {
  const { level, record, goals } = member;
  const { set, last, aside, days } = record;
  const tasks = goals.map(({ taskId }) => taskId).toSorted();
  return { level, set, last, aside, days, goals: tasks, listed: listedOf(member) };
}

/** Returns the rows that a member's record lists, which no other client's rows change. */
function listedOf({ record, completions, goals }: Member): string[] {
  const done = new Set(record.done.map(([task, at]) => `${task} ${instantOf(at)}`));
  const listed = new Set(record.goals.map(([taskId]) => taskId));
  return completions
    .filter((row) => done.has(`${row.taskId} ${row.completedDate}`))
    .map(({ id }) => id)
    .concat([...new Set(goals.map(({ taskId }) => taskId))].filter((id) => listed.has(id)))
    .toSorted();
}
