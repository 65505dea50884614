import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Caller,
  type DataResponse,
  isRefused,
  post,
  type SignedInAccount,
  subscribe,
} from 'amplify-emulator/testing';
import { type Backend, startBackend } from '../testing/backend';
import { cellsOf, titleOf } from '../testing/matrix';
import { TEST_NAME, TEST_PICTURE } from '../testing/test-rows';

/**
 * The permissions of spec §6 and D18, tested against the synthesized rules. Everyone acts on a row
 * that belongs to 'owner'. For models without an owner, 'owner' and 'other' are two members. Drafts
 * have a matrix of their own (catalog-states.conformance.test.ts).
 */
const dataMatrix = `
                             anonymous  guest  owner  other  admin
  UserProfile        create     no       no     yes    no     no
  UserProfile        read       no       no     yes    no     no
  UserProfile        list       no       no     yes    no     no
  UserProfile        update     no       no     yes    no     no
  UserProfile        delete     no       no     yes    no     no
  UserProfile        subscribe  no       no     yes    no     no
  UserProfile        commit     no       no     yes    no     no
  UserProfile        re-record  no       no     no     no     no
  UserProfile        see-record no       no     yes    no     no
  CompletedTask      create     no       no     yes    no     no
  CompletedTask      read       no       no     yes    no     no
  CompletedTask      list       no       no     yes    no     no
  CompletedTask      update     no       no     yes    no     no
  CompletedTask      delete     no       no     yes    no     no
  CompletedTask      subscribe  no       no     yes    no     no
  CompletedTask      note       no       no     yes    no     no
  CompletedTask      annotate   no       no     yes    no     no
  CompletedTask      see-note   no       no     yes    no     no
  UserTaskSelection  create     no       no     yes    no     no
  UserTaskSelection  read       no       no     yes    no     no
  UserTaskSelection  list       no       no     yes    no     no
  UserTaskSelection  update     no       no     yes    no     no
  UserTaskSelection  delete     no       no     yes    no     no
  UserTaskSelection  subscribe  no       no     yes    no     no
  UserTaskSelection  plan       no       no     yes    no     no
  UserTaskSelection  see-plan   no       no     yes    no     no
  UserTaskSelection  count      no       no     no     no     yes
  UserTaskSelection  of-task    no       no     no     no     yes
  CompletedTask      count      no       no     no     no     yes
  CompletedTask      of-task    no       no     no     no     yes
  Tasks              create     no       no     no     no     yes
  Tasks              read       no       no     yes    yes    yes
  Tasks              list       no       no     yes    yes    yes
  Tasks              update     no       no     no     no     yes
  Tasks              correct    no       no     no     no     yes
  Tasks              delete     no       no     no     no     yes
  Tasks              subscribe  no       no     yes    yes    yes
  Library            create     no       no     no     no     yes
  Library            read       no       no     yes    yes    yes
  Library            list       no       no     yes    yes    yes
  Library            update     no       no     no     no     yes
  Library            delete     no       no     no     no     yes
  Library            subscribe  no       no     yes    yes    yes
`;

const pictureMatrix = `
                    anonymous  guest  owner  admin
  pictures  get        no       no     yes    yes
  pictures  list       no       no     yes    yes
  pictures  write      no       no     no     yes
  pictures  delete     no       no     no     yes
`;

let backend: Backend;
let developer: Caller;
let owner: SignedInAccount;
let other: SignedInAccount;
const callers = new Map<string, Caller>();
const pictureClients = new Map<string, S3Client>();

beforeAll(async () => {
  backend = await startBackend();
  developer = { credentials: backend.developer };
  owner = await backend.account('owner');
  other = await backend.account('other');
  const admin = await backend.account('admin', ['Admin']);
  const guest = await backend.guest();
  callers.set('anonymous', 'anonymous');
  callers.set('guest', { credentials: guest });
  for (const [who, account] of Object.entries({ owner, other, admin })) {
    callers.set(who, { token: account.accessToken });
  }
  await mutate(developer, 'create', 'Tasks', { ...newRow('Tasks'), id: 'a' });
  pictureClients.set('guest', backend.pictures(guest));
  pictureClients.set('owner', backend.pictures(owner.credentials));
  pictureClients.set('admin', backend.pictures(admin.credentials));
  pictureClients.set('anonymous', backend.pictures());
});

