import { Backend } from './backend/api';
import { Pool } from './backend/pool';
import { administer, storeCatalog } from './catalog';
import { closedProblems, leftProblems, settleClosed } from './closing';
import { happen } from './device-events';
import type { DeviceCode } from './device/start';
import { Device } from './device/device';
import { Dice } from './dice';
import { settle } from './ending';
import { Member } from './member';
import type { Weather } from './network';
import type { Options, Step } from './plan';
import { Verdict } from './verdict';
import { VirtualTime } from './virtual-time';

const START = Date.parse('2026-03-02T12:00:00.000Z');
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
  readonly #verdict: Verdict;
  readonly #member: Member;
  readonly #trace: string[] = [];

  constructor(
    { seed, count, start }: { seed: string; count: number; start: number },
    code: DeviceCode,
  ) {
    this.#start = start;
    this.#time = new VirtualTime(start);
    this.#backend = new Backend(this.#time);
    this.#pool = new Pool(this.#time, ACCOUNT);
    this.#dice = new Dice(`${seed}#world`);
    const [time, backend, pool, dice] = [this.#time, this.#backend, this.#pool, this.#dice];
    this.#devices = Array.from(
      { length: count },
      (_, at) => new Device(`device ${at + 1}`, ACCOUNT, STORMY, { time, backend, pool, code }),
    );
    storeCatalog(backend, start);
    const lag = new Dice(`${seed}#lag`);
    backend.lag = () => (lag.isHit(0.3) ? lag.between(1, 1500) : 0);
    const verdict = new Verdict({ time, backend, accountId: ACCOUNT });
    const say = (who: string, what: string) => this.#say(who, what);
    const member = new Member({ pool, dice, verdict, say });
    backend.onWrite = () => {
      if (!member.isClosed) verdict.afterWrite();
      else if (pool.isDeleted) verdict.add(leftProblems(backend));
    };
    this.#verdict = verdict;
    this.#member = member;
  }

  async run(steps: readonly Step[]): Promise<Outcome> {
    const problem = await this.#time.runUntil(this.#live(steps)).then(
      () => undefined,
      (error: unknown) => String(error instanceof Error ? error.stack : error),
    );
    if (problem !== undefined) this.#verdict.add([problem]);
    return { problems: [...this.#verdict.problems], trace: this.#trace };
  }

  async #live(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      const wait = this.#start + step.at - this.#time.now;
      if (wait > 0) await this.#time.wait(wait);
      this.#do(step);
      if (this.#verdict.problems.size > 0) return;
    }
    this.#say('the simulation', 'lets every device settle');
    const around = { time: this.#time, dice: this.#dice, pool: this.#pool };
    if (this.#member.isClosed) {
      await settleClosed(this.#devices, around);
      this.#verdict.add(closedProblems(this.#backend, this.#devices));
    } else {
      await settle(this.#devices, around);
      this.#verdict.atEnd(this.#devices);
    }
  }

  #do(step: Step): void {
    const device = this.#devices[step.device];
    if (!device) return;
    const { tabs } = device;
    // One with an open question is in front.
    const asking = tabs.find(({ page }) => page.planQuestion.isOpen());
    const tab = asking ?? tabs[Math.floor(step.which * tabs.length)];
    const happened = happen(step, device, { tab, pool: this.#pool });
    if (happened !== undefined) this.#say(device.name, happened);
    switch (step.deed) {
      case 'connect':
        return this.#member.send(device);
      case 'editTask':
      case 'archiveTask':
      case 'deleteTask':
        return administer(step, this.#backend, (what) => this.#say('an admin', what));
      default:
        return happened === undefined ? this.#member.use(step, device, tab) : undefined;
    }
  }

  #say(who: string, what: string): void {
    this.#trace.push(`${new Date(this.#time.now).toISOString()} ${who} ${what}`);
  }
}
