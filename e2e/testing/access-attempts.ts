import { expect } from 'vitest';
import {
  type Caller,
  type DataResponse,
  isRefused,
  post,
  subscribe,
} from 'amplify-emulator/testing';
import { getter, modelNamed, type ModelRows } from './model-rows';

/** Tries to access a row of a model. Returns whether that succeeded, and checks that a refused attempt changed nothing. */
type Attempt = (caller: Caller, model: string) => Promise<boolean>;

const isDone = ({ status, errors }: DataResponse) => errors.length === 0 && status === 200;

/** Returns the attempts that callers can make on rows, by their names in the matrix. */
export function attemptsOn(rows: ModelRows): Readonly<Record<string, Attempt>> {
  const ask = (caller: Caller, document: string, variables = {}) =>
    post(rows.origin, caller, document, variables);
  const hasText = async (model: string, id: string, field: string, text: string) =>
    JSON.stringify(await rows.stored(model, id, field)).includes(text);

  /** Writes into a field of a row. */
  const writes =
    (
      field: string,
      text: string,
      write: (caller: Caller, model: string, id: string) => Promise<DataResponse>,
    ): Attempt =>
    async (caller, model) => {
      const id = await rows.existing(model);
      const answer = await write(caller, model, id);
      const written = await hasText(model, id, field, text);
      expect(isRefused(answer)).toBe(!written);
      return written;
    };

  /** Reads a field of a row. */
  const sees =
    (field: string, value: string): Attempt =>
    async (caller, model) => {
      const id = await rows.existing(model);
      await rows.write(model, { id, [field]: value });
      const { data } = await ask(caller, getter(model, field), { id });
      return JSON.stringify(data ?? {}).includes(JSON.stringify(value));
    };

  /** Gets a list with a row. */
  const lists =
    (list: (model: string) => string): Attempt =>
    async (caller, model) => {
      const id = await rows.existing(model);
      const document = `{ rows: ${list(model)} { items { id } } }`;
      return JSON.stringify((await ask(caller, document)).data ?? {}).includes(id);
    };

  /** Reads a task through a row of the owner's that refers to it. */
  const reaches =
    (referring: string): Attempt =>
    async (caller, model) => {
      const taskId = await rows.existing(model);
      const row = { ...rows.newRow(referring), taskId };
      await rows.create(referring, row);
      const { data } = await ask(
        caller,
        `{ row: get${referring}(id: "${row.id}") { task { id } } }`,
      );
      return JSON.stringify(data ?? {}).includes(taskId);
    };

  /** Receives an event about a row that the developer creates, changes or deletes. */
  const hears =
    (event: 'Create' | 'Update' | 'Delete'): Attempt =>
    async (caller, model) => {
      const row = await rows.absent(model);
      if (event !== 'Create') await rows.create(model, row);
      const { fields, change } = modelNamed(model);
      const document = `subscription S { on${event}${model} { id ${fields} } }`;
      const own = await subscribe(rows.origin, rows.developer, document);
      const attempted = await subscribe(rows.origin, caller, document);
      if (event === 'Create') await rows.create(model, row);
      else if (event === 'Update') await rows.write(model, { id: row.id, ...change });
      else await rows.mutate(rows.developer, 'delete', model, { id: row.id });
      // The mutation returns once every connection has been notified, so once the developer has the event, the caller
      // has it too or never will.
      await expect.poll(() => own.events.length).toBe(1);
      // A deployed backend's events may lag; there, another mutation gives them time.
      await rows.mutate(rows.developer, 'delete', model, { id: row.id });
      const received = attempted.events.length > 0;
      own.close();
      attempted.close();
      return received;
    };

  return {
    async create(caller, model) {
      const row = await rows.absent(model);
      const answer = await rows.mutate(caller, 'create', model, row);
      const created = (await rows.stored(model, row.id)) !== undefined;
      expect(isRefused(answer)).toBe(!created);
      return created;
    },
    async read(caller, model) {
      const id = await rows.existing(model);
      const answer = await ask(caller, getter(model), { id });
      const seen = Boolean(answer.data?.['row']);
      // To signed-in users, a draft reads as a missing row.
      const isOfCatalog = model === 'Tasks' || model === 'Library';
      const isMissing = isOfCatalog && typeof caller === 'object' && 'token' in caller;
      expect(isRefused(answer)).toBe(!seen && !isMissing);
      return seen;
    },
    list: lists((model) => `${modelNamed(model).list}(limit: 1000)`),
    index: lists(() => 'listTasksByDifficulty(difficulty: Daily, limit: 1000)'),
    selected: reaches('UserTaskSelection'),
    completed: reaches('CompletedTask'),
    async count(caller, model) {
      await rows.existing(model);
      const query = model === 'CompletedTask' ? 'countCompletionsOfTask' : 'countSelectionsOfTask';
      const answer = await ask(caller, `{ count: ${query}(taskId: "a") }`);
      const counted = Number(answer.data?.['count'] ?? 0) > 0;
      expect(isRefused(answer)).toBe(!counted);
      return counted;
    },
    async 'of-task'(caller, model) {
      const id = await rows.existing(model);
      const relation = model === 'CompletedTask' ? 'completions' : 'userSelections';
      const document = `{ task: getTasks(id: "a") { ${relation} { items { id } nextToken } } }`;
      const answer = await ask(caller, document);
      const text = JSON.stringify(answer.data ?? {});
      const reached = text.includes('items');
      expect(isRefused(answer)).toBe(!reached);
      expect(text).not.toContain(id);
      return reached;
    },
    async update(caller, model) {
      const id = await rows.existing(model);
      const { change } = modelNamed(model);
      const answer = await rows.mutate(caller, 'update', model, { id, ...change });
      const row = await rows.stored(model, id, Object.keys(change).join(' '));
      const changed = Object.entries(change).every(([key, value]) => row?.[key] === value);
      expect(isDone(answer)).toBe(changed);
      return changed;
    },
    async delete(caller, model) {
      const id = await rows.existing(model);
      const answer = await rows.mutate(caller, 'delete', model, { id });
      const gone = (await rows.stored(model, id)) === undefined;
      expect(isDone(answer)).toBe(gone);
      return gone;
    },
    subscribe: hears('Create'),
    'hear-update': hears('Update'),
    'hear-delete': hears('Delete'),
    /** Applies figures to members' earlier completions, which only the task stores (decision 151). */
    correct: writes('correctedSaved', '[1,0,500]', (caller, model, id) => {
      const correction = { correctedAt: '2026-03-01T12:00:00.000Z', correctedSaved: [1, 0, 500] };
      return rows.mutate(caller, 'update', model, { id, ...correction });
    }),
    /** Commits as the caller, which leaves another member's profile unchanged. */
    async commit(caller, model) {
      const id = await rows.existing(model);
      const commit = 'commitMember(revision: 0, susscore: 0, memberRecord: "committed")';
      const answer = await ask(caller, `mutation { ${commit} { outcome } }`);
      const written = await hasText(model, id, 'memberRecord', 'committed');
      expect(isDone(answer)).toBe(written);
      return written;
    },
    /** Writes the record that only commits write. */
    're-record': writes('memberRecord', 'forged', (caller, model, id) =>
      rows.mutate(caller, 'update', model, { id, memberRecord: 'forged' }),
    ),
    /** Writes the number of commits, which only commits write. */
    're-count': writes('revision', '777777', (caller, model, id) =>
      rows.mutate(caller, 'update', model, { id, revision: 777_777 }),
    ),
    'see-record': sees('memberRecord', 'secret'),
    /** Writes the owner's plan, if the row has none. */
    plan: writes('goal', 'revision', (caller, model, id) => {
      const types = `$input: Update${model}Input!, $condition: Model${model}ConditionInput`;
      const row = `update${model}(input: $input, condition: $condition) { id owner }`;
      const input = { id, goal: '{"revision":1}' };
      const condition = { goal: { attributeExists: false } };
      return ask(caller, `mutation M(${types}) { row: ${row} }`, { input, condition });
    }),
    'see-plan': sees('goal', '{"revision":1}'),
    /** Writes a note into the row directly. */
    note: writes('note', '12 km', (caller, model, id) =>
      rows.mutate(caller, 'update', model, { id, note: '12 km' }),
    ),
    /** Commits a note on the row as the caller, who has a profile. */
    annotate: writes('note', '12 km', async (caller, _model, id) => {
      await rows.existing('UserProfile');
      await ask(caller, 'mutation { createUserProfile(input: {}) { id } }');
      const note = 'annotate: [{ id: $id, note: "12 km" }]';
      const commit = `commitMember(revision: 0, susscore: 0, memberRecord: "", ${note})`;
      return ask(caller, `mutation M($id: ID!) { ${commit} { outcome } }`, { id });
    }),
    'see-note': sees('note', '12 km'),
  };
}
