import { VERSION } from '@/domain/member-state';
import { act } from './deeds';
import { Backend } from './backend/api';
import { Pool } from './backend/pool';
import type { DeviceCode } from './device/bundle';
import { Device } from './device/device';
import { storeCatalog } from './catalog';
import { Dice } from './dice';
import { closedProblems, rowsLeft, settleClosed } from './closing';
import { deviceProblems, isExpected, settle } from './ending';
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
import type { Weather } from './network';
import type { Options, Step } from './plan';
import { SwapTruth } from './swap-truth';
import { Truth } from './truth';
import { VirtualTime } from './virtual-time';
import { countdownProblems, streakProblems, ZONES } from './zones';

const START = Date.parse('2026-03-02T12:00:00.000Z');
const MINUTE = 60_000;
const ACCOUNT = 'member';

const STORMY: Weather = { lostRequest: 0.03, lostAnswer: 0.03, resent: 0.01, slow: 0.05 };

/** The outcome of a simulation. */
export interface Outcome {
  /** What is wrong; none if all is well. */
  readonly problems: readonly string[];
  /** What happened, in words, one line each. */
  readonly trace: readonly string[];
}

/** Runs the steps of a plan, then gives every device a connection, and checks what must hold. */
export async function live(
  { seed, devices: count, start = START }: Pick<Options, 'seed' | 'devices' | 'start'>,
  steps: readonly Step[],
  code: DeviceCode,
): Promise<Outcome> {
  return new World({ seed, count, start }, code).run(steps);
}

class World {
  readonly #start: number;
  readonly #time: VirtualTime;
  readonly #backend: Backend;
  readonly #pool: Pool;
  readonly #dice: Dice;
  readonly #devices: readonly Device[];
  readonly #truth = new Truth(() => this.#time.now);
  readonly #lists = new ListTruth(() => this.#time.now);
  readonly #goals = new GoalTruth();
  readonly #swaps = new SwapTruth();
  readonly #trace: string[] = [];
  readonly #problems = new Set<string>();
  #hadDailySet = false;
  /** That of the document which was written last. */
  #version = 0;
  /** Whether the member has closed the account, or begun to: nothing of it is to be left. */
  #isClosed = false;
  #opened = 0;

