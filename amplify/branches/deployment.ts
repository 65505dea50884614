import type { Stack } from 'aws-cdk-lib';

/**
 * Returns whether this deployment may be deleted with everything in it: a developer's sandbox, or the
 * emulator, which synthesizes one. Anything else may hold what people entrusted to it.
 */
export function isDisposable(stack: Stack): boolean {
  return stack.node.getContext('amplify-backend-type') === 'sandbox';
}
