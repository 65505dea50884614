import { MINUTE_MS } from '@/domain/instant';
import type { Device } from './device/device';
import type { Start } from './device/start';
import { Dice } from './dice';
import { settle } from './ending';
import { happen, lifeOf, type World, worldOf } from './life';
import { type Network, replyOf } from './network';
import { VirtualTime } from './virtual-time';

/*
 * The actions of two devices at the same time, in every order in which they and their requests can happen, without dice
 * (docs/simulation.md).
 */

/** The deeds of each of two devices, in order. */
export type Deeds = readonly [readonly string[], readonly string[]];

/** The number of orders tried, and the problems and trace of one that failed. */
interface Orders {
  readonly count: number;
  readonly problems: readonly string[];
  readonly trace: readonly string[];
}

const NOON = Date.parse('2026-03-02T12:00:00.000Z');

/** The most requests of an order that a page gives up, before or after they arrive. */
const MOST_GIVEN_UP = 1;

/** The possible fates of a request. */
const FATES = ['gets its response', 'arrives, and is given up', 'is given up'] as const;

/** Tries every order until one fails. */
export async function everyOrder(deeds: Deeds, start: Start): Promise<Orders> {
  let course: readonly number[] = [];
  for (let count = 1; ; count += 1) {
    const order = new Order(deeds, course, start);
    const problems = await order.run();
    const next = order.following();
    if (!next || problems.length > 0) return { count, problems, trace: order.trace };
    course = next;
  }
}

/** One order. `course` has the number of each choice, in order; after its end, the first choice is always taken. */
class Order {
  readonly trace: string[] = [];
  readonly #course: readonly number[];
  readonly #turns: { readonly choice: number; readonly choices: number }[] = [];
  readonly #world: World;
  /** The deeds that each device has left. */
  readonly #deeds: readonly string[][];
  /** The requests that pages wait for. */
  readonly #requests = new Map<() => void, Device>();
  /** Requests that were given up, which may still arrive until a later commit makes the API refuse them. */
  #late: readonly { readonly carryOut: () => void; readonly profile: unknown }[] = [];
  #isChosen = false;
  #givenUp = 0;

  constructor(deeds: Deeds, course: readonly number[], start: Start) {
    this.#deeds = deeds.map((own) => [...own]);
    this.#course = course;
    const dice = new Dice('', () => 1 - Number.EPSILON);
    const time = new VirtualTime(NOON);
    this.#world = worldOf(2, { time, dice, start, network: this.#network });
  }

  /** Returns the problems. */
  run(): Promise<readonly string[]> {
    return lifeOf(this.#world, async (world) => {
      await prepare(world);
      this.#isChosen = true;
      for (let next = this.#choices(); next.length > 0; next = this.#choices()) {
        next[this.#choose(next.length)]?.();
        await world.time.wait(MINUTE_MS);
      }
      this.#isChosen = false;
      await settle(world);
    });
  }

  /** Returns the course after this one, so that each is taken once; undefined after the last. */
  following(): number[] | undefined {
    const last = this.#turns.findLastIndex(({ choice, choices }) => choice + 1 < choices);
    if (last < 0) return undefined;
    const course = this.#turns.slice(0, last + 1).map(({ choice }) => choice);
    return course.map((choice, at) => (at === last ? choice + 1 : choice));
  }

  #choose(choices: number): number {
    const choice = this.#course[this.#turns.length] ?? 0;
    this.#turns.push({ choice, choices });
    return choice;
  }

  readonly #network: Network = (device, carryOut) =>
    new Promise((resolve) => {
      if (!this.#isChosen) return resolve(replyOf(carryOut()));
      const run = () => {
        this.#requests.delete(run);
        const fate = FATES[this.#givenUp < MOST_GIVEN_UP ? this.#choose(FATES.length) : 0];
        this.trace.push(`${device.name}: a request ${fate}`);
        if (fate === 'gets its response') return resolve(replyOf(carryOut()));
        this.#givenUp += 1;
        const { profile } = this.#world.api;
        if (fate === 'is given up') this.#late = [...this.#late, { carryOut, profile }];
        else carryOut();
        return resolve(undefined);
      };
      return void this.#requests.set(run, device);
    });

  /** Returns the possible next steps. */
  #choices(): readonly (() => void)[] {
    const waiting = new Set(this.#requests.values());
    const { devices, api } = this.#world;
    this.#late = this.#late.filter(({ profile }) => profile === api.profile);
    // A device's own steps lead to the same result before and after anything that doesn't concern it.
    const alone = devices.findIndex(
      (device, at) => this.#deeds[at]?.length && !waiting.has(device),
    );
    if (alone >= 0) return [() => this.#do(alone)];
    const left = [...devices.keys()].filter((at) => this.#deeds[at]?.length);
    const next = [...left.map((at) => () => this.#do(at)), ...this.#requests.keys()];
    const late = this.#late.map(({ carryOut }) => () => {
      this.trace.push('A request arrives late');
      this.#late = [];
      carryOut();
    });
    // A late request may also never arrive.
    if (next.length === 0 && late.length > 0) next.push(() => (this.#late = []));
    return [...next, ...late];
  }

  #do(device: number): void {
    const deed = this.#deeds[device]?.shift() ?? '';
    this.trace.push(`device ${device + 1}: ${deed}`);
    happen(this.#world, { device, deed, which: 0 });
  }
}

/** Both pages show a completed task, a goal with a plan, and two other daily tasks. */
async function prepare(world: World): Promise<void> {
  const { devices, time } = world;
  for (const device of devices) await device.open().visit();
  for (const deed of ['complete', 'addGoal', 'planGoal']) {
    happen(world, { device: 0, deed, which: 0 });
    await time.wait(MINUTE_MS);
  }
  await devices[1]?.tabs[0]?.visit();
}
