import { addressOf, type Address } from '../address';
import type { StorageCall, StorageOperation } from '../call';
import { StorageError } from '../errors';
import { describedBy } from '../object-headers';
import { checkCopyConditions, checkWriteConditions } from '../preconditions';
import type { StoredObject } from '../stored-object';
import { xmlResponse } from '../xml';

/** CopyObject: needs the right to read the source as well as to write the target. */
export const copyObject: StorageOperation = async (call, parts) => {
  const { clock, files, objects } = parts;
  const source = sourceOf(call);
  call.access.demand('s3:PutObject', call.address);
  if (!parts.hasBucket(source.bucket)) throw new StorageError('NoSuchBucket');
  call.access.demand('s3:GetObject', source);
  const replaces = replacesDescription(call, source);
  const opened = await objects.open(source, (object) => {
    checkCopyConditions(call.headers, object);
    return 'whole';
  });
  if (!opened?.content) throw call.access.missing(source);
  const { body, size, md5 } = await files.write(opened.content);
  const lastModified = clock.now().toISOString();
  const copy: StoredObject = {
    body,
    size,
    etag: md5,
    lastModified,
    headers: replaces ? describedBy(call.headers) : opened.object.headers,
    ...(opened.object.checksum?.type === 'FULL_OBJECT' && { checksum: opened.object.checksum }),
  };
  await objects.put(call.address, copy, (current) => checkWriteConditions(call.headers, current));
  return xmlResponse('CopyObjectResult', { LastModified: lastModified, ETag: `"${md5}"` });
};

function sourceOf({ headers }: StorageCall): Address {
  const [path = '', version] = (headers['x-amz-copy-source'] ?? '').split('?');
  if (version !== undefined) {
    throw new StorageError(
      'NotImplemented',
      'Copying a version of an object is not supported by the emulator.',
    );
  }
  const source = addressOf({ rawPath: `/${path.replace(/^\//, '')}` });
  if (source.bucket !== '' && source.key !== '') return source;
  throw new StorageError(
    'InvalidArgument',
    'Copy Source must mention the source bucket and key: sourcebucket/sourcekey',
    { ArgumentName: 'x-amz-copy-source' },
  );
}

function replacesDescription({ headers, address }: StorageCall, source: Address): boolean {
  const directive = headers['x-amz-metadata-directive'] ?? 'COPY';
  if (directive !== 'COPY' && directive !== 'REPLACE') {
    throw new StorageError('InvalidArgument', `Unknown metadata directive: ${directive}`);
  }
  const ontoItself = source.bucket === address.bucket && source.key === address.key;
  if (ontoItself && directive === 'COPY') {
    throw new StorageError(
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    );
  }
  return directive === 'REPLACE';
}
