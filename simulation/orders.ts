import type { Commit } from '@/domain/actions/commit';
import { MINUTE_MS, SECOND_MS } from '@/domain/instant';
import type { Versions } from './device/start';
import { settle } from './ending';
import { happen, lifeOf, type World, worldOf } from './life';
import { Connection, type Response } from './network';
import type { Deed } from './plan';

/*
 * What two devices do at once, in every order in which their actions, requests and responses can come, without dice
 * (docs/simulation.md).
 */

/** What each of two devices does, one deed after another. */
export type Deeds = readonly [readonly Deed[], readonly Deed[]];

/** How many orders were tried; of one that broke what must hold, what it was. */
export interface Orders {
  readonly count: number;
  readonly problems: readonly string[];
  readonly trace: readonly string[];
}

const START = Date.parse('2026-03-02T12:00:00.000Z');

/** How many requests of an order a page gives up, before or after they arrive. */
const MOST_GIVEN_UP = 1;

/** Longer than a page pauses between attempts. */
const TURN_MS = 2 * SECOND_MS;

/** What can happen next; without `take`, nothing more does. */
interface Choice {
  readonly words: string;
  readonly take?: () => void;
}

/** A request that the network holds, whose page waits for it unless it was given up. */
interface Held {
  readonly commit: Commit | undefined;
  isAwaited: boolean;
  /** Once it has arrived. */
  response?: unknown;
  readonly arrive: () => void;
  readonly end: (isGivenUp: boolean) => void;
}

class HeldNetwork extends Connection {
  readonly requests: Held[] = [];

  override carry<Answer>(
    carryOut: () => Answer,
    commit?: Commit,
  ): Promise<Response<Answer> | undefined> {
    return new Promise((resolve) => {
      let response: Response<Answer> | undefined;
      const held: Held = {
        commit,
        isAwaited: true,
        arrive: () => (held.response = response = { answer: carryOut() }),
        end: (isGivenUp) => {
          held.isAwaited = false;
          resolve(isGivenUp ? undefined : response);
        },
      };
      this.requests.push(held);
    });
  }
}

/** Tries every order. Where two orders lead to the same, only one of them goes on. Ends with the first that fails. */
export async function everyOrder(deeds: Deeds, versions: Versions): Promise<Orders> {
  const known = new Set<string>();
  let course: readonly number[] | undefined = [];
  for (let count = 1; ; count += 1) {
    const order = new Order(deeds, course, known, versions);
    const problems = await order.run();
    course = order.next();
    if (!course || problems.length > 0) return { count, problems, trace: order.trace };
  }
}

/** One order: `course` says which of the choices there were came first, second and so on; after its end, the first. */
class Order {
  readonly trace: string[] = [];
  readonly #deeds: Deeds;
  readonly #course: readonly number[];
  readonly #known: Set<string>;
  readonly #world: World;
  readonly #networks: readonly HeldNetwork[];
  readonly #turns: { readonly choice: number; readonly choices: number }[] = [];
  readonly #done = [0, 0];
  #givenUp = 0;

  constructor(deeds: Deeds, course: readonly number[], known: Set<string>, versions: Versions) {
    this.#deeds = deeds;
    this.#course = course;
    this.#known = known;
    this.#world = worldOf({ seed: 0, devices: 2, start: START }, versions);
    const { time, dice, devices } = this.#world;
    this.#networks = devices.map(() => new HeldNetwork(time, dice));
  }

