import { StorageError } from './errors';

// Values that only confirm what the emulator does anyway.
const acceptedValues: Record<string, string[]> = {
  'x-amz-acl': ['private', 'bucket-owner-full-control'],
  'x-amz-server-side-encryption': ['AES256'],
  'x-amz-storage-class': ['STANDARD'],
};

const unsupportedPrefixes = [
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-md5',
  'expires',
  'x-amz-expected-bucket-owner',
  'x-amz-grant-',
  'x-amz-meta-',
  'x-amz-object-lock-',
  'x-amz-server-side-encryption-',
  'x-amz-tagging',
  'x-amz-website-redirect-location',
  'x-amz-write-offset-bytes',
];

/** Throws StorageError 'NotImplemented' for a header that the emulator would otherwise silently ignore. */
export function assertSupportedHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    const accepted = acceptedValues[name];
    const isSupported = accepted
      ? accepted.includes(value)
      : !unsupportedPrefixes.some((prefix) => name.startsWith(prefix));
    if (isSupported) continue;
    throw new StorageError(
      'NotImplemented',
      `The emulator does not support the header ${name}: ${value}.`,
      { Header: name },
    );
  }
}
