import type { NewAction } from '@/data/actions/act';
import type { Note } from '@/data/actions/notes';
import type { Surroundings } from '@/data/actions/outbox';
import type { Action } from '@/domain/actions/action';
import type { Member } from '@/domain/actions/member';
import type { Task } from '@/domain/task';
import type { Ending } from '../truth';
import type { Device } from './device';
import { Requests } from './requests';
import type { Code } from './start';

/** How often new daily tasks are tried to get (spec §8). */
const ATTEMPTS = 3;

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

  /** Does what the member asked for on the page as it is shown: notes it and sends it. */
  act(plain: NewAction, shown: Member): Promise<void> {
    const { truth, api } = this.#device.around;
    const action: Action = { ...plain, id: truth.newId() };
    truth.checkTwice(this.code, shown, action);
    this.#awaited.add(this.code.noteAction(api.accountId, action));
    truth.noted(action, this.#device.name);
    return this.send();
  }

  /** Sends what is noted. */
  send(): Promise<void> {
    const { truth } = this.#device.around;
    const send = () => this.code.sendNotes(this.#surroundings());
    const sent = this.#turn.then(() => this.#device.alone(this, send));
    this.#turn = sent;
    return sent.catch((error: unknown) => truth.fail(`A page failed: ${String(error)}`));
  }

  /** Opens or returns to the page: reads, gets new daily tasks if they are due, and sends what waits. */
  async visit(): Promise<void> {
    await this.#read();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const shown = this.shown();
      if (!shown) break;
      const set = this.code.dailySetIn(shown);
      const at = this.code.now();
      if (this.code.assignmentFor(set, at).kind === 'keep') break;
      const tasks = this.nextDailies(shown);
      if (!tasks) break;
      await this.act({ kind: 'renew', from: set.number, tasks, at }, shown);
      await this.#read();
    }
    await this.send();
  }

  /** Returns the tasks of the next set; undefined if the page knows too few. */
  nextDailies(shown: Member): [Task, Task, Task] | undefined {
    const { code, dailies } = this;
    const ids = code.nextTaskIds({
      accountId: shown.accountId,
      tasks: dailies,
      current: code.dailySetIn(shown).current,
      period: shown.record.set.number + 1,
      completed: this.completed(shown),
      setAside: code.asideIds(shown),
    });
    const [one, two, three] = ids.flatMap((id) => dailies.find((task) => task.id === id) ?? []);
    return one && two && three && [one, two, three];
  }

  /** Returns the daily tasks that the page knows. */
  get dailies(): Task[] {
    return this.#device.offered.filter(({ difficulty }) => difficulty === 'Daily');
  }

  /** Returns the tasks with a completion that hasn't expired. */
  completed({ completions }: Member): Set<string> {
    return this.code.completedTaskIds(completions, this.code.now());
  }

  /** Returns what is noted on this device, oldest first. */
  notes(): Note[] {
    return this.code.notesOf(this.#device.around.api.accountId);
  }

  #surroundings(): Surroundings {
    const { time, dice } = this.#device.around;
    return {
      notes: () => this.notes(),
      stored: () => this.#member,
      store: (member) => this.#store(member),
      read: () => this.#requests.read(this.#member),
      readGoal: (taskId) => this.#requests.readGoal(taskId),
      send: (commit) => this.#requests.commit(commit),
      createProfile: () => this.#requests.createProfile(),
      now: () => this.code.now(),
      pause: async (attempt) => {
        await time.wait(dice.between(0, Math.min(1000, 20 * 2 ** attempt)));
        if (!this.isOpen) await new Promise(() => undefined);
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

  async #read(): Promise<void> {
    await this.#requests.read(this.#member).then(
      (member) => this.#store(member),
      (error: unknown) => {
        if (!(error instanceof this.code.BackendError)) throw error;
      },
    );
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
    const isKept = this.code.isStored(note.key) && !this.code.needsConnection(note.action);
    if (!isKept) this.#drop(note, 'not kept');
    else if (!note.isHeld) this.code.changeNote(note.key, { isHeld: true });
  }
}
