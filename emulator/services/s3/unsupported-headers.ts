import { StorageError } from './errors';

// What a header may say without asking for something that is missing here.
const harmless: Record<string, string[]> = {
  'x-amz-acl': ['private', 'bucket-owner-full-control'],
  'x-amz-server-side-encryption': ['AES256'],
  'x-amz-storage-class': ['STANDARD'],
  'x-amz-tagging-directive': ['COPY'],
};

const missing = [
  'x-amz-grant-',
  'x-amz-object-lock-',
  'x-amz-server-side-encryption-',
  'x-amz-copy-source-server-side-encryption-',
  'x-amz-tagging',
  'x-amz-website-redirect-location',
  'x-amz-write-offset-bytes',
];

/** Refuses headers that ask for what the emulator would otherwise silently leave out. */
export function refuseUnsupportedHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    const accepted = harmless[name];
    if (accepted ? accepted.includes(value) : !missing.some((one) => name.startsWith(one))) {
      continue;
    }
    throw new StorageError(
      'NotImplemented',
      `The header ${name}: ${value} is not supported by the emulator.`,
      { Header: name },
    );
  }
}
