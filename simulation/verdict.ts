import { VERSION } from '@/domain/member-state';
import type { Backend } from './backend/api';
import type { Device } from './device/device';
import { deviceProblems } from './ending';
import { GoalTruth } from './goal-truth';
import {
  completionsIn,
  dailyRecordIn,
  dailyRows,
  dailyRowsText,
  documentProblems,
  endProblems,
  goalsIn,
  hasDailySet,
  versionIn,
} from './invariants';
import { ListTruth } from './list-truth';
import { SwapTruth } from './swap-truth';
import { Truth } from './truth';
import type { VirtualTime } from './virtual-time';
import { streakProblems } from './zones';

interface About {
  readonly time: VirtualTime;
  readonly backend: Backend;
  readonly accountId: string;
}

/** What is wrong with what is stored, after each write and at the end, and with what the member was told. */
export class Verdict {
  readonly problems = new Set<string>();
  readonly truth: Truth;
  readonly lists: ListTruth;
  readonly goals = new GoalTruth();
  readonly swaps = new SwapTruth();
  readonly #backend: Backend;
  readonly #accountId: string;
  #hadDailySet = false;
  /** That of the document which was written last. */
  #version = 0;

  constructor({ time, backend, accountId }: About) {
    this.truth = new Truth(() => time.now);
    this.lists = new ListTruth(() => time.now);
    this.#backend = backend;
    this.#accountId = accountId;
  }

  add(problems: readonly string[]): void {
    for (const problem of problems) this.problems.add(problem);
  }

  /** Checks what holds after each write. */
  afterWrite(): void {
    const backend = this.#backend;
    this.add(documentProblems(backend, this.#accountId));
    const version = versionIn(backend, this.#accountId);
    // A version without corrections writes what the one before can read.
    if (version < this.#version && this.#version > VERSION)
      this.add([`Version ${version} has written over a document of ${this.#version}`]);
    this.#version = version;
    const daily = dailyRecordIn(backend, this.#accountId);
    if (daily) this.swaps.observe(daily, dailyRows(backend));
    const has = hasDailySet(backend);
    if (this.#hadDailySet && !has) {
      const rows = dailyRowsText(backend);
      this.add([`I9: The account has no complete set of daily tasks: ${rows}`]);
    }
    this.#hadDailySet ||= has;
  }

  /** Checks what holds once every device has had a connection. */
  atEnd(devices: readonly Device[]): void {
    const backend = this.#backend;
    this.add(endProblems(backend, this.#accountId));
    const rows = completionsIn(backend);
    this.add(this.truth.contradictions(rows));
    const completedAt = rows.map(({ completedDate }) => Date.parse(completedDate));
    this.add(streakProblems(devices, completedAt));
    this.add(this.swaps.contradictions());
    const goals = goalsIn(backend);
    const exists = (taskId: string) => backend.tables.Tasks.get(taskId) !== undefined;
    this.add(this.lists.contradictions(new Set(goals.keys()), exists));
    const stayed = [...goals].filter(([taskId]) => !this.lists.wasRemoved(taskId));
    this.add(this.goals.contradictions(new Map(stayed)));
    this.add(deviceProblems(devices));
  }
}
