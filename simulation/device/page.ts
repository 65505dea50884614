import type { Note } from '@/data/actions/notes';
import type { Surroundings } from '@/data/actions/outbox';
import type { Action } from '@/domain/actions/action';
import type { Member } from '@/domain/actions/member';
import { instantOf } from '@/domain/instant';
import type { Task } from '@/domain/task';
import type { Device } from './device';
import type { Ending } from '../truth';
import { Requests } from './requests';
import type { Code } from './start';

type WithoutId<Each> = Each extends Action ? Omit<Each, 'id'> : never;

/** What a member does, before it has an ID. */
export type NewAction = WithoutId<Action>;

/** How often new daily tasks are tried to get (spec §8). */
const ATTEMPTS = 3;

const NEVER = new Promise<never>(() => undefined);

/** A tab with the home page: what it has read, and the application's outbox. */
export class Page {
  readonly code: Code;
  /** The first or second tab of its device. */
  readonly place: number;
  isOpen = true;
  /** The swap that its message offers to undo. */
  swapped: { readonly taskId: string; readonly to: string } | undefined;
  readonly #device: Device;
  readonly #requests: Requests;
  readonly #awaited = new Set<string>();
  readonly #failed = new Set<string>();
  #member: Member | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(device: Device, place: number, code: Code) {
    this.#device = device;
    this.#requests = new Requests(device, code, () => this.isOpen);
    this.place = place;
    this.code = code;
    this.#member = device.kept;
  }

  /** Ends the page, with what it alone keeps. */
  end(): void {
    const notes = this.notes().filter(({ key }) => !this.code.isStored(key));
    for (const note of notes) this.#drop(note, 'not kept');
    this.isOpen = false;
  }

  /** Returns the member as the page shows it; undefined if it has read nothing. */
  shown(): Member | undefined {
    const actions = this.notes().map(({ action }) => action);
    return this.#member && this.code.applyAll(this.#member, actions);
  }

  /** Does what the member asked for: notes it and sends it. */
  act(plain: NewAction): Promise<void> {
    const { truth } = this.#device.around;
    const action: Action = { ...plain, id: truth.newId() };
    const shown = this.shown();
    if (shown) truth.checkTwice(this.code, shown, action);
    const key = this.code.noteAction(this.#device.around.api.accountId, action);
    this.#awaited.add(key);
    truth.noted(action, this.#device.name);
    return this.send();
  }

  /** Sends what is noted. */
  send(): Promise<void> {
    const { around } = this.#device;
    const sent = this.#turn.then(() =>
      this.#device.alone(this, () => this.code.sendNotes(this.#surroundings())),
    );
    this.#turn = sent;
    return sent.catch((error: unknown) => around.truth.fail(`A page failed: ${String(error)}`));
  }

  /** Opens or returns to the page: reads, gets new daily tasks if they are due, and sends what waits. */
  async visit(): Promise<void> {
    await this.#quietly(async () => this.#store(await this.#requests.read(this.#member)));
    await this.#renew();
    await this.send();
  }

  async #renew(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const shown = this.shown();
      if (!shown) return;
      const { code } = this;
      const set = code.dailySetIn(shown);
      if (code.assignmentFor(set, this.#device.now()).kind === 'keep') return;
      const tasks = this.nextDailies(shown);
      if (!tasks) return;
      await this.act({ kind: 'renew', from: set.number, tasks, at: this.#device.now() });
      await this.#quietly(async () => this.#store(await this.#requests.read(this.#member)));
    }
  }

  /** Returns the tasks of the next set; undefined if the page knows too few. */
  nextDailies(shown: Member): [Task, Task, Task] | undefined {
    const { code } = this;
    const { dailies } = this.#device;
    const { accountId, record } = shown;
    const ids = code.nextTaskIds({
      accountId,
      tasks: dailies,
      current: code.dailySetIn(shown).current,
      period: record.set.number + 1,
      completed: this.completed(shown),
      setAside: code.asideIds(shown),
    });
    const [one, two, three] = ids.flatMap((id) => dailies.find((task) => task.id === id) ?? []);
    return one && two && three && [one, two, three];
  }

  /** Returns the tasks with a completion that hasn't expired. */
  completed({ completions }: Member): Set<string> {
    const now = instantOf(this.#device.now());
    const valid = completions.filter(({ expirationDate }) => (expirationDate ?? '') > now);
    return new Set(valid.map(({ taskId }) => taskId));
  }

  /** Returns what is noted on this device, oldest first. */
  notes(): Note[] {
    return this.code.notesOf(this.#device.around.api.accountId);
  }

  #surroundings(): Surroundings {
    const device = this.#device;
    const { time, dice } = device.around;
    return {
      notes: () => this.notes(),
      stored: () => this.#member,
      store: (member) => this.#store(member),
      read: () => this.#requests.read(this.#member),
      readGoal: (taskId) => this.#requests.readGoal(taskId),
      send: (commit) => this.#requests.commit(commit),
      createProfile: () => this.#requests.createProfile(),
      now: () => device.now(),
      pause: async (attempt) => {
        await time.wait(dice.between(0, Math.min(1000, 20 * 2 ** attempt)));
        if (!this.isOpen) await NEVER;
      },
      settle: (note, result) => {
        this.#drop(note, result);
        return true;
      },
      hold: (note) => this.#hold(note),
      isAwaited: ({ key }) => this.#awaited.has(key),
      fail: ({ key, failures }) => {
        if (this.#failed.has(key)) return failures;
        this.#failed.add(key);
        this.code.changeNote(key, { failures: failures + 1 });
        return failures + 1;
      },
    };
  }

  #store(member: Member): void {
    this.#member = member;
    this.#device.kept = member;
  }

  #drop({ key, action }: Note, result: Ending): void {
    this.#awaited.delete(key);
    this.code.removeNote(key);
    this.#device.around.truth.settled(action, result);
  }

  #hold(note: Note): void {
    this.#awaited.delete(note.key);
    if (!this.code.isStored(note.key)) this.#drop(note, 'not kept');
    else if (!note.isHeld) this.code.changeNote(note.key, { isHeld: true });
  }

  async #quietly(run: () => Promise<void>): Promise<void> {
    await run().catch((error: unknown) => {
      if (!(error instanceof this.code.BackendError)) throw error;
    });
  }
}