afterAll(() => backend.stop());

/** Returns a valid row of the model, owned by 'owner' if the model has an owner. */
function newRow(model: string): Record<string, unknown> & { id: string } {
  const id = randomUUID();
  const now = new Date().toISOString();
  switch (model) {
    case 'UserProfile':
      return { id: owner.sub, profileOwner: owner.sub, email: owner.email };
    case 'CompletedTask':
      return {
        id: `${owner.sub}#${id}`,
        taskId: 'a',
        completedDate: now,
        expirationDate: now,
        nameofowner: owner.sub,
        profileId: owner.sub,
      };
    case 'UserTaskSelection':
      return {
        id: `${owner.sub}#${id}`,
        userId: owner.sub,
        taskId: 'a',
        owner: owner.sub,
        selectionDate: now,
      };
    case 'Tasks':
      return {
        id,
        name: TEST_NAME,
        difficulty: 'Daily',
        score: 5,
        duration: 7,
        state: 'Live',
      };
    default:
      return { id, name: TEST_NAME, weblink: 'https://example.org', state: 'Live' };
  }
}

const changes: Readonly<Record<string, Record<string, unknown>>> = {
  UserProfile: { screenname: 'changed' },
  CompletedTask: { taskId: 'changed' },
  UserTaskSelection: { taskId: 'changed' },
  Tasks: { name: `${TEST_NAME}, changed` },
  Library: { name: `${TEST_NAME}, changed` },
};

const plurals: Readonly<Record<string, string>> = {
  UserProfile: 'UserProfiles',
  CompletedTask: 'CompletedTasks',
  UserTaskSelection: 'UserTaskSelections',
  Tasks: 'Tasks',
  Library: 'Libraries',
};

function callerNamed(who: string): Caller {
  const caller = callers.get(who);
  if (!caller) throw new Error(`Unknown caller ${who}`);
  return caller;
}

function mutate(
  caller: Caller,
  operation: 'create' | 'update' | 'delete',
  model: string,
  input: Record<string, unknown>,
): Promise<DataResponse> {
  const inputType = `${operation[0]?.toUpperCase()}${operation.slice(1)}${model}Input`;
  return post(
    backend.origin,
    caller,
    `mutation M($input: ${inputType}!) { row: ${operation}${model}(input: $input) { id ${ownerFieldsOf(model)} } }`,
    { input },
  );
}

const COMMITTED = 'query Q($id: ID!) { row: getUserProfile(id: $id) { memberRecord } }';

const GOAL = 'query Q($id: ID!) { row: getUserTaskSelection(id: $id) { goal } }';

const NOTE = 'query Q($id: ID!) { row: getCompletedTask(id: $id) { note } }';

async function hasNote(id: string, text: string): Promise<boolean> {
  const { data } = await post(backend.origin, developer, NOTE, { id });
  return JSON.stringify(data).includes(text);
}

function changeIf(
  caller: Caller,
  model: string,
  input: Record<string, unknown>,
  condition: object,
): Promise<DataResponse> {
  return post(
    backend.origin,
    caller,
    `mutation M($input: Update${model}Input!, $condition: Model${model}ConditionInput) {
      row: update${model}(input: $input, condition: $condition) { id ${ownerFieldsOf(model)} }
    }`,
    { input, condition },
  );
}

function ownerFieldsOf(model: string): string {
  return (
    {
      UserProfile: 'profileOwner',
      CompletedTask: 'nameofowner',
      UserTaskSelection: 'owner',
    }[model] ?? 'name state'
  );
}

/** Returns the row as seen by the developer, who bypasses the rules. */
async function storedRow(model: string, id: string): Promise<Record<string, unknown> | undefined> {
  const [field] = Object.keys(changes[model] ?? {});
  const { data } = await post(
    backend.origin,
    developer,
    `query Q($id: ID!) { row: get${model}(id: $id) { id ${field} } }`,
    { id },
  );
  const row = data?.['row'];
  return typeof row === 'object' && row !== null ? { ...row } : undefined;
}

