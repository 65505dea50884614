import { parseAddress, type Address } from '../address';
import type { StorageCall, StorageOperation } from '../call';
import { StorageError } from '../errors';
import { headersToStore } from '../object-headers';
import { checkWriteConditions } from '../preconditions';
import type { StoredObject } from '../stored-object';
import { xmlResponse } from '../xml';

/** CopyObject: requires permission to read the source and to write the destination. */
export const copyObject: StorageOperation = async (call, context) => {
  const { clock, files, objects, hasBucket } = context;
  const conditional = Object.keys(call.headers).find((name) =>
    name.startsWith('x-amz-copy-source-if-'),
  );
  if (conditional !== undefined) {
    throw new StorageError('NotImplemented', `The emulator does not support ${conditional}.`);
  }
  const source = copySource(call);
  call.access.assertAllowed('s3:PutObject', call.address);
  if (!hasBucket(source.bucket)) throw new StorageError('NoSuchBucket');
  call.access.assertAllowed('s3:GetObject', source);
  const replaceMetadata = replacesMetadata(call, source);
  const opened = await objects.open(source, () => 'whole');
  if (!opened?.content) throw call.access.notFoundError(source);
  const { content } = opened;
  const { body, size, md5 } = await files.write(content).finally(() => content.destroy());
  const lastModified = clock.now().toISOString();
  const copy: StoredObject = {
    body,
    size,
    etag: md5,
    lastModified,
    headers: replaceMetadata ? headersToStore(call.headers) : opened.object.headers,
    ...(opened.object.crc32 !== undefined && { crc32: opened.object.crc32 }),
  };
  await objects.put(call.address, copy, (current) => checkWriteConditions(call.headers, current));
  return xmlResponse('CopyObjectResult', { LastModified: lastModified, ETag: `"${md5}"` });
};

function copySource({ headers }: StorageCall): Address {
  const [path = '', version] = (headers['x-amz-copy-source'] ?? '').split('?');
  if (version !== undefined) {
    throw new StorageError(
      'NotImplemented',
      'The emulator does not support copying an object version.',
    );
  }
  const source = parseAddress({ rawPath: `/${path.replace(/^\//, '')}` });
  if (source.bucket !== '' && source.key !== '') return source;
  throw new StorageError(
    'InvalidArgument',
    'Copy Source must mention the source bucket and key: sourcebucket/sourcekey',
    { ArgumentName: 'x-amz-copy-source' },
  );
}

function replacesMetadata({ headers, address }: StorageCall, source: Address): boolean {
  const directive = headers['x-amz-metadata-directive'] ?? 'COPY';
  if (directive !== 'COPY' && directive !== 'REPLACE') {
    throw new StorageError('InvalidArgument', `Unknown metadata directive: ${directive}`);
  }
  const toItself = source.bucket === address.bucket && source.key === address.key;
  if (toItself && directive === 'COPY') {
    throw new StorageError(
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    );
  }
  return directive === 'REPLACE';
}
