import { expect } from 'vitest';

/** Matches the error that the SDK client throws for an S3 error. */
export function s3Error(name: string, httpStatusCode: number): object {
  return { name, $metadata: expect.objectContaining({ httpStatusCode }) };
}
