import { expect } from 'vitest';

/** Matches the error that an AWS client throws when its service refuses; for `toMatchObject`. */
export const awsError = (name: string, message?: unknown) => ({
  name,
  ...(message !== undefined && { message }),
});

/** Expects a service to refuse a call of an AWS client. */
export async function expectRefusal(
  call: Promise<unknown>,
  name: string,
  message?: unknown,
): Promise<void> {
  await expect(call).rejects.toMatchObject(awsError(name, message));
}
