import { expect } from 'vitest';

/** What an AWS client throws when a service refuses, for `toMatchObject`. */
export const awsError = (name: string, message?: unknown) => ({
  name,
  ...(message !== undefined && { message }),
});

/** Expects that a service refuses a call of an AWS client. */
export async function expectRefusal(
  call: Promise<unknown>,
  name: string,
  message?: unknown,
): Promise<void> {
  await expect(call).rejects.toMatchObject(awsError(name, message));
}