async function hasRecord(id: string, text: string): Promise<boolean> {
  const { data } = await post(backend.origin, developer, COMMITTED, { id });
  return JSON.stringify(data).includes(text);
}

async function existing(model: string): Promise<string> {
  const row = newRow(model);
  await mutate(developer, 'delete', model, { id: row.id });
  const { errors } = await mutate(developer, 'create', model, row);
  expect(errors).toEqual([]);
  return row.id;
}

/** Each returns whether the attempt succeeded, and checks that a refused one changed nothing. */
const attempts: Readonly<Record<string, (caller: Caller, model: string) => Promise<boolean>>> = {
  async create(caller, model) {
    const row = newRow(model);
    await mutate(developer, 'delete', model, { id: row.id });
    const answer = await mutate(caller, 'create', model, row);
    const created = (await storedRow(model, row.id)) !== undefined;
    expect(isRefused(answer)).toBe(!created);
    return created;
  },
  async read(caller, model) {
    const id = await existing(model);
    const answer = await post(
      backend.origin,
      caller,
      `query Q($id: ID!) { row: get${model}(id: $id) { id } }`,
      { id },
    );
    // Signed-in users get null for a hidden row; guests are refused.
    const isUser = typeof caller === 'object' && 'token' in caller;
    const seen = Boolean(answer.data?.['row']);
    expect(isRefused(answer)).toBe(!seen && !isUser);
    return seen;
  },
  async list(caller, model) {
    const id = await existing(model);
    const answer = await post(
      backend.origin,
      caller,
      `{ rows: list${plurals[model]}(limit: 1000) { items { id } } }`,
    );
    return JSON.stringify(answer.data ?? {}).includes(id);
  },
  async count(caller, model) {
    await existing(model);
    const query = model === 'CompletedTask' ? 'countCompletionsOfTask' : 'countSelectionsOfTask';
    const document = `{ count: ${query}(taskId: "a") }`;
    const answer = await post(backend.origin, caller, document);
    const counted = Number(answer.data?.['count'] ?? 0) > 0;
    expect(isRefused(answer)).toBe(!counted);
    return counted;
  },
  async 'of-task'(caller, model) {
    const id = await existing(model);
    const relation = model === 'CompletedTask' ? 'completions' : 'userSelections';
    const document = `{ task: getTasks(id: "a") { ${relation} { items { id } nextToken } } }`;
    const answer = await post(backend.origin, caller, document);
    const reached = JSON.stringify(answer.data ?? {}).includes('items');
    expect(isRefused(answer)).toBe(!reached);
    expect(JSON.stringify(answer.data ?? {})).not.toContain(id);
    return reached;
  },
  async update(caller, model) {
    const id = await existing(model);
    const answer = await mutate(caller, 'update', model, { id, ...changes[model] });
    const row = await storedRow(model, id);
    const changed = Object.entries(changes[model] ?? {}).every(
      ([key, value]) => row?.[key] === value,
    );
    expect(answer.errors.length === 0 && answer.status === 200).toBe(changed);
    return changed;
  },
  /** Applies figures to members' earlier completions, which only the task says (decision 151). */
  async correct(caller, model) {
    const id = await existing(model);
    const correctedSaved = [1, 0, 500];
    const correctedAt = '2026-03-01T12:00:00.000Z';
    const answer = await mutate(caller, 'update', model, { id, correctedAt, correctedSaved });
    const document = 'query Q($id: ID!) { row: getTasks(id: $id) { correctedAt correctedSaved } }';
    const stored = await post(backend.origin, developer, document, { id });
    const written = JSON.stringify(stored.data).includes('[1,0,500]');
    expect(isRefused(answer)).toBe(!written);
    return written;
  },
  /** Commits, for whoever calls: another member's profile stays as it is. */
  async commit(caller, model) {
    const id = await existing(model);
    const document =
      'mutation { commitMember(revision: 0, susscore: 0, memberRecord: "committed") { outcome } }';
    const answer = await post(backend.origin, caller, document);
    const written = await hasRecord(id, 'committed');
    expect(answer.errors.length === 0 && answer.status === 200).toBe(written);
    return written;
  },
  /** Writes the record that only commits write. */
  async 're-record'(caller, model) {
    const id = await existing(model);
    const answer = await mutate(caller, 'update', model, { id, memberRecord: 'forged' });
    const written = await hasRecord(id, 'forged');
    expect(isRefused(answer)).toBe(!written);
    return written;
  },
  async 'see-record'(caller, model) {
    const id = await existing(model);
    await mutate(developer, 'update', model, { id, memberRecord: 'secret' });
    const { data } = await post(backend.origin, caller, COMMITTED, { id });
    return JSON.stringify(data ?? {}).includes('secret');
  },
  /** Writes when the owner will do a task, over what was read. */
  async plan(caller, model) {
    const id = await existing(model);
    const condition = { goal: { attributeExists: false } };
    const answer = await changeIf(caller, model, { id, goal: '{"revision":1}' }, condition);
    const stored = await post(backend.origin, developer, GOAL, { id });
    const written = JSON.stringify(stored.data).includes('revision');
    expect(isRefused(answer)).toBe(!written);
    return written;
  },
  async 'see-plan'(caller, model) {
    const id = await existing(model);
    await mutate(developer, 'update', model, { id, goal: '{"revision":1}' });
    const { data } = await post(backend.origin, caller, GOAL, { id });
    return JSON.stringify(data ?? {}).includes('revision');
  },
  /** Writes a note into the row directly. */
  async note(caller, model) {
    const id = await existing(model);
    const answer = await mutate(caller, 'update', model, { id, note: '12 km' });
    const written = await hasNote(id, '12 km');
    expect(isRefused(answer)).toBe(!written);
    return written;
  },
  /** Commits a note on the row, for whoever calls; each has a profile of their own. */
  async annotate(caller, model) {
    const id = await existing(model);
    await existing('UserProfile');
    await post(backend.origin, caller, 'mutation { createUserProfile(input: {}) { id } }');
    const document = `mutation M($id: ID!) {
      commitMember(revision: 0, susscore: 0, memberRecord: "", annotate: [{ id: $id, note: "12 km" }]) { outcome }
    }`;
    const answer = await post(backend.origin, caller, document, { id });
    const written = await hasNote(id, '12 km');
    expect(isRefused(answer)).toBe(!written);
    return written;
  },
  async 'see-note'(caller, model) {
    const id = await existing(model);
    await mutate(developer, 'update', model, { id, note: '12 km' });
    const { data } = await post(backend.origin, caller, NOTE, { id });
    return JSON.stringify(data ?? {}).includes('12 km');
  },
  async delete(caller, model) {
    const id = await existing(model);
    const answer = await mutate(caller, 'delete', model, { id });
    const gone = (await storedRow(model, id)) === undefined;
    expect(answer.errors.length === 0 && answer.status === 200).toBe(gone);
    return gone;
  },
  async subscribe(caller, model) {
    const row = newRow(model);
    await mutate(developer, 'delete', model, { id: row.id });
    const fields = `id ${ownerFieldsOf(model)}`;
    const field = `onCreate${model}`;
    const own = await subscribe(
      backend.origin,
      developer,
      `subscription S { ${field} { ${fields} } }`,
    );
    const attempted = await subscribe(
      backend.origin,
      caller,
      `subscription S { ${field} { ${fields} } }`,
    );
    const { errors } = await mutate(developer, 'create', model, row);
    expect(errors).toEqual([]);
    // The mutation returns after every connection was notified. Once the developer has the event, the
    // caller has it too or never will.
    await expect.poll(() => own.events.length).toBe(1);
    const received = attempted.events.length > 0;
    own.close();
    attempted.close();
    return received;
  },
};

