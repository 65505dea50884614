import { REQUIRED } from './models/problem';

/**
 * Returns the error message for an address typed to replace `current`, in the wording of spec §5 where
 * it has one; undefined if the address is valid. The emailed code proves that it exists.
 */
export function newEmailProblem(typed: string, current: string): string | undefined {
  const address = typed.trim();
  if (address === '') return REQUIRED;
  if (!ADDRESS.test(address)) return 'Please enter a valid email';
  return isSameAddress(address, current) ? 'This is already your email' : undefined;
}

/** Whether two addresses are the same to the user pool, which ignores case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
