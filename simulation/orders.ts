import { MINUTE_MS } from '@/domain/instant';
import type { Start } from './device/start';
import { Dice } from './dice';
import { settle } from './ending';
import { happen, lifeOf, type World, worldOf } from './life';
import { ARRIVES, GIVEN_UP } from './network';
import type { Deed } from './plan';
import { type Fate, VirtualTime } from './virtual-time';

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

const NOON = Date.parse('2026-03-02T12:00:00.000Z');

/** How many requests of an order a page gives up, before or after they arrive. */
const MOST_GIVEN_UP = 1;

/** What can happen next. */
interface Choice {
  readonly words: string;
  readonly run: () => void;
}

/** What can happen next to a request of a device. */
interface Open extends Choice, Fate {
  readonly device: number;
}

/** Tries every order. Where two orders lead to the same, only one of them goes on. Ends with the first that fails. */
export async function everyOrder(deeds: Deeds, start: Start): Promise<Orders> {
  const known = new Set<string>();
  let course: readonly number[] | undefined = [];
  for (let count = 1; ; count += 1) {
    const order = new Order(deeds, course, known, start);
    const problems = await order.run();
    course = order.following();
    if (!course || problems.length > 0) return { count, problems, trace: order.trace };
  }
}

/**
 * One order, as a clock: `course` says which of the choices there were came first, second and so on; after its end, the
 * first.
 */
class Order extends VirtualTime {
  readonly trace: string[] = [];
  readonly #deeds: Deeds;
  readonly #course: readonly number[];
  readonly #known: Set<string>;
  readonly #world: World;
  readonly #turns: { readonly choice: number; readonly choices: number }[] = [];
  readonly #done = [0, 0];
  /** What waits to be chosen; undefined while everything comes in time. */
  #open: readonly Open[] | undefined;
  #end: (isNew: boolean) => void = () => undefined;
  #givenUp = 0;

  constructor(deeds: Deeds, course: readonly number[], known: Set<string>, start: Start) {
    super(NOON);
    this.#deeds = deeds;
    this.#course = course;
    this.#known = known;
    const never = new Dice('', () => 1 - Number.EPSILON);
    this.#world = worldOf(2, { time: this, dice: never, start });
  }

  /** Returns what is wrong. */
  run(): Promise<readonly string[]> {
    return lifeOf(this.#world, async (world) => {
      await this.#prepare();
      this.#open = [];
      const isNew = await new Promise<boolean>((end) => (this.#end = end));
      this.#open = undefined;
      if (isNew) await settle(world);
    });
  }

  /** Returns the course after this one, so that each is taken once; undefined after the last. */
  following(): number[] | undefined {
    const last = this.#turns.findLastIndex(({ choice, choices }) => choice + 1 < choices);
    if (last < 0) return undefined;
    const course = this.#turns.slice(0, last + 1).map(({ choice }) => choice);
    return course.map((choice, at) => (at === last ? choice + 1 : choice));
  }

  override after(delay: number, run: () => void, fate?: Fate): () => void {
    if (!this.#open || !fate) return super.after(delay, run);
    const { devices } = this.#world;
    const device = devices.findIndex(({ connection }) => connection === fate.request.connection);
    const words = `device ${device + 1}: a request ${fate.what}`;
    const one: Open = { ...fate, words, device, run };
    this.#open = [...this.#open, one];
    return () => this.#close(one);
  }

  protected override next() {
    return super.next() ?? (this.#open && { at: this.now, run: this.#chosen(this.#open) });
  }

  #close(choice: Choice): void {
    this.#open = this.#open?.filter((one) => one !== choice);
  }

  /** Both pages show a completed task, a goal with a plan, and two other daily tasks. */
  async #prepare(): Promise<void> {
    const { devices } = this.#world;
    for (const device of devices) {
      device.connection.recover();
      await device.open().visit();
    }
    for (const deed of ['complete', 'addGoal', 'planGoal'] as const) {
      happen(this.#world, { device: 0, deed, which: 0 });
      await this.wait(MINUTE_MS);
    }
    await devices[1]?.tabs[0]?.visit();
  }

  /** Returns what comes next, of what is open and what devices do. */
  #chosen(open: readonly Open[]): () => void {
    this.#stopClocks();
    // What follows from what is known was tried.
    const isTried = this.#turns.length >= this.#course.length && this.#isKnown(open);
    if (isTried || this.#world.truth.problems.size > 0) return () => this.#end(false);
    const choices = this.#choices(open);
    const choice = this.#course[this.#turns.length] ?? 0;
    this.#turns.push({ choice, choices: choices.length });
    const chosen = choices[choice];
    if (!chosen) throw new Error('There is no such choice');
    this.trace.push(chosen.words);
    this.#close(chosen);
    if ('what' in chosen && chosen.what === GIVEN_UP) this.#givenUp += 1;
    return chosen.run;
  }

  /** What clocks show depends only on what was done on their devices, so that equal states look alike. */
  #stopClocks(): void {
    for (const [at, device] of this.#world.devices.entries()) {
      const minutes = 10 + 2 * (this.#done[at] ?? 0) + at;
      device.setClock(NOON + minutes * MINUTE_MS - this.now);
    }
  }

  #choices(open: readonly Open[]): Choice[] {
    const mayGiveUp = this.#givenUp < MOST_GIVEN_UP;
    const each = this.#world.devices.map((_, device) => {
      const fates = open.filter((one) => one.device === device && one.request.isAwaited);
      return {
        waitsForApi: fates.some(({ what }) => what === ARRIVES),
        choices: [
          ...this.#deedsLeft(device),
          ...fates.filter(({ what }) => what !== GIVEN_UP),
          ...fates.filter(({ what }) => what === GIVEN_UP && mayGiveUp),
        ],
      };
    });
    // What a device does by itself leads to the same before and after anything that doesn't concern it.
    const alone = each.find(({ waitsForApi, choices }) => !waitsForApi && choices.length > 0);
    if (alone) return alone.choices;
    const choices = each.flatMap((one) => one.choices);
    const end = { words: 'Nothing more arrives', run: () => this.#end(true) };
    return [...(choices.length > 0 ? choices : [end]), ...open.filter(this.#isLate)];
  }

  #deedsLeft(device: number): Choice[] {
    const done = this.#done[device] ?? 0;
    const deed = this.#deeds[device]?.[done];
    if (!deed) return [];
    const run = () => {
      happen(this.#world, { device, deed, which: 0 });
      this.#done[device] = done + 1;
    };
    return [{ words: `device ${device + 1}: ${deed}`, run }];
  }

  /** Whether it is a commit that was given up and may still be stored: one of an earlier revision is refused. */
  readonly #isLate = ({ what, request: { commit, isAwaited } }: Open) =>
    what === ARRIVES && !isAwaited && commit?.revision === this.#world.api.profile?.revision;

  /** Whether all of this was there before, after other choices. */
  #isKnown(open: readonly Open[]): boolean {
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
        // What was read by its key since.
        kept?.goals.map(({ goal }) => goal),
        kept?.completions.map(({ note }) => note),
        page?.waiting().map(({ key: _key, ...note }) => note),
      ]),
      open
        .filter((one) => one.request.isAwaited || this.#isLate(one))
        .map(({ words, device, request: { commit, answer, isAwaited } }) => [
          words,
          device,
          commit,
          answer,
          isAwaited,
        ]),
      this.#done,
      this.#givenUp,
    ]);
    const isKnown = this.#known.has(text);
    this.#known.add(text);
    return isKnown;
  }
}
