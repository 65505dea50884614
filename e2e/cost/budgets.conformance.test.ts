import { beforeAll, describe, expect, it } from 'vitest';
import { tasks } from '../../amplify/seed/catalog';
import { DAY_MS, instantOf } from '@/domain/instant';
import { openDailies } from './member';
import { type Cost, startWorld, type World } from './world';

/** As measured. docs/performance.md explains the numbers and the targets. */
const budgets = {
  visit: { requests: 1, writeUnits: 0, readUnits: 17.5 },
  renewal: { requests: 1, writeUnits: 19, readUnits: 3 },
  completion: { requests: 1, writeUnits: 9, readUnits: 1 },
  secondCompletion: { requests: 1, writeUnits: 9, readUnits: 1 },
  undo: { requests: 1, writeUnits: 9, readUnits: 0 },
  goal: { requests: 2, writeUnits: 8, readUnits: 3 },
  history: { requests: 2, writeUnits: 0, readUnits: 11 },
  secondVisit: { requests: 1, writeUnits: 0, readUnits: 15.5 },
  refresh: { requests: 2, writeUnits: 19, readUnits: 6.5 },
} satisfies Record<string, Cost>;

type Day = Record<keyof typeof budgets, Cost>;

/** Enough for the lists of valid completions to stop growing. */
const DAYS_BEFORE = 10;
const TIMEOUT_MS = 240_000;

/** Lets the world's member live ten days, then returns what each part of the next one costs. */
async function measureDay(world: World): Promise<Day> {
  const { member } = world;
  for (let day = 0; day < DAYS_BEFORE; day += 1) {
    await world.live(member);
    world.wait(1);
  }
  const cost = async <T>(act: () => Promise<T>): Promise<[Cost, T]> => {
    let result: { value: T } | undefined;
    const spent = await world.cost(async () => (result = { value: await act() }));
    if (!result) throw new Error('Nothing was measured');
    return [spent, result.value];
  };
  const [visit] = await cost(() => member.visit());
  const [renewal] = await cost(() => member.renew());
  const renewed = await member.visit();
  const [one, two] = openDailies(renewed);
  if (!one || !two) throw new Error('Two tasks should be open');
  const [completion] = await cost(() => member.complete(one));
  const [secondCompletion, row] = await cost(() => member.complete(two));
  const [undo] = await cost(() => member.undo(row));
  const [goal] = await cost(() => member.addGoal());
  const [history] = await cost(() => member.openHistory());
  const [secondVisit] = await cost(() => member.visit());
  const [refresh] = await cost(() => member.refresh());
  return {
    visit,
    renewal,
    completion,
    secondCompletion,
    undo,
    goal,
    history,
    secondVisit,
    refresh,
  };
}

async function dayIn(grow?: (world: World) => Promise<void>): Promise<Day> {
  const world = await startWorld();
  try {
    await grow?.(world);
    return await measureDay(world);
  } finally {
    await world.stop();
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

/** Adds 600 tasks, and 300 old completions of the member. */
async function grow(world: World): Promise<void> {
  await world.create(
    'Tasks',
    numbers(600).map((number) => ({
      id: `task-${number}`,
      name: `Task ${number}`,
      difficulty: 'Strategic',
      description: 'Takes a while.',
    })),
  );
  await addOldCompletions(world);
}

// Completed longer ago than the streak and the history look back.
async function addOldCompletions(world: World): Promise<void> {
  const { id } = world.member;
  const rows = numbers(300).map((number) => ({
    id: `${id}#done#daily-lights-off#old${number}`,
    taskId: 'daily-lights-off',
    completedDate: instantOf(Date.now() - 400 * DAY_MS),
    expirationDate: instantOf(Date.now() - 390 * DAY_MS),
    nameofowner: id,
    profileId: id,
  }));
  await world.create('CompletedTask', rows, world.member);
}

let day: Day;

beforeAll(async () => {
  day = await dayIn();
}, TIMEOUT_MS);

describe('A member', () => {
  it.each(Object.entries(budgets))('stays within the budget of a %s', (part, budget) => {
    const spent = Object.entries(day).find(([name]) => name === part)?.[1];
    expect(spent?.requests, 'requests').toBeLessThanOrEqual(budget.requests);
    expect(spent?.writeUnits, 'write units').toBeLessThanOrEqual(budget.writeUnits);
    expect(spent?.readUnits, 'read units').toBeLessThanOrEqual(budget.readUnits);
  });
});

it(
  'Nothing costs more with more tasks on other pages, or more old completions',
  async () => {
    expect(await dayIn(grow)).toEqual(day);
  },
  TIMEOUT_MS,
);

it(
  'New daily tasks are chosen from a thousand as from the demo’s, with one more request for the second page',
  async () => {
    const thousand = await dayIn(async (world) => {
      // As the demo's, with IDs as long: the member's record names tasks.
      const dailies = tasks.filter(({ difficulty }) => difficulty === 'Daily');
      const more = numbers(1000).flatMap((number) =>
        dailies.slice(number % dailies.length, (number % dailies.length) + 1).map((task) => ({
          ...task,
          id: `${task.id.slice(0, -4)}${String(number).padStart(4, '0')}`,
          name: `${task.name} ${number}`,
        })),
      );
      await world.create('Tasks', more);
    });
    expect(thousand.visit.requests).toBe(day.visit.requests + 1);
    expect(thousand.renewal).toEqual(day.renewal);
  },
  TIMEOUT_MS,
);
