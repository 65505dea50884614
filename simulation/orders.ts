import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/domain/instant';
import { DEEDS } from './deeds';
import type { Device } from './device/device';
import type { Versions } from './device/start';
import { settle } from './ending';
import { type World, worldOf } from './life';
import { Connection, type Response } from './network';
import type { Deed } from './plan';

/*
 * What two devices do at once, in every order in which their actions, requests and responses can come, without dice
 * (docs/simulation.md).
 */

/** What each of two devices does, one deed after another. */
export type Deeds = readonly [readonly Deed[], readonly Deed[]];

/** How many orders there are; of one that broke what must hold, what it was. */
export interface Orders {
  readonly count: number;
  readonly problems: readonly string[];
  readonly trace: readonly string[];
}

const START = Date.parse('2026-03-02T12:00:00.000Z');

/** How many requests of an order a page gives up, before or after they arrive. */
const MOST_GIVEN_UP = 1;

/** What can happen next. */
interface Choice {
  readonly words: string;
  readonly take: () => void;
}

/** A request that the network holds. */
interface Held {
  readonly content: string;
  readonly arrive: () => void;
  readonly respond: () => void;
  readonly giveUp: () => void;
  hasArrived: boolean;
  isAwaited: boolean;
}

class HeldNetwork extends Connection {
  readonly requests: Held[] = [];

  override carry<Answer>(
    carryOut: () => Answer,
    content = '',
  ): Promise<Response<Answer> | undefined> {
    return new Promise((resolve) => {
      let answer: Answer;
      this.requests.push({
        content,
        arrive: () => (answer = carryOut()),
        respond: () => resolve({ answer }),
        giveUp: () => resolve(undefined),
        hasArrived: false,
        isAwaited: true,
      });
    });
  }
}

/** Tries every order. Where two orders lead to the same, only one of them goes on. Ends with the first that fails. */
export async function everyOrder(deeds: Deeds, versions: Versions): Promise<Orders> {
  const known = new Set<string>();
  let count = 0;
  let course: readonly number[] | undefined = [];
  while (course) {
    const order = new Order(deeds, course, known, versions);
    const { problems, trace } = await order.run();
    count += 1;
    if (problems.length > 0) return { count, problems, trace };
    course = order.next();
  }
  return { count, problems: [], trace: [] };
}

/** One order: `course` says which of the choices there were came first, second and so on; after its end, the first. */
class Order {
  readonly #deeds: Deeds;
  readonly #course: readonly number[];
  readonly #known: Set<string>;
  readonly #world: World;
  readonly #networks: readonly HeldNetwork[];
  readonly #decisions: { readonly choice: number; readonly choices: number }[] = [];
  readonly #trace: string[] = [];
  readonly #done = [0, 0];
  #givenUp = 0;

  constructor(deeds: Deeds, course: readonly number[], known: Set<string>, versions: Versions) {
    this.#deeds = deeds;
    this.#course = course;
    this.#known = known;
    this.#world = worldOf({ seed: 0, devices: 2, start: START }, versions);
    const { time, dice } = this.#world;
    this.#networks = this.#world.devices.map(() => new HeldNetwork(time, dice));
  }