describe('access to data', () => {
  it.each(cellsOf(dataMatrix).map((cell) => [titleOf(cell), cell] as const))(
    '%s',
    async (_title, { who, subject, action, allowed }) => {
      const attempt = attempts[action];
      if (!attempt) throw new Error(`Unknown action ${action}`);
      expect(await attempt(callerNamed(who), subject)).toBe(allowed);
    },
  );
});

describe('row ownership', () => {
  it.each([
    ['UserProfile', 'profileOwner'],
    ['CompletedTask', 'nameofowner'],
    ['UserTaskSelection', 'owner'],
  ])('stops the owner of a %s from changing its %s', async (model, field) => {
    const id = await existing(model);
    const answer = await mutate(callerNamed('owner'), 'update', model, { id, [field]: 'somebody' });
    expect(answer.errors[0]?.message).toBe(`Unauthorized on [${field}]`);
  });

  it.each(['UserProfile', 'CompletedTask', 'UserTaskSelection'])(
    'stops another account from creating a %s with an id reserved for the owner',
    async (model) => {
      const row = newRow(model);
      await mutate(developer, 'delete', model, { id: row.id });
      const taken = { ...row, [ownerFieldsOf(model)]: other.sub };
      expect(isRefused(await mutate(callerNamed('other'), 'create', model, taken))).toBe(true);
      expect(await storedRow(model, row.id)).toBeUndefined();
    },
  );

  it("sets a profile's id to its owner's when none is given", async () => {
    await mutate(developer, 'delete', 'UserProfile', { id: owner.sub });
    const { data } = await mutate(callerNamed('owner'), 'create', 'UserProfile', {
      email: owner.email,
    });
    expect(data?.['row']).toEqual({ id: owner.sub, profileOwner: owner.sub });
    expect(await storedRow('UserProfile', owner.sub)).toMatchObject({ id: owner.sub });
  });

  it('stops an account from adding a selection to the list of another', async () => {
    const { owner: _owner, ...row } = newRow('UserTaskSelection');
    const answer = await mutate(callerNamed('other'), 'create', 'UserTaskSelection', {
      ...row,
      id: randomUUID(),
    });
    expect(isRefused(answer)).toBe(true);
  });
});

