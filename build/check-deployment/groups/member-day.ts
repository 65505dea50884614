import type { Check } from '../check';
import { type ask, type Backend, findTaskId } from '../deployment';
import type { Person } from '../people';

interface Tools {
  send: (document: string, variables?: Record<string, unknown>) => ReturnType<typeof ask>;
  remove: (ids: readonly string[]) => Promise<unknown>;
  newInput: (kind: string) => { id: string; userId: string; taskId: string };
}

const CREATE =
  'mutation Check($input: CreateUserTaskSelectionInput!) { createUserTaskSelection(input: $input) { id } }';
// As src/data/completion-writes.ts sends both: the completion first, then the level, if it is as it was read.
const COMPLETE = `mutation Check($input: CreateCompletedTaskInput!, $member: UpdateUserProfileInput!, $condition: ModelUserProfileConditionInput) {
  completion: createCompletedTask(input: $input) { id }
  member: updateUserProfile(input: $member, condition: $condition) { id }
}`;
const isAbsent = (attribute: string) => ({
  or: [{ [attribute]: { attributeExists: false } }, { [attribute]: { attributeType: '_null' } }],
});
const condition = { and: [isAbsent('level'), isAbsent('memberState')] };
const HOME = `query Check($id: ID!) {
  getUserProfile(id: $id) { level selectedTasks(limit: 1000) { items { id task { id } } } completedTasks(limit: 1000) { items { id } } }
}`;
const SOON_MS = 5000;

/**
 * What a member does in a day, as the application does it: a chosen task is shown (U1), completed with the level in one
 * document, undone, swapped; the set is replaced as a refresh does; and the home shows what was written.
 */
export function memberDay(
  { send, remove, newInput }: Tools,
  member: () => Person,
  backend: Backend,
): Check {
  const steps: Record<string, (day: Day) => Promise<boolean>> = {
    chosen: ({ sub, taskId, card }) =>
      homeShows(sub, (home) => home.includes(`"id":"${card}","task":{"id":"${taskId}"}`)),
    completed: async ({ sub, taskId, done }) => {
      const now = new Date().toISOString();
      const input = { id: done, completedDate: now, expirationDate: now, taskId, nameofowner: sub };
      const { data } = await send(COMPLETE, {
        input: { ...input, profileId: sub },
        member: { id: sub, level: 1, memberState: '{"revision":1,"check":true}' },
        condition,
      });
      return Boolean(data?.['completion'] && data['member']);
    },
    shown: ({ sub, done }) => homeShows(sub, (home) => home.includes(done)),
    undone: async ({ done }) => {
      const undo = `mutation { row: deleteCompletedTask(input: { id: "${done}" }) { id } }`;
      return Boolean((await send(undo)).data?.['row']);
    },
    swapped: async ({ card }) => {
      const swap = `mutation { row: updateUserTaskSelection(input: { id: "${card}", taskId: "other", swap: 1 }) { taskId } }`;
      return JSON.stringify((await send(swap)).data?.['row'] ?? {}).includes('other');
    },
    refreshed: async ({ sub, card }) => {
      const fresh = [newInput('fresh'), newInput('fresh'), newInput('fresh')];
      const ids = fresh.map(({ id }) => id);
      for (const input of fresh) await send(CREATE, { input });
      await remove([card]);
      const isNew = await homeShows(
        sub,
        (home) => ids.every((id) => home.includes(id)) && !home.includes(card),
      );
      await remove(ids);
      return isNew;
    },
  };

  async function homeShows(id: string, isRight: (home: string) => boolean): Promise<boolean> {
    const deadline = Date.now() + SOON_MS;
    do {
      const { data } = await send(HOME, { id });
      if (isRight(JSON.stringify(data ?? {}))) return true;
    } while (Date.now() < deadline);
    return false;
  }

  return {
    name: 'a member’s day: a task chosen and shown, completed, undone, swapped, the set refreshed',
    expected: Object.keys(steps).join(', '),
    todo: 'Read the API’s log (docs/operating.md#read-the-log).',
    look: async () => {
      const { sub, token } = member();
      const taskId = await findTaskId(backend, { token });
      const input = { ...newInput('card'), taskId };
      await send(CREATE, { input });
      const day: Day = { sub, taskId, card: input.id, done: `${input.id}#done` };
      const right: string[] = [];
      for (const [name, step] of Object.entries(steps)) {
        if (await step(day)) right.push(name);
      }
      await remove([day.card]);
      return right.join(', ');
    },
  };
}

interface Day {
  sub: string;
  taskId: string;
  /** The ID of the selection. */
  card: string;
  /** The ID of its completion. */
  done: string;
}
