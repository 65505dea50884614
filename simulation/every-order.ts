import { Backend } from './backend/api';
import { Pool } from './backend/pool';
import { storeCatalog } from './catalog';
import type { DeviceCode } from './device/start';
import { Device } from './device/device';
import { Dice } from './dice';
import { deviceProblems, isExpected, settle } from './ending';
import { courseAfter, HeldNetwork } from './held-network';
import { completionsIn, documentProblems, endProblems } from './invariants';
import { FAIR } from './network';
import { Truth } from './truth';
import { VirtualTime } from './virtual-time';

/*
 * What two devices do at the same time with one daily task, in every order in which their requests can arrive, each
 * request also lost before and after it is carried out: no dice, all of them (docs/simulation.md).
 */

const START = Date.parse('2026-03-02T12:00:00.000Z');
const MINUTE = 60_000;
const ACCOUNT = 'member';

type Deed = 'complete' | 'undo' | 'swap';

/** What each device does, one deed after another. */
export type Deeds = readonly [readonly Deed[], readonly Deed[]];

/** What has some hundred orders in all. */
export const SHORT_DEEDS: readonly Deeds[] = [
  [['complete'], ['complete']],
  [['complete'], ['swap']],
  [['undo'], ['undo']],
  [['undo'], ['complete']],
  [['complete', 'undo'], ['complete']],
];

/** What has some thousand orders more. */
export const LONG_DEEDS: readonly Deeds[] = [
  [['undo'], ['swap']],
  [['swap'], ['swap']],
  [
    ['complete', 'undo'],
    ['complete', 'undo'],
  ],
];

/** An order of requests that broke the protocol. */
export interface BrokenOrder {
  readonly problems: readonly string[];
  readonly trace: readonly string[];
}

/** Runs deeds once for each order of their requests. Returns how many there are, or the first that fails. */
export async function everyOrder(deeds: Deeds, code: DeviceCode): Promise<number | BrokenOrder> {
  let count = 0;
  let course: number[] | undefined = [];
  while (course) {
    const { problems, network } = await runInOrder(deeds, course, code);
    if (problems.length > 0) return { problems, trace: network.trace };
    count += 1;
    course = courseAfter(network.decisions);
  }
  return count;
}

async function runInOrder(deeds: Deeds, course: readonly number[], code: DeviceCode) {
  const time = new VirtualTime(START);
  const backend = new Backend(time);
  const network = new HeldNetwork({ time, backend }, course);
  storeCatalog(backend, START);
  const problems = new Set<string>();
  const fetchOf: HeldNetwork['fetchOver'] = (connection, device) =>
    network.fetchOver(connection, device);
  const around = { time, backend, pool: new Pool(time, ACCOUNT), code, fetchOf };
  const devices = ['device 1', 'device 2'].map((name) => new Device(name, ACCOUNT, FAIR, around));
  const dice = new Dice('every order');
  const truth = new Truth(() => time.now);
  backend.onWrite = () => {
    for (const problem of documentProblems(backend, ACCOUNT)) problems.add(problem);
  };

  const live = async () => {
    const taskId = await prepare(devices, deeds, { time, dice, truth });
    network.isHolding = true;
    const both = devices.map(async (device, at) => {
      for (const deed of deeds[at] ?? []) {
        await act(device, deed, taskId, truth).catch((error: unknown) => {
          if (!isExpected(error)) problems.add(String(error));
        });
      }
    });
    await Promise.all(both);
    network.isHolding = false;
    await settle(devices, { time, dice });
    const ends = [
      ...endProblems(backend, ACCOUNT),
      ...truth.contradictions(completionsIn(backend)),
      ...deviceProblems(devices),
    ];
    for (const problem of ends) problems.add(problem);
  };
  await time.runUntil(live()).catch((error: unknown) => problems.add(String(error)));
  return { problems: [...problems], network };
}

interface Around {
  readonly time: VirtualTime;
  readonly dice: Dice;
  readonly truth: Truth;
}

/** Opens the home page on each device; the first one completes a task if one is to be undone. Returns the task's ID. */
async function prepare(
  [first, second]: readonly Device[],
  deeds: Deeds,
  { time, dice, truth }: Around,
): Promise<string> {
  const [tab, other] = [first?.open(dice), second?.open(dice)];
  await tab?.page.visit();
  await other?.page.visit();
  const [task] = tab?.page.openDailies() ?? [];
  if (!tab || !other || !task || !first) throw new Error('There are no daily tasks');
  if (deeds.some(([deed]) => deed === 'undo')) {
    await truth.complete(task.id, first.browser, () => tab.page.complete(task));
    if (deeds.every(([deed]) => deed === 'undo')) await other.page.visit();
  }
  await time.wait(MINUTE);
  return task.id;
}

async function act(
  { browser, tabs }: Device,
  deed: Deed,
  taskId: string,
  truth: Truth,
): Promise<void> {
  const [tab] = tabs;
  if (!tab) throw new Error('The device has no tab');
  const { page } = tab;
  const task = page.openDailies().find(({ id }) => id === taskId);
  switch (deed) {
    case 'complete':
      if (task) await truth.complete(taskId, browser, () => page.complete(task));
      return;
    case 'undo': {
      const row = page.undoable().find((one) => one.taskId === taskId);
      if (row) await truth.undo(row, browser, () => page.undo(row.row));
      return;
    }
    case 'swap':
      if (task) await page.swap(task);
  }
}