  /** Returns what is wrong. */
  run(): Promise<readonly string[]> {
    return lifeOf(this.#world, async ({ time, devices, truth, dice }) => {
      await this.#prepare();
      for (const [at, device] of devices.entries())
        device.connection = this.#networks[at] ?? device.connection;
      while (truth.problems.size === 0) {
        this.#stopClocks();
        // What follows from what is known was tried.
        if (this.#turns.length >= this.#course.length && this.#isKnown()) return;
        const choices = this.#choices();
        const choice = this.#course[this.#turns.length] ?? 0;
        this.#turns.push({ choice, choices: choices.length });
        const { words = '', take } = choices[choice] ?? {};
        this.trace.push(words);
        if (!take) break;
        take();
        await time.wait(TURN_MS);
      }
      for (const device of devices) device.connection = new Connection(time, dice);
      await settle(this.#world);
    });
  }

  /** Returns the course after this one, so that each is taken once; undefined after the last. */
  next(): number[] | undefined {
    const last = this.#turns.findLastIndex(({ choice, choices }) => choice + 1 < choices);
    if (last < 0) return undefined;
    const course = this.#turns.slice(0, last + 1).map(({ choice }) => choice);
    return course.map((choice, at) => (at === last ? choice + 1 : choice));
  }

  /** Both pages show a completed task, a goal with a plan, and two other daily tasks. */
  async #prepare(): Promise<void> {
    const { time, devices } = this.#world;
    for (const device of devices) {
      device.connection.recover();
      await device.open().visit();
    }
    for (const deed of ['complete', 'addGoal', 'planGoal'] as const) {
      happen(this.#world, { device: 0, deed, which: 0 });
      await time.wait(MINUTE_MS);
    }
    await devices[1]?.tabs[0]?.visit();
  }

  /** What clocks show depends only on what was done on their devices, so that equal states look alike. */
  #stopClocks(): void {
    const { time, devices } = this.#world;
    for (const [at, device] of devices.entries()) {
      const minutes = 10 + 2 * (this.#done[at] ?? 0) + at;
      device.setClock(START + minutes * MINUTE_MS - time.now);
    }
  }

  #choices(): Choice[] {
    const each = this.#networks.map((network, at) => ({
      waitsForApi: network.requests.some((held) => held.isAwaited && !held.response),
      choices: [...this.#deedsLeft(at), ...this.#fates(network, `device ${at + 1}`)],
    }));
    // What a device does by itself leads to the same before and after anything that doesn't concern it.
    const alone = each.find(({ waitsForApi, choices }) => !waitsForApi && choices.length > 0);
    if (alone) return alone.choices;
    const choices = each.flatMap((one) => one.choices);
    const late = this.#late().map((held) => ({
      words: 'A request that was given up arrives',
      take: held.arrive,
    }));
    return [...(choices.length > 0 ? choices : [{ words: 'Nothing more arrives' }]), ...late];
  }

  #deedsLeft(device: number): Choice[] {
    const done = this.#done[device] ?? 0;
    const deed = this.#deeds[device]?.[done];
    if (!deed) return [];
    const take = () => {
      happen(this.#world, { device, deed, which: 0 });
      this.#done[device] = done + 1;
    };
    return [{ words: `device ${device + 1}: ${deed}`, take }];
  }

  #fates({ requests }: HeldNetwork, name: string): Choice[] {
    return requests
      .filter(({ isAwaited }) => isAwaited)
      .flatMap((held) => {
        const next = held.response
          ? { words: `${name} gets its response`, take: () => held.end(false) }
          : { words: `A request of ${name} arrives`, take: held.arrive };
        if (this.#givenUp === MOST_GIVEN_UP) return [next];
        const giveUp = () => {
          this.#givenUp += 1;
          held.end(true);
        };
        return [next, { words: `${name} gives a request up`, take: giveUp }];
      });
  }

  /** Returns the commits that were given up and that may still be stored: those of an earlier revision are refused. */
  #late(): Held[] {
    const revision = this.#world.api.profile?.revision;
    return this.#networks
      .flatMap(({ requests }) => requests)
      .filter((held) => !held.isAwaited && !held.response && held.commit?.revision === revision);
  }

  /** Whether all of this was there before, after other choices. */
  #isKnown(): boolean {
    const { api, devices, truth } = this.#world;
    const inOrder = (rows: Iterable<{ readonly id: string }>) =>
      [...rows].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const text = JSON.stringify([
      api.profile,
      inOrder(api.completions.values()),
      inOrder(api.selections.values()),
      truth.endings,
      devices.map(({ tabs: [page], kept }) => [
        kept?.revision,
        page?.waiting().map(({ key: _key, ...note }) => note),
      ]),
      this.#networks.map(({ requests }) => requests.filter(({ isAwaited }) => isAwaited)),
      this.#late(),
      this.#done,
      this.#givenUp,
    ]);
    const isKnown = this.#known.has(text);
    this.#known.add(text);
    return isKnown;
  }
}
