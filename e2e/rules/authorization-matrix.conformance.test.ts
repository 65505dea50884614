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
import { type Caller, isRefused, type SignedInAccount } from 'amplify-emulator/testing';
import { attemptsOn } from '../testing/access-attempts';
import { type Backend, startBackend } from '../testing/backend';
import { cellsOf, titleOf } from '../testing/matrix';
import { modelNamed, ModelRows } from '../testing/model-rows';
import { TEST_PICTURE } from '../testing/test-rows';

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
  UserProfile        re-count   no       no     no     no     no
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
let rows: ModelRows;
let owner: SignedInAccount;
let other: SignedInAccount;
const callers = new Map<string, Caller>();
const pictureClients = new Map<string, S3Client>();

beforeAll(async () => {
  backend = await startBackend();
  owner = await backend.account('owner');
  other = await backend.account('other');
  const admin = await backend.account('admin', ['Admin']);
  const guest = await backend.guest();
  callers.set('anonymous', 'anonymous');
  callers.set('guest', { credentials: guest });
  for (const [who, account] of Object.entries({ owner, other, admin })) {
    callers.set(who, { token: account.accessToken });
  }
  rows = new ModelRows(backend.origin, { credentials: backend.developer }, owner);
  await rows.mutate(rows.developer, 'create', 'Tasks', { ...rows.newRow('Tasks'), id: 'a' });
  pictureClients.set('guest', backend.pictures(guest));
  pictureClients.set('owner', backend.pictures(owner.credentials));
  pictureClients.set('admin', backend.pictures(admin.credentials));
  pictureClients.set('anonymous', backend.pictures());
});

afterAll(() => backend.stop());

function callerNamed(who: string): Caller {
  const caller = callers.get(who);
  if (!caller) throw new Error(`Unknown caller ${who}`);
  return caller;
}

describe('access to data', () => {
  it.each(cellsOf(dataMatrix).map((cell) => [titleOf(cell), cell] as const))(
    '%s',
    async (_title, { who, subject, action, allowed }) => {
      const attempt = attemptsOn(rows)[action];
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
    const id = await rows.existing(model);
    const answer = await rows.mutate(callerNamed('owner'), 'update', model, {
      id,
      [field]: 'somebody',
    });
    expect(answer.errors[0]?.message).toBe(`Unauthorized on [${field}]`);
  });

  it.each(['UserProfile', 'CompletedTask', 'UserTaskSelection'])(
    'stops another account from creating a %s with an id reserved for the owner',
    async (model) => {
      const row = await rows.absent(model);
      const taken = { ...row, [modelNamed(model).fields]: other.sub };
      expect(isRefused(await rows.mutate(callerNamed('other'), 'create', model, taken))).toBe(true);
      expect(await rows.stored(model, row.id)).toBeUndefined();
    },
  );

  it("sets a profile's id to its owner's when none is given", async () => {
    await rows.absent('UserProfile');
    const { data } = await rows.mutate(callerNamed('owner'), 'create', 'UserProfile', {
      email: owner.email,
    });
    expect(data?.['row']).toEqual({ id: owner.sub, profileOwner: owner.sub });
    expect(await rows.stored('UserProfile', owner.sub)).toMatchObject({ id: owner.sub });
  });

  it('stops an account from adding a selection to the list of another', async () => {
    const { owner: _owner, ...row } = rows.newRow('UserTaskSelection');
    const answer = await rows.mutate(callerNamed('other'), 'create', 'UserTaskSelection', {
      ...row,
      id: randomUUID(),
    });
    expect(isRefused(answer)).toBe(true);
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
