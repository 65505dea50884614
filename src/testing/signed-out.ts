import { Hub } from 'aws-amplify/utils';

/** Resolves once Amplify has signed out, which goes on after the session has ended. Call it before that begins. */
export function signedOut(): Promise<void> {
  return new Promise((resolve) => {
    const stop = Hub.listen('auth', ({ payload }) => {
      if (payload.event !== 'signedOut') return;
      stop();
      // Whoever listens and waits, too, is done by the next task.
      setTimeout(resolve);
    });
  });
}
