import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getUrl } from 'aws-amplify/storage';
import { PICTURE_FOLDER } from '../../../amplify/data/limits';
import { type Group, NotChecked } from '../check';
import type { Deployment } from '../deployment';
import type { Credentials } from '../people';

/** How the keys of what the checks store begin. */
const OWN = `${PICTURE_FOLDER}check-deployment`;
const ROLES = 'Deploy the backend again: amplify/storage isn’t in effect.';

/** Pictures are for signed-in users, who can't change them (spec §6). */
export function pictures({ backend, people }: Deployment): Group {
  const { region, bucket: Bucket, emulator } = backend;
  const clientOf = (credentials: Credentials) =>
    new S3Client({
      region,
      credentials,
      ...(emulator !== undefined && { endpoint: emulator, forcePathStyle: true }),
    });
  const member = () => clientOf(people.find('member').credentials);
  const firstKey = async () => {
    const list = new ListObjectsV2Command({ Bucket, Prefix: PICTURE_FOLDER, MaxKeys: 1 });
    return (await member().send(list)).Contents?.[0]?.Key;
  };
  const admin = () => clientOf(people.find('admin').credentials);
  const addPicture = async () => {
    const Key = `${OWN}.svg`;
    const picture = {
      Body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ContentType: 'image/svg+xml',
    };
    await admin().send(new PutObjectCommand({ Bucket, Key, ...picture }));
    return Key;
  };
  /** As Amplify's own `getUrl`, with the session's credentials. */
  const signedUrl = async (path: string) => {
    await people.become('member');
    return (await getUrl({ path })).url.href;
  };
  const refusalOf = async (act: () => Promise<unknown>) => {
    try {
      await act();
      return 'allowed';
    } catch (error) {
      return error instanceof S3ServiceException ? error.name : String(error);
    }
  };
  return {
    title: 'pictures',
    checks: [
      {
        name: 'a member loads one by a signed address, as the site does',
        expected: 'an image',
        accepts: (seen) => seen.startsWith('image/'),
        todo: ROLES,
        look: async () => {
          const stored = await firstKey();
          if (stored === undefined && !people.has('admin')) {
            return new NotChecked('no pictures: bring the catalog first');
          }
          const Key = stored ?? (await addPicture());
          const address = await signedUrl(Key);
          const response = await fetch(address);
          const withoutSignature = await fetch(address.replace(/\?.*$/, ''));
          if (stored === undefined) await admin().send(new DeleteObjectCommand({ Bucket, Key }));
          if (withoutSignature.ok) return 'shown without a signature';
          const type = response.headers.get('content-type') ?? 'no type';
          return response.ok ? type : `status ${response.status}`;
        },
      },
      {
        name: 'a member stores none',
        expected: 'AccessDenied',
        todo: ROLES,
        look: () =>
          refusalOf(() => {
            const Key = `${OWN}.txt`;
            return member().send(new PutObjectCommand({ Bucket, Key, Body: 'check' }));
          }),
      },
      {
        name: 'a guest loads none',
        expected: 'AccessDenied',
        todo: ROLES,
        look: async () => {
          const guest = clientOf(await people.guest());
          const Key = (await firstKey()) ?? `${PICTURE_FOLDER}none.webp`;
          return refusalOf(() => guest.send(new GetObjectCommand({ Bucket, Key })));
        },
      },
    ],
    remove: async () => {
      if (!people.has('member')) return [];
      const client = people.has('admin') ? admin() : member();
      const keys = async () => {
        const { Contents = [] } = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${OWN}.` }),
        );
        return Contents.flatMap(({ Key }) => Key ?? []);
      };
      for (const Key of await keys()) {
        await refusalOf(() => client.send(new DeleteObjectCommand({ Bucket, Key })));
      }
      return keys();
    },
  };
}