describe('validation', () => {
  it.each([
    ['Tasks', { name: 'x', difficulty: 'Daily', score: -1 }, 'A score must not be negative'],
    ['Tasks', { name: 'x', difficulty: 'Daily', duration: -1 }, 'A duration must not be negative'],
    ['Library', { name: 'x', score: -1 }, 'A score must not be negative'],
    ['Tasks', { name: 'x', difficulty: 'Hourly' }, 'Difficulty'],
    ['Tasks', { name: 'x', difficulty: 'Daily', category: 'Space' }, 'Category'],
    ['Library', { name: 'x', category: 'Space' }, 'Category'],
    ['Tasks', { name: '\u200B\uFE0F\u00AD', difficulty: 'Daily' }, 'A name must not be blank'],
    ['Library', { name: ' \u2800\n\u3164' }, 'A name must not be blank'],
    [
      'Tasks',
      { name: 'x'.repeat(121), difficulty: 'Daily' },
      'A name can have at most 120 characters',
    ],
    [
      'Library',
      { name: 'x', description: 'x'.repeat(2001) },
      'A description can have at most 2000',
    ],
    [
      'Library',
      { name: 'x', weblink: 'x'.repeat(2001) },
      'A link can have at most 2000 characters',
    ],
    ['Library', { name: 'x', duration: 731 }, 'A duration can be at most 730'],
    ['Tasks', { name: 'x', difficulty: 'Daily', score: 1001 }, 'A score can be at most 1000'],
    [
      'Library',
      { name: 'x', imagename: 'elsewhere/x.png' },
      'A picture must be under task-pictures/',
    ],
  ])('an admin cannot create %s with %j', async (model, row, message) => {
    const { errors } = await mutate(callerNamed('admin'), 'create', model, row);
    expect(errors[0]?.message).toContain(message);
  });

  it('an admin cannot change a task so that a text is too long', async () => {
    const id = await existing('Tasks');
    const row = { id, moneyimpact: 'x'.repeat(2001) };
    const { errors } = await mutate(callerNamed('admin'), 'update', 'Tasks', row);
    expect(errors[0]?.message).toContain('An impact can have at most 2000 characters');
  });

  it('a screen name of 51 characters', async () => {
    const row = { id: await existing('UserProfile'), screenname: 'x'.repeat(51) };
    const { errors } = await mutate(callerNamed('owner'), 'update', 'UserProfile', row);
    expect(errors[0]?.message).toContain('A screen name can have at most 50 characters');
  });

  it('a screen name of which nothing can be seen, but any other', async () => {
    const id = await existing('UserProfile');
    const save = (screenname: string) =>
      mutate(callerNamed('owner'), 'update', 'UserProfile', { id, screenname });
    const { errors } = await save('\u3164\u{E0041}');
    expect(errors[0]?.message).toContain('A screen name must not be blank');
    for (const name of ['👩🏽‍🚀', 'Fern\nGreen', '१', '-', 'अ']) {
      expect((await save(name)).errors).toEqual([]);
    }
  });

  it('a level above the highest', async () => {
    const row = { id: await existing('UserProfile'), level: 1_000_001 };
    const { errors } = await mutate(callerNamed('owner'), 'update', 'UserProfile', row);
    expect(errors[0]?.message).toContain('A level can be at most 1000000');
  });

  it('an interest that is no category; known ones are the owner’s alone', async () => {
    const id = await existing('UserProfile');
    const save = (who: string, interests: string[]) =>
      mutate(callerNamed(who), 'update', 'UserProfile', { id, interests });
    expect((await save('owner', ['Food', 'Space'])).errors[0]?.message).toContain('Category');
    expect(isRefused(await save('other', ['Food']))).toBe(true);
    expect(isRefused(await save('admin', ['Food']))).toBe(true);
    expect((await save('owner', ['Food', 'Waste'])).errors).toEqual([]);
    const query = `{ row: getUserProfile(id: "${id}") { interests } }`;
    const { data } = await post(backend.origin, callerNamed('owner'), query);
    expect(data).toEqual({ row: { interests: ['Food', 'Waste'] } });
  });

  it('units that don’t exist; known ones are the owner’s alone', async () => {
    const id = await existing('UserProfile');
    const save = (who: string, units: string | null) =>
      mutate(callerNamed(who), 'update', 'UserProfile', { id, units });
    expect((await save('owner', 'Imperial')).errors[0]?.message).toContain('Units');
    expect(isRefused(await save('other', 'Metric'))).toBe(true);
    expect((await save('owner', 'Metric')).errors).toEqual([]);
    expect((await save('owner', null)).errors).toEqual([]);
  });

  it.each(['vt', 'VTX', '', 'V1'])('a state that is not two capital letters: %j', async (state) => {
    const id = await existing('UserProfile');
    const { errors } = await mutate(callerNamed('owner'), 'update', 'UserProfile', { id, state });
    expect(errors[0]?.message).toContain('A state is two capital letters');
  });
});