  async run(): Promise<Pick<Orders, 'problems' | 'trace'>> {
    const { time, truth, devices } = this.#world;
    await time.runUntil(this.#live()).catch((error: unknown) => truth.fail(String(error)));
    for (const device of devices) device.closeAll();
    return { problems: [...truth.problems], trace: this.#trace };
  }

  /** Returns the course after this one, so that each is taken once; undefined after the last. */
  next(): number[] | undefined {
    const last = this.#decisions.findLastIndex(({ choice, choices }) => choice + 1 < choices);
    if (last < 0) return undefined;
    const course = this.#decisions.slice(0, last + 1).map(({ choice }) => choice);
    return course.map((choice, at) => (at === last ? choice + 1 : choice));
  }

  async #live(): Promise<void> {
    const { time, devices, truth } = this.#world;
    await this.#prepare();
    for (const [at, device] of devices.entries()) {
      device.connection = this.#networks[at] ?? device.connection;
    }
    for (let turn = 0; truth.problems.size === 0; turn += 1) {
      // Their clocks stand still, so that it doesn't show in what is stored how many choices came before.
      for (const device of devices) device.setClock(START + DAY_MS / 2 - time.now, false);
      const choices = this.#choices();
      if (choices.length === 0) break;
      // What follows from what is known was tried.
      if (turn >= this.#course.length && this.#isKnown()) return;
      const choice = this.#course[turn] ?? 0;
      this.#decisions.push({ choice, choices: choices.length });
      const { words, take } = choices[choice] ?? {
        words: 'Nothing more arrives.',
        take: undefined,
      };
      this.#trace.push(words);
      if (!take) break;
      take();
      // Longer than a page pauses between attempts.
      await time.wait(2 * SECOND_MS);
    }
    for (const device of devices) device.connection = new Connection(time, this.#world.dice);
    await settle(this.#world);
  }

  /** Both pages show a completed task, a goal with a plan, and two other daily tasks. */
  async #prepare(): Promise<void> {
    const { time, devices } = this.#world;
    for (const device of devices) {
      device.connection.recover();
      await device.open().visit();
    }
    const [first, second] = devices;
    for (const deed of ['complete', 'addGoal', 'planGoal'] as const) {
      if (first) await act(first, deed, time.now);
      await time.wait(MINUTE_MS);
    }
    await second?.tabs[0]?.visit();
  }

  #choices(): Choice[] {
    const choices = this.#world.devices.flatMap((device, at) => [
      ...this.#deedsLeft(device, at),
      ...(this.#networks[at]?.requests ?? []).flatMap((held) => this.#fates(device, held)),
    ]);
    return choices;
  }

  #deedsLeft(device: Device, at: number): Choice[] {
    const done = this.#done[at] ?? 0;
    const deed = this.#deeds[at]?.[done];
    if (!deed) return [];
    const take = () => {
      this.#done[at] = done + 1;
      // The same in every order.
      void act(device, deed, START + (60 + 2 * done + at) * MINUTE_MS);
    };
    return [{ words: `${device.name}: ${deed}`, take }];
  }

  #fates({ name }: Device, held: Held): Choice[] {
    const fates: Choice[] = [];
    if (!held.hasArrived) {
      const arrive = () => {
        held.hasArrived = true;
        held.arrive();
      };
      fates.push({ words: `A request of ${name} arrives`, take: arrive });
    } else if (held.isAwaited) {
      const respond = () => {
        held.isAwaited = false;
        held.respond();
      };
      fates.push({ words: `${name} gets its response`, take: respond });
    }
    if (held.isAwaited && this.#givenUp < MOST_GIVEN_UP) {
      const giveUp = () => {
        this.#givenUp += 1;
        held.isAwaited = false;
        held.giveUp();
      };
      fates.push({ words: `${name} gives a request up`, take: giveUp });
    }
    return fates;
  }

  /** Whether all of this was there before, after other choices. */
  #isKnown(): boolean {
    const { api, devices, truth } = this.#world;
    const { profile, completions, selections } = api;
    const pages = devices.map(({ tabs: [page], kept }) => [kept?.revision, page?.notes()]);
    const requests = this.#networks.map((network) => network.requests);
    const stored = {
      profile,
      completions: [...completions.keys()],
      rows: [...selections.values()],
    };
    const text = JSON.stringify({
      ...stored,
      endings: truth.endings,
      pages,
      requests,
      done: this.#done,
      givenUp: this.#givenUp,
    });
    const isKnown = this.#known.has(text);
    this.#known.add(text);
    return isKnown;
  }
}

async function act(device: Device, deed: Deed, at: number): Promise<void> {
  const [page] = device.tabs;
  const shown = page?.shown();
  const action = page && shown && DEEDS[deed]?.({ page, shown, at, device, which: 0 });
  if (action) await page.act(action, shown);
}
