import { instantOf } from '@/domain/instant';
import { Api } from './api';
import { DEEDS } from './deeds';
import { type Around, Device } from './device/device';
import type { Start } from './device/start';
import { Dice } from './dice';
import { settle } from './ending';
import { EVENTS, INCIDENTS } from './incidents';
import { networkOf } from './network';
import { type Options, planOf, type Step } from './plan';
import { Truth } from './truth';
import { VirtualTime } from './virtual-time';

/** The outcome of a simulation. */
interface Outcome {
  /** The problems found; empty if all is well. */
  readonly problems: readonly string[];
  /** The events, in words, one line each. */
  readonly trace: readonly string[];
}

/** A life that went wrong. */
export interface Failure {
  readonly options: Options;
  readonly problems: readonly string[];
}

/** The world of a life: an account, its devices, and what they share. */
export interface World extends Around {
  readonly devices: readonly Device[];
}

/** Returns the world before a life begins. */
export function worldOf(devices: number, around: Omit<Around, 'api' | 'truth'>): World {
  const api = new Api(() => around.time.now);
  const all = { ...around, api, truth: new Truth(api) };
  const names = Array.from({ length: devices }, (_, at) => `device ${at + 1}`);
  return { ...all, devices: names.map((name) => new Device(name, all)) };
}

/** Runs a life, then connects every device and checks the invariants. */
export async function live(
  options: Options,
  start: Start,
  steps: readonly Step[] = planOf(options),
): Promise<Outcome> {
  const trace: string[] = [];
  const [time, dice] = [new VirtualTime(options.start), new Dice(`${options.seed}#world`)];
  const network = networkOf(time, dice);
  const world = worldOf(options.devices, { time, dice, start, network });
  const problems = await lifeOf(world, () => run(world, steps, trace));
  return { problems, trace };
}

/** Runs a life. Returns its problems. */
export async function lifeOf(
  world: World,
  run: (world: World) => Promise<void>,
): Promise<readonly string[]> {
  const { time, truth, devices } = world;
  await time
    .runUntil(run(world))
    .catch((error: unknown) => truth.fail(String(error instanceof Error ? error.stack : error)));
  for (const device of devices) device.closeAll();
  return [...truth.problems];
}

async function run(world: World, steps: readonly Step[], trace: string[]): Promise<void> {
  const { time, truth } = world;
  const start = time.now;
  for (const step of steps) {
    const wait = start + step.at - time.now;
    if (wait > 0) await time.wait(wait);
    const description = happen(world, step);
    if (description) trace.push(`${instantOf(time.now)} ${description}`);
    if (truth.problems.size > 0) return;
  }
  trace.push('Every device gets a connection.');
  await settle(world);
}

const incidents = new Map(Object.entries({ ...DEEDS, ...EVENTS, ...INCIDENTS }));

/** Makes a step happen. Returns its description; undefined if nothing could happen. */
export function happen(
  world: World,
  { device: number, deed, which }: Omit<Step, 'at'>,
): string | undefined {
  const [device, incident] = [world.devices[number], incidents.get(deed)];
  if (!device || !incident) throw new Error(`There is no '${deed}', or no device ${number}`);
  return incident.happen({ world, device, which });
}

/** Runs one life after another, starting with the seed. Returns the first that fails; undefined if none does. */
export async function firstFailure(
  options: Options,
  runs: number,
  start: Start,
): Promise<Failure | undefined> {
  for (let run = 0; run < runs; run += 1) {
    const life = { ...options, seed: options.seed + run };
    const { problems } = await live(life, start);
    if (problems.length > 0) return { options: life, problems };
  }
  return undefined;
}

/** How long to look for a shorter history, in milliseconds. */
const SHORTENING_MS = 60_000;

/** Returns fewer steps of a life that fail in the same way: leaves out halves, then quarters, and so on. */
export async function shortened(
  { options, problems }: Failure,
  start: Start,
): Promise<readonly Step[]> {
  const kind = kindOf(problems);
  const end = Date.now() + SHORTENING_MS;
  let steps = planOf(options);
  let size = Math.ceil(steps.length / 2);
  for (; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < steps.length && Date.now() < end;) {
      const fewer = [...steps.slice(0, at), ...steps.slice(at + size)];
      if (kindOf((await live(options, start, fewer)).problems) === kind) steps = fewer;
      else at += size;
    }
  }
  return steps;
}

// Problems of one kind begin the same, apart from their numbers.
function kindOf([problem = '']: readonly string[]): string {
  return problem.slice(0, 20).replaceAll(/\d/g, '');
}
