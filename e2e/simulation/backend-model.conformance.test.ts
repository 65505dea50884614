import { admin, member, post, type RunningDataApi } from 'amplify-emulator/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Dice } from '../../simulation/dice';
import { Backend } from '../../simulation/backend/api';
import { VirtualTime } from '../../simulation/virtual-time';
import { startTestDataApi } from '../testing/running-emulator';

/*
 * The simulation's model of the backend responds as the emulator does, which runs the deployed templates. More requests:
 * VERDURE_REQUESTS=100000 npx vitest run --project conformance e2e/simulation
 */

const REQUESTS = Number(process.env['VERDURE_REQUESTS'] ?? 600);
const TIMEOUT_MS = 60_000 + REQUESTS * 60;
const NOW = Date.parse('2026-03-02T12:00:00.000Z');
const ACCOUNTS = ['aaaa', 'bbbb'];
/** Also closes its account, more than once. */
const LEAVING = 'cccc';
const TASKS = ['task-1', 'task-2', 'task-3'];

let api: RunningDataApi;
const model = new Backend(new VirtualTime(NOW));

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  // While the clock stands still, no lag would pass.
  api = await startTestDataApi({ indexLagMs: 0 });
  for (const [at, id] of TASKS.entries()) {
    const task = {
      id,
      name: `Task ${at}`,
      difficulty: 'Daily',
      score: at,
      duration: 1,
      state: 'Live',
    };
    const created = await post(
      api.origin,
      admin,
      'mutation Create($input: CreateTasksInput!) { createTasks(input: $input) { id } }',
      { input: task },
    );
    if (created.errors[0]) throw new Error(created.errors[0].message);
    model.put('Tasks', task);
  }
});
afterAll(async () => {
  vi.useRealTimers();
  await api.dispose();
});

