import { expect } from 'vitest';

/** What the client throws for an error of S3's. */
export function refusal(name: string, httpStatusCode: number): object {
  return { name, $metadata: expect.objectContaining({ httpStatusCode }) };
}
