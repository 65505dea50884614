import type { Note } from '@/data/actions/notes';
import type { Result, Surroundings } from '@/data/actions/outbox';
import type { Action, NewAction } from '@/domain/actions/action';
import type { Member } from '@/domain/actions/member';
import { DAILY_COUNT } from '@/domain/daily-count';
import type { Task } from '@/domain/task';
import { checkTwice } from '../shown';
import type { Device } from './device';
import { Requests } from './requests';
import type { Code } from './start';

/** How many times the page tries to get new daily tasks (spec §8). */
const ATTEMPTS = 3;

/** A tab with the home page: the data that it has read, and its part of the application's outbox. */
export class Page extends Requests implements Surroundings {
  /** Whether it is the first or second tab of its device. */
  readonly place: number;
  /** The swap that its message offers to undo. */
  swapped: { readonly task: Task; readonly back: Task } | undefined;
  /** The last content that it showed, with its member and actions. */
  #latest: { member: Member; applied: readonly Action[]; shown: Member } | undefined;
  readonly awaited = new Map<string, (result: Result) => void>();
  readonly failed = new Set<string>();
  /** Resolves when it has finished sending, if the browser has no locks. */
  turn: Promise<unknown> = Promise.resolve();
  #close: () => void = () => undefined;
  readonly closed = new Promise<void>((resolve) => (this.#close = resolve));

  constructor(device: Device, place: number, code: Code) {
    super(device, code);
    this.place = place;
  }

  /** Ends the page and everything that only it holds. */
  end(): void {
    const notes = this.waiting().filter(({ key }) => !this.code.isStored(key));
    for (const { action } of notes) this.device.around.truth.settled(action, 'not kept');
    for (const { key } of notes) this.code.removeNote(key);
    this.isOpen = false;
    this.#close();
  }

  /** Returns the member as the page shows it; undefined before the first read. */
  shown(): Member | undefined {
    const member = this.stored();
    if (!member) return undefined;
    const actions = this.waiting().map(({ action }) => action);
    const latest = this.#latest;
    // If actions were only added, reuses the earlier result, since applying all of them is slow.
    const isMore =
      latest?.member === member &&
      latest.applied.every((action, index) => action === actions[index]);
    const shown = isMore
      ? this.code.applyAll(latest.shown, actions.slice(latest.applied.length))
      : this.code.applyAll(member, actions);
    this.#latest = { member, applied: actions, shown };
    return shown;
  }

  /** Performs the member's action on the page as shown: notes it, then sends it. */
  act(plain: NewAction): Promise<void> {
    const { truth, api } = this.device.around;
    const action: Action = { ...plain, id: this.device.newId() };
    const key = this.code.noteAction(api.accountId, action);
    this.awaited.set(key, () => this.awaited.delete(key));
    truth.noted(action, this.device);
    const once = this.shown();
    if (once) checkTwice(truth.invariants, this.code, once, action);
    return this.sendWaiting();
  }

  /** Sends the noted actions. */
  sendWaiting(): Promise<void> {
    const send = async () => {
      // A closed page's code stops.
      if (!this.isOpen) await new Promise(() => undefined);
      await this.code.sendNotes(this);
    };
    return this.device
      .alone(this, send)
      .catch((error: unknown) => this.device.around.truth.fail(`A page failed: ${String(error)}`));
  }

  /** Opens or returns to the page: reads, gets new daily tasks if they are due, and sends waiting actions. */
  async visit(): Promise<void> {
    await this.tryToRead();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const shown = this.shown();
      if (!shown) break;
      const at = this.code.now();
      if (!this.hasChoice || !this.code.areNewTasksDue(this.code.dailySetIn(shown), at)) break;
      await this.act(this.code.renewalOf(shown, { tasks: this.dailies, at }));
      // Another device may have chosen tasks that this one doesn't know.
      if (this.code.unknownTasks(this.shown() ?? shown).length > 0) await this.tryToRead();
    }
    await this.sendWaiting();
  }

  /** Whether the page knows enough tasks for a new set. */
  get hasChoice(): boolean {
    return this.dailies.length >= DAILY_COUNT;
  }

  /** Returns the daily tasks that the page knows. */
  get dailies(): Task[] {
    return this.device.offered.filter(({ difficulty }) => difficulty === 'Daily');
  }

  /** Returns the tasks with a completion that hasn't expired. */
  completed({ completions }: Member): Set<string> {
    return this.code.completedTaskIds(completions, this.code.now());
  }

  async pause(attempt: number): Promise<void> {
    const { time, dice } = this.device.around;
    await time.wait(dice.between(0, Math.min(1000, 20 * 2 ** attempt)));
    if (!this.isOpen) await new Promise(() => undefined);
  }

  tellLater(): boolean {
    return true;
  }

  ended({ action }: Note, result: Exclude<Result, 'waiting'>): void {
    const { BackendError, STOPPING } = this.code;
    // Without a response, only actions that can't wait end.
    const isNotKept = result instanceof BackendError && STOPPING.has(result.kind);
    this.device.around.truth.settled(action, isNotKept ? 'not kept' : result);
  }
}
