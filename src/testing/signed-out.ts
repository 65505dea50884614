import { Hub } from 'aws-amplify/utils';

/**
 * Resolves once Amplify has signed out, which takes longer than ending the session. Call it before the sign-out
 * begins.
 */
export function signedOut(): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = Hub.listen('auth', ({ payload }) => {
      if (payload.event !== 'signedOut') return;
      unsubscribe();
      // By the next task, all other listeners have run.
      setTimeout(resolve);
    });
  });
}
