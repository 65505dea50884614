import * as v from 'valibot';
import type { StorageCall, StorageOperation, StorageContext } from '../call';
import { sentCrc32, verifyContent } from '../checksums';
import { StorageError } from '../errors';
import { parseXml, xmlResponse } from '../xml';

const requestSchema = v.object({
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

/** DeleteObjects: checks permissions and reports the result per key. */
export const deleteObjects: StorageOperation = async (call, context) => {
  if (call.headers['content-md5'] === undefined && sentCrc32(call.headers) === undefined) {
    throw new StorageError(
      'InvalidRequest',
      'Missing required header for this request: Content-MD5 OR x-amz-checksum-*',
    );
  }
  verifyContent(call.headers, call.body);
  const { Delete } = parseXml(call.body, { schema: requestSchema, list: 'Object' });
  if (Delete.Object.some(({ VersionId }) => VersionId !== undefined)) {
    throw new StorageError(
      'NotImplemented',
      'The emulator does not support deleting object versions.',
    );
  }
  const deleted: { Key: string }[] = [];
  const failures: Failure[] = [];
  for (const { Key } of Delete.Object) {
    const failure = await deleteOne(Key, call, context);
    if (failure) failures.push(failure);
    else deleted.push({ Key });
  }
  const quiet = Delete.Quiet?.trim() === 'true';
  return xmlResponse('DeleteResult', { Deleted: quiet ? [] : deleted, Error: failures });
};

async function deleteOne(
  key: string,
  { access, address }: StorageCall,
  { objects }: Pick<StorageContext, 'objects'>,
): Promise<Failure | undefined> {
  const target = { bucket: address.bucket, key };
  try {
    access.assertAllowed('s3:DeleteObject', target);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return { Key: key, Code: error.code, Message: error.message };
  }
  await objects.remove(target);
  return undefined;
}