  constructor(
    { seed, count, start }: { seed: string; count: number; start: number },
    code: DeviceCode,
  ) {
    this.#start = start;
    this.#time = new VirtualTime(start);
    this.#backend = new Backend(this.#time);
    this.#pool = new Pool(this.#time, ACCOUNT);
    this.#dice = new Dice(`${seed}#world`);
    const around = { time: this.#time, backend: this.#backend, pool: this.#pool, code };
    this.#devices = Array.from(
      { length: count },
      (_, at) => new Device(`device ${at + 1}`, ACCOUNT, STORMY, around),
    );
    storeCatalog(this.#backend, start);
    const lag = new Dice(`${seed}#lag`);
    this.#backend.lag = () => (lag.isHit(0.3) ? lag.between(1, 1500) : 0);
    this.#backend.onWrite = () => this.#check();
  }

  async run(steps: readonly Step[]): Promise<Outcome> {
    const problem = await this.#time.runUntil(this.#live(steps)).then(
      () => undefined,
      (error: unknown) => String(error instanceof Error ? error.stack : error),
    );
    if (problem !== undefined) this.#problems.add(problem);
    return { problems: [...this.#problems], trace: this.#trace };
  }

  async #live(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      const wait = this.#start + step.at - this.#time.now;
      if (wait > 0) await this.#time.wait(wait);
      this.#do(step);
      if (this.#problems.size > 0) return;
    }
    this.#say('the simulation', 'lets every device settle');
    if (this.#isClosed) {
      await settleClosed(this.#devices, { time: this.#time, dice: this.#dice, pool: this.#pool });
      return this.#checkClosed();
    }
    await settle(this.#devices, { time: this.#time, dice: this.#dice });
    this.#checkEnd();
  }

  #do(step: Step): void {
    const device = this.#devices[step.device];
    if (!device) return;
    const { browser, tabs } = device;
    // One with an open question is in front.
    const asking = tabs.find(({ page }) => page.planQuestion.isOpen());
    const tab = asking ?? tabs[Math.floor(step.which * tabs.length)];
    switch (step.deed) {
      case 'open':
        browser.isFull = false;
        // Some keep it blocked for longer.
        if (browser.isBlocked && step.which < 0.7) {
          browser.isBlocked = false;
          this.#say(device.name, 'allows its storage again');
        }
        return this.#signIn(device) ? this.#open(device) : undefined;
      case 'secondTab':
        return tabs.length < 2 && device.isSignedIn ? this.#open(device) : undefined;
      case 'travel':
        browser.zone = ZONES[Math.floor(step.which * ZONES.length)];
        return this.#say(device.name, `is in ${browser.zone}`);
      case 'update':
        device.isUpdated = true;
        return this.#say(device.name, 'gets a later version with its next page');
      case 'closeAccount':
        return this.#closeAccount(device);
      case 'revoke':
        this.#pool.revoke(browser.refreshToken ?? '');
        return this.#say(device.name, 'has its session revoked');
      case 'close':
        device.closeAll();
        return this.#say(device.name, 'closes its tabs');
      case 'crash':
        if (tab) device.close(tab);
        return this.#say(device.name, 'loses a tab');
      case 'tear':
        device.closeAll();
        browser.tear(Math.ceil(step.which * 5));
        return this.#say(device.name, 'crashes and loses its latest writes');
      case 'disconnect':
      case 'connect':
        browser.isOnline = step.deed === 'connect';
        this.#say(device.name, `${step.deed}s`);
        return browser.isOnline ? this.#send(device) : undefined;
      case 'fillStorage':
        browser.isFull = true;
        return this.#say(device.name, 'has no storage left');
      case 'blockStorage':
        browser.isBlocked = true;
        return this.#say(device.name, 'blocks its storage');
      case 'skewClock':
        browser.skew = Math.round((step.which - 0.5) * 40 * MINUTE);
        return this.#say(device.name, `has a clock that is ${browser.skew} ms ahead`);
      case 'editTask':
      case 'archiveTask':
      case 'deleteTask':
        return this.#administer(step);
      default:
        if (!tab) return undefined;
        // What another device has begun, this one may end.
        if (this.#isClosed && step.which < 0.2) return this.#closeAccount(device);
        if (device.isSignedIn) return this.#act(device, tab, step);
        // Its page asks to sign in, which the member does now or later.
        if (step.which < 0.5 && this.#signIn(device))
          for (const { page } of tabs) this.#follow(device, 'visit', page.visit());
        return undefined;
    }
  }

  /** Signs a device in unless it is. Returns whether it is now. */
  #signIn(device: Device): boolean {
    if (device.isSignedIn) return true;
    const { browser, name } = device;
    if (this.#pool.isDeleted) {
      this.#say(name, 'finds that its account is gone');
      return false;
    }
    if (browser.isOnline) browser.signIn();
    this.#say(name, browser.isOnline ? 'signs in again' : 'can’t sign in without a connection');
    return browser.isOnline;
  }

  #closeAccount(device: Device): void {
    if (!device.isSignedIn || !device.browser.isOnline) return;
    if (device.tabs.length === 0) this.#open(device);
    const [tab] = device.tabs;
    if (!tab) return;
    this.#isClosed = true;
    this.#follow(device, 'close the account', tab.page.closeAccount());
  }

  #open(device: Device): void {
    const dice = new Dice(`${this.#opened++}#${this.#dice.next()}`);
    const tab = device.open(dice);
    this.#say(device.name, `opens its tab ${device.tabs.length}`);
    this.#follow(device, 'visit', tab.page.visit());
  }

  #send(device: Device): void {
    for (const { page } of device.tabs)
      this.#follow(
        device,
        'send',
        page.send().then((count) => `send ${count}`),
      );
  }

  #act(device: Device, tab: Device['tabs'][number], step: Step): void {
    const { browser } = device;
    const known = {
      truth: this.#truth,
      lists: this.#lists,
      goals: this.#goals,
      swaps: this.#swaps,
    };
    const deed = act(step, tab, { ...known, browser });
    if (deed) this.#follow(device, step.deed, deed);
  }

  /** Writes the outcome of a deed to the trace. An error that the page would show isn't a problem. */
  #follow(device: Device, what: string, deed: Promise<string | undefined | void>): void {
    this.#say(device.name, `begins: ${what}`);
    deed.then(
      (done) => this.#finish(device, done ?? what),
      (error: unknown) => {
        if (!isExpected(error))
          this.#problems.add(`${what}: ${error instanceof Error ? error.stack : String(error)}`);
        this.#say(device.name, `has failed: ${what} (${String(error)})`);
      },
    );
  }

  #finish(device: Device, what: string): void {
    this.#say(device.name, `has done: ${what}`);
    for (const problem of countdownProblems(device)) this.#problems.add(problem);
  }

  #administer({ deed, which }: Step): void {
    const { Tasks } = this.#backend.tables;
    const live = Tasks.all().filter(({ state }) => state === 'Live');
    const task = live[Math.floor(which * live.length)];
    if (!task) return;
    this.#say('an admin', `${deed} ${task.id}`);
    if (deed === 'editTask')
      return this.#backend.put('Tasks', { ...task, score: Math.floor(which * 20) });
    // Enough tasks must be left to choose from.
    const left = live.filter(({ difficulty }) => difficulty === task['difficulty']).length;
    if (left <= (task['difficulty'] === 'Daily' ? 6 : 2)) return;
    if (deed === 'deleteTask') this.#backend.remove('Tasks', task.id);
    else this.#backend.put('Tasks', { ...task, state: 'Archived' });
  }

  #checkClosed(): void {
    for (const problem of closedProblems(this.#backend, this.#devices)) this.#problems.add(problem);
  }

  #check(): void {
    if (this.#isClosed) {
      const left = this.#pool.isDeleted ? rowsLeft(this.#backend) : [];
      for (const id of left) this.#problems.add(`${id} is stored, though the account is closed`);
      return;
    }
    for (const problem of documentProblems(this.#backend, ACCOUNT)) this.#problems.add(problem);
    const version = versionIn(this.#backend, ACCOUNT);
    // A version without corrections writes what the one before can read.
    if (version < this.#version && this.#version > VERSION)
      this.#problems.add(`Version ${version} has written over a document of ${this.#version}`);
    this.#version = version;
    const daily = dailyRecordIn(this.#backend, ACCOUNT);
    if (daily) this.#swaps.observe(daily, dailyRows(this.#backend));
    const has = hasDailySet(this.#backend);
    if (this.#hadDailySet && !has) {
      this.#problems.add(
        `I9: The account has no complete set of daily tasks: ${dailyRowsText(this.#backend)}`,
      );
    }
    this.#hadDailySet ||= has;
  }

  #checkEnd(): void {
    for (const problem of endProblems(this.#backend, ACCOUNT)) this.#problems.add(problem);
    const rows = completionsIn(this.#backend);
    for (const problem of this.#truth.contradictions(rows)) this.#problems.add(problem);
    const completedAt = rows.map(({ completedDate }) => Date.parse(completedDate));
    for (const problem of streakProblems(this.#devices, completedAt)) this.#problems.add(problem);
    for (const problem of this.#swaps.contradictions()) this.#problems.add(problem);
    const goals = goalsIn(this.#backend);
    const exists = (taskId: string) => this.#backend.tables.Tasks.get(taskId) !== undefined;
    const isListed = new Set(goals.keys());
    for (const problem of this.#lists.contradictions(isListed, exists)) this.#problems.add(problem);
    const stayed = [...goals].filter(([taskId]) => !this.#lists.wasRemoved(taskId));
    for (const problem of this.#goals.contradictions(new Map(stayed))) this.#problems.add(problem);
    for (const problem of deviceProblems(this.#devices)) this.#problems.add(problem);
  }

  #say(who: string, what: string): void {
    this.#trace.push(`${new Date(this.#time.now).toISOString()} ${who} ${what}`);
  }
}
