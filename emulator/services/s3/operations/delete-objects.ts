import * as v from 'valibot';
import type { StorageCall, StorageOperation, StorageParts } from '../call';
import { sentChecksum, verifyContent } from '../checksums';
import { StorageError } from '../errors';
import { parseXml, xmlResponse } from '../xml';

const deletion = v.object({
  Delete: v.object({
    Quiet: v.exactOptional(v.string()),
    Object: v.pipe(
      v.array(
        v.object({
          Key: v.pipe(v.string(), v.minLength(1)),
          VersionId: v.exactOptional(v.string()),
        }),
      ),
      v.minLength(1),
      v.maxLength(1000),
    ),
  }),
});

interface Failure {
  Key: string;
  Code: string;
  Message: string;
}

/** DeleteObjects: each key is allowed or refused by itself; the answer tells of each. */
export const deleteObjects: StorageOperation = async (call, parts) => {
  if (call.headers['content-md5'] === undefined && !sentChecksum(call.headers)) {
    throw new StorageError(
      'InvalidRequest',
      'Missing required header for this request: Content-MD5 OR x-amz-checksum-*',
    );
  }
  verifyContent(call.headers, call.body);
  const { Delete } = parseXml(call.body, { schema: deletion, list: 'Object' });
  if (Delete.Object.some(({ VersionId }) => VersionId !== undefined)) {
    throw new StorageError(
      'NotImplemented',
      'Deleting versions of objects is not supported by the emulator.',
    );
  }
  const deleted: { Key: string }[] = [];
  const failures: Failure[] = [];
  for (const { Key } of Delete.Object) {
    const failure = await deleteOne(Key, call, parts);
    if (failure) failures.push(failure);
    else deleted.push({ Key });
  }
  const quiet = Delete.Quiet?.trim() === 'true';
  return xmlResponse('DeleteResult', { Deleted: quiet ? [] : deleted, Error: failures });
};

async function deleteOne(
  key: string,
  { access, address }: StorageCall,
  { objects }: Pick<StorageParts, 'objects'>,
): Promise<Failure | undefined> {
  const target = { bucket: address.bucket, key };
  try {
    access.demand('s3:DeleteObject', target);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return { Key: key, Code: error.code, Message: error.message };
  }
  await objects.remove(target);
  return undefined;
}
