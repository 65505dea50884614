import type { Defect } from '../defect';

export const emulatorStorage: readonly Defect[] = [
  {
    name: 'A changed body passes its signature',
    file: 'emulator/services/iam/authenticate.ts',
    search: 'checkPayload(request.body, payloadHash, { signer, signature });',
    replace:
      'if (request.body.length > 10_000_000) checkPayload(request.body, payloadHash, { signer, signature });',
    test: 'emulator/services/s3/signatures.conformance.test.ts',
    title: 'is refused with a changed body',
  },
  {
    name: 'Credentials never expire',
    file: 'emulator/services/iam/authenticate.ts',
    search: 'Date.parse(session.expiration) <= now.getTime()',
    replace: 'Date.parse(session.expiration) <= 0',
    test: 'emulator/services/s3/signatures.conformance.test.ts',
    title: 'expire after an hour',
  },
  {
    name: 'An old signature is accepted',
    file: 'emulator/services/iam/authenticate.ts',
    search: 'Math.abs(now.getTime() - signedAt) > maxClockSkewMs',
    replace: 'Math.abs(now.getTime() - signedAt) > 1000 * maxClockSkewMs',
    test: 'emulator/services/s3/signatures.conformance.test.ts',
    title: 'clock skew',
  },
  {
    name: 'A presigned URL never expires',
    file: 'emulator/services/iam/authenticate.ts',
    search: 'signedAt + expiresInSeconds * 1000',
    replace: 'signedAt + expiresInSeconds * 1_000_000',
    test: 'emulator/services/s3/presigned.conformance.test.ts',
    title: 'expires',
  },
  {
    name: 'Deny does not override Allow',
    file: 'emulator/services/iam/policy.ts',
    search: "return effects.has('Allow') && !effects.has('Deny');",
    replace: "return effects.has('Allow');",
    test: 'emulator/services/iam/policy.test.ts',
    title: 'lets Deny override Allow in any order',
  },
  {
    name: 'Roles allow everything in a bucket',
    file: 'emulator/services/s3/access.ts',
    search: "if (!allows(action, address, conditions)) throw new StorageError('AccessDenied');",
    replace:
      "if (!allows(action, address, conditions) && action === '') throw new StorageError('AccessDenied');",
    test: 'emulator/services/s3/amplify-storage.conformance.test.ts',
    title: 'lets a member read and list, but not write or delete',
  },
  {
    name: 'A missing picture looks forbidden',
    file: 'emulator/services/s3/access.ts',
    search: "'s3:prefix': key }",
    replace: "'s3:prefix': '' }",
    test: 'emulator/services/s3/amplify-storage.conformance.test.ts',
    title: 'gets 404 for a missing picture, since its role may list pictures',
  },
  {
    name: 'A second writer overwrites in spite of preventOverwrite',
    file: 'emulator/services/s3/preconditions.ts',
    search: 'if (noneMatch !== undefined && current) {',
    replace: 'if (noneMatch !== undefined && current && current.size < 0) {',
    test: 'emulator/services/s3/amplify-storage.conformance.test.ts',
    title: 'does not overwrite with preventOverwrite',
  },
];