const Key = TEST_PICTURE;

const pictureAttempts: Readonly<
  Record<string, (client: S3Client, Bucket: string) => Promise<unknown>>
> = {
  get: (client, Bucket) => client.send(new GetObjectCommand({ Bucket, Key })),
  list: (client, Bucket) =>
    client.send(new ListObjectsV2Command({ Bucket, Prefix: 'task-pictures/' })),
  write: (client, Bucket) => client.send(new PutObjectCommand({ Bucket, Key, Body: 'new' })),
  delete: (client, Bucket) => client.send(new DeleteObjectCommand({ Bucket, Key })),
};

describe('access to pictures', () => {
  it.each(cellsOf(pictureMatrix).map((cell) => [titleOf(cell), cell] as const))(
    '%s',
    async (_title, { who, action, allowed }) => {
      const Bucket = backend.bucket;
      const developerClient = backend.pictures(backend.developer);
      await developerClient.send(new PutObjectCommand({ Bucket, Key, Body: 'old' }));
      const client = pictureClients.get(who);
      const attempt = pictureAttempts[action];
      if (!client || !attempt) throw new Error(`Unknown caller ${who} or action ${action}`);
      const outcome = await attempt(client, Bucket).then(
        () => 'allowed',
        (error: unknown) =>
          error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403
            ? 'refused'
            : Promise.reject(error),
      );
      expect(outcome).toBe(allowed ? 'allowed' : 'refused');
    },
  );
});