interface Request {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const dateOf = (dice: Dice) => new Date(NOW + dice.between(0, 4) * 3_600_000).toISOString();

/** Requests as the application makes them, for rows of either account. */
const requests: readonly ((dice: Dice, caller: string, owner: string) => Request)[] = [
  (dice, caller, owner) => ({
    query:
      'mutation Create($input: CreateUserProfileInput!) { createUserProfile(input: $input) { id level memberState } }',
    variables: { input: { id: owner, profileOwner: caller, level: dice.between(0, 2) } },
  }),
  (dice, _, owner) => ({
    query: `mutation Set($input: UpdateUserProfileInput!, $condition: ModelUserProfileConditionInput) {
      updateUserProfile(input: $input, condition: $condition) { id level memberState } }`,
    variables: {
      input: {
        id: owner,
        level: dice.between(0, 2),
        memberState: dice.pick([null, '{"revision":1,']),
      },
      condition: {
        and: [
          { level: { eq: dice.between(0, 2) } },
          dice.pick([
            { memberState: { beginsWith: '{"revision":1,' } },
            {
              or: [
                { memberState: { attributeExists: false } },
                { memberState: { attributeType: '_null' } },
              ],
            },
          ]),
        ],
      },
    },
  }),
  (dice, _, owner) => ({
    query: `query Home($id: ID!, $owner: String!, $since: String!) {
      getUserProfile(id: $id) { level memberState selectedTasks(limit: 100) { items { id taskId swap task { score } } } }
      completions: listCompletedTaskByNameofownerAndExpirationDate(
        nameofowner: $owner, expirationDate: { gt: $since }) { items { id completedDate task { score } } } }`,
    variables: { id: owner, owner, since: dateOf(dice) },
  }),
  (dice, caller, owner) => ({
    query: `mutation Complete($input: CreateCompletedTaskInput!) {
      createCompletedTask(input: $input) { id taskId completedDate expirationDate task { id } } }`,
    variables: {
      input: {
        id: `${owner}#done#${dice.between(1, 3)}`,
        taskId: dice.pick([...TASKS, 'task-gone']),
        completedDate: dateOf(dice),
        expirationDate: dateOf(dice),
        nameofowner: caller,
        profileId: caller,
      },
    },
  }),
  (dice, _, owner) => ({
    query: `mutation Uncomplete($input: DeleteCompletedTaskInput!, $condition: ModelCompletedTaskConditionInput) {
      deleteCompletedTask(input: $input, condition: $condition) { id } }`,
    variables: {
      input: { id: `${owner}#done#${dice.between(1, 3)}` },
      condition: { completedDate: { eq: dateOf(dice) } },
    },
  }),
  (dice, _, owner) => ({
    query:
      'query Completed($id: ID!) { getCompletedTask(id: $id) { id completedDate task { score } } }',
    variables: { id: `${owner}#done#${dice.between(1, 3)}` },
  }),
  (dice, caller, owner) => ({
    query: `mutation Assign($input: CreateUserTaskSelectionInput!) {
      createUserTaskSelection(input: $input) { id taskId swap } }`,
    variables: {
      input: {
        id: `${owner}#daily#1#${dice.between(0, 2)}`,
        taskId: dice.pick(TASKS),
        userId: caller,
        owner: caller,
        selectionDate: dateOf(dice),
      },
    },
  }),
  (dice, _, owner) => ({
    query: `mutation Swap($input: UpdateUserTaskSelectionInput!, $condition: ModelUserTaskSelectionConditionInput) {
      updateUserTaskSelection(input: $input, condition: $condition) { id } }`,
    variables: {
      input: {
        id: `${owner}#daily#1#${dice.between(0, 2)}`,
        taskId: dice.pick(TASKS),
        swap: dice.between(1, 3),
      },
      condition: {
        or: [{ swap: { attributeExists: false } }, { swap: { lt: dice.between(1, 3) } }],
      },
    },
  }),
  (dice, _, owner) => ({
    query: `mutation Delete($one: DeleteUserTaskSelectionInput!, $two: DeleteUserTaskSelectionInput!,
        $condition: ModelUserTaskSelectionConditionInput) {
      r0: deleteUserTaskSelection(input: $one, condition: $condition) { id } r1: deleteUserTaskSelection(input: $two) { id } }`,
    variables: {
      ...(dice.isHit(0.5) && { condition: { selectionDate: { eq: dateOf(dice) } } }),
      one: { id: `${owner}#daily#1#${dice.between(0, 2)}` },
      two: { id: `${owner}#daily#1#${dice.between(0, 2)}` },
    },
  }),
  (dice, _, owner) => ({
    query: `query Selected($id: ID!) { r0: getUserTaskSelection(id: $id) { id taskId swap task { name } }
      r1: getTasks(id: "${dice.pick([...TASKS, 'task-gone'])}") { score } }`,
    variables: { id: `${owner}#daily#1#${dice.between(0, 2)}` },
  }),
  (dice, caller) => ({
    query:
      caller === LEAVING && dice.isHit(0.3)
        ? 'mutation Close($input: CreateClosedAccountInput!) { createClosedAccount(input: $input) { id } }'
        : 'query Task { getTasks(id: "task-1") { score } }',
    variables: { input: {} },
  }),
  (dice) => ({
    query: `query Dailies($limit: Int) { page: listTasksByDifficulty(difficulty: Daily, limit: $limit) { items { id } } }`,
    variables: { limit: dice.pick([200, 1000]) },
  }),
];

it(`${REQUESTS} random requests get the same responses`, { timeout: TIMEOUT_MS }, async () => {
  const seed = process.env['VERDURE_SEED'] ?? 'backend';
  const dice = new Dice(seed);
  for (let number = 0; number < REQUESTS; number += 1) {
    const caller = dice.pick([...ACCOUNTS, LEAVING]);
    const owner = dice.isHit(0.85) ? caller : dice.pick(ACCOUNTS);
    const request = dice.pick(requests)(dice, caller, owner);
    const theirs = await post(api.origin, member(caller), request.query, { ...request.variables });
    const ours = model.answer(request, caller);
    const found = { data: ours.data, errors: (ours.errors ?? []).map(shown) };
    const expected = { data: theirs.data ?? null, errors: theirs.errors.map(shown) };
    expect({ request, caller, ...plain(found) }).toEqual({ request, caller, ...plain(expected) });
  }
});

/** Returns a response as JSON, with the items of lists in one order: rows of equal keys come in any. */
function plain(response: object): object {
  const sorted = (name: string, value: unknown): unknown =>
    name === 'items' && Array.isArray(value)
      ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : value;
  return Object(JSON.parse(JSON.stringify(response, sorted)));
}

function shown({ errorType, path }: { errorType?: unknown; path?: unknown }) {
  return { errorType, path };
}
