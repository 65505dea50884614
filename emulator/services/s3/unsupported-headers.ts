import { StorageError } from './errors';

const unsupportedPrefixes = [
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-md5',
  'expires',
  'x-amz-acl',
  'x-amz-expected-bucket-owner',
  'x-amz-grant-',
  'x-amz-meta-',
  'x-amz-object-lock-',
  'x-amz-server-side-encryption',
  'x-amz-storage-class',
  'x-amz-tagging',
  'x-amz-website-redirect-location',
  'x-amz-write-offset-bytes',
];

/** Throws StorageError 'NotImplemented' for a header that the emulator would otherwise silently ignore. */
export function assertSupportedHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!unsupportedPrefixes.some((prefix) => name.startsWith(prefix))) continue;
    throw new StorageError(
      'NotImplemented',
      `The emulator does not support the header ${name}: ${value}.`,
      { Header: name },
    );
  }
}
