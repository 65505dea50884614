import { Amplify } from 'aws-amplify';
import {
  cognitoCredentialsProvider,
  cognitoUserPoolsTokenProvider,
} from 'aws-amplify/auth/cognito';
import { emptyTokenStore } from '../core/token-store';
import { useNativeNumbers } from '../client-code/native-numbers';

/**
 * Points the genuine Amplify client, with the hook for Node, at the emulator that wrote the outputs, signed out.
 * Nothing is revoked, so the tokens of accounts signed in earlier stay valid. `options` are those of
 * `Amplify.configure`.
 */
export async function configureAmplify(
  outputs: Parameters<typeof Amplify.configure>[0],
  options?: Parameters<typeof Amplify.configure>[1],
): Promise<void> {
  await useNativeNumbers();
  Amplify.configure(outputs, options);
  cognitoUserPoolsTokenProvider.setKeyValueStorage(emptyTokenStore());
  if (!options?.Auth?.credentialsProvider) {
    await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  }
}
