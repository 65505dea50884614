import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { isRefused } from 'amplify-emulator/testing';
import { attemptsOn } from '../testing/access-attempts';
import { startCallers } from '../testing/callers';
import { cellsOf, titleOf } from '../testing/matrix';
import { modelNamed } from '../testing/model-rows';
import { TEST_PICTURE } from '../testing/test-rows';

/**
 * The permissions of spec §6 and D18, tested against the synthesized rules. Everyone acts on a row
 * that belongs to 'owner'. For models without an owner, 'owner' and 'other' are two members. Drafts
 * have their own matrix (catalog-states.conformance.test.ts).
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

const people = await startCallers();
const { rows } = people;
await rows.create('Tasks', { ...rows.newRow('Tasks'), id: 'a' });
afterAll(() => people.backend.stop());

describe('access to data', () => {
  it.each(cellsOf(dataMatrix).map((cell) => [titleOf(cell), cell] as const))(
    '%s',
    async (_title, { who, subject, action, allowed }) => {
      const attempt = attemptsOn(rows)[action];
      if (!attempt) throw new Error(`Unknown action ${action}`);
      expect(await attempt(people.named(who), subject)).toBe(allowed);
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
    const answer = await rows.mutate(people.callers.owner, 'update', model, {
      id,
      [field]: 'somebody',
    });
    expect(answer.errors[0]?.message).toBe(`Unauthorized on [${field}]`);
  });

  it.each(['UserProfile', 'CompletedTask', 'UserTaskSelection'])(
    'stops another account from creating a %s with an id reserved for the owner',
    async (model) => {
      const row = await rows.absent(model);
      const taken = { ...row, [modelNamed(model).fields]: people.other.sub };
      expect(isRefused(await rows.mutate(people.callers.other, 'create', model, taken))).toBe(true);
      expect(await rows.stored(model, row.id)).toBeUndefined();
    },
  );

  it("sets a profile's ID to its owner's by default", async () => {
    await rows.absent('UserProfile');
    const { data } = await rows.mutate(people.callers.owner, 'create', 'UserProfile', {
      email: people.owner.email,
    });
    const { sub } = people.owner;
    expect(data?.['row']).toEqual({ id: sub, profileOwner: sub });
    expect(await rows.stored('UserProfile', sub)).toMatchObject({ id: sub });
  });

  it('stops an account from adding a selection to another’s list', async () => {
    const { owner: _owner, ...row } = rows.newRow('UserTaskSelection');
    const answer = await rows.mutate(people.callers.other, 'create', 'UserTaskSelection', {
      ...row,
      id: randomUUID(),
    });
    expect(isRefused(answer)).toBe(true);
  });
});

const Key = TEST_PICTURE;

type PictureAttempt = (client: S3Client, Bucket: string) => Promise<unknown>;

const pictureAttempts: Readonly<Record<string, PictureAttempt>> = {
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
      const { backend, guest, owner, admin } = people;
      const Bucket = backend.bucket;
      const developerClient = backend.pictures(backend.developer);
      await developerClient.send(new PutObjectCommand({ Bucket, Key, Body: 'old' }));
      const signers = { guest, owner: owner.credentials, admin: admin.credentials };
      const signer = Object.entries(signers).find(([name]) => name === who)?.[1];
      const attempt = pictureAttempts[action];
      if (!attempt) throw new Error(`Unknown action ${action}`);
      const outcome = await attempt(backend.pictures(signer), Bucket).then(
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
