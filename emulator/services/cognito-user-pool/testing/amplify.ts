import { configureAmplify as configureClient } from '../../../testing/amplify-client';
import { webClient } from './fixture';
import type { RunningPool } from './running-pool';

/** Configures the Amplify client for the pool, signed out. */
export function configureAmplify({ origin, definition }: RunningPool): Promise<void> {
  return configureClient({
    Auth: {
      Cognito: {
        userPoolId: definition.userPool.id,
        userPoolClientId: webClient,
        userPoolEndpoint: origin,
        identityPoolId: definition.identityPool.id,
        identityPoolEndpoint: origin,
        allowGuestAccess: true,
      },
    },
  });
}
