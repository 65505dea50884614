/**
 * What is wrong with an address typed in place of `current`, in the words of spec §5 where it has
 * them; undefined when it will do. Whether it exists is for the code to show.
 */
export function newEmailProblem(typed: string, current: string): string | undefined {
  const address = typed.trim();
  if (address === '') return 'This field is required';
  if (!ADDRESS.test(address)) return 'Please enter a valid email';
  return isSameAddress(address, current) ? 'This is already your email' : undefined;
}

/** Whether two addresses are one: capital letters make no difference to the user pool. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
