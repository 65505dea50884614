import { ask, type Backend } from '../check-deployment/deployment';
import type { Version } from './version';

/** A signed-in member of a running backend, and the ID of a task. */
interface Member {
  readonly backend: Backend;
  readonly token: string;
  readonly sub: string;
  readonly task: string;
}

type Variables = Record<string, unknown>;

/** The queries of a client that a member's page begins with. */
const pageQueries = ['Home', 'HistoryPage', 'ProfileDetails', 'Member', 'Completed', 'Completions'];

/** What a member's pages write, in an order that leaves the rows as they were, but for the profile's texts. */
function writesOf({ sub, task }: Pick<Member, 'sub' | 'task'>): [string, Variables][] {
  const completion = { id: `${sub}#rehearsed`, taskId: task, nameofowner: sub, profileId: sub };
  const dates = { completedDate: instant(0), expirationDate: instant(1) };
  const selection = { id: `${sub}#rehearsed`, userId: sub, taskId: task };
  const { id } = selection;
  return [
    ['Complete', { input: { ...completion, ...dates } }],
    ['SetMember', { input: { id: sub, level: 2 }, condition: { level: { eq: 2 } } }],
    ['Uncomplete', { input: { id }, condition: { completedDate: { eq: dates.completedDate } } }],
    ['Select', { input: selection }],
    ['SetGoal', { input: { id, goal: '{}' }, condition: { goal: { attributeExists: false } } }],
    ['Deselect', { input: { id } }],
    ['AssignDaily', { input: selection }],
    ['Swap', { input: { id, taskId: task, swap: 1 }, condition: { taskId: { eq: task } } }],
    ['Deselect', { input: { id } }],
    ['SaveProfileDetails', { input: { id: sub, screenname: 'Fern' } }],
    ['Touch', { input: { id: sub } }],
  ];
}

const DAY_MS = 86_400_000;
const instant = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** Returns a fault for each operation that the client doesn't have anymore, so that none is skipped unnoticed. */
export function missingOperations({ operations }: Version): string[] {
  const writes = writesOf({ sub: '', task: '' }).map(([name]) => name);
  return [...new Set([...pageQueries, ...writes])]
    .filter((name) => !operations.has(name))
    .map(
      (name) =>
        `${name}: today’s client has no such operation. Name its successor in build/rehearse/client-operations.ts.`,
    );
}

/** Runs a client's queries and writes as a member's pages do. Returns what was refused; `unfit` ones are left out. */
export async function operationFaults(
  { operations }: Version,
  member: Member,
  unfit: ReadonlySet<string>,
): Promise<string[]> {
  const since = '2000-01-01T00:00:00.000Z';
  const choices = { withDailies: true, withTasks: true, withDates: true };
  const limits = { limit: 100, taskLimit: 100, since, streakSince: since };
  const values = { id: member.sub, owner: member.sub, ...limits, ...choices };
  const asked: [string, Variables][] = [
    ...pageQueries.map((name): [string, Variables] => [name, values]),
    ...writesOf(member),
  ];
  const faults: string[] = [];
  for (const [name, variables] of asked) {
    const text = operations.get(name);
    if (text === undefined || unfit.has(name)) continue;
    const declared = Object.entries(variables).filter(([key]) => text.includes(`$${key}:`));
    const { backend, token } = member;
    const { errors } = await ask(backend, { token }, text, Object.fromEntries(declared));
    faults.push(...errors.map(({ message }) => `${name}: ${message}`));
  }
  return faults;
}
