import { Amplify } from 'aws-amplify';
import {
  cognitoCredentialsProvider,
  cognitoUserPoolsTokenProvider,
} from 'aws-amplify/auth/cognito';
import { emptyTokenStore } from '../../../core/token-store';
import { webClient } from './fixture';
import type { RunningPool } from './running-pool';

/** Configures the Amplify client for the pool, signed out. */
export async function configureAmplify({ origin, definition }: RunningPool): Promise<void> {
  Amplify.configure({
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
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(emptyTokenStore());
}
