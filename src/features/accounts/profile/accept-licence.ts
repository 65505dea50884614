import { updateUserAttributes } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import '@/session/amplify';
import { licenceEvidence } from '@/domain/licence';

/**
 * Records the acknowledgement for an account that came without it (D6), and renews the tokens, from
 * which the session reads that it is given. Throws what the identity service says.
 */
export async function acceptLicence(now: Date): Promise<void> {
  await updateUserAttributes({ userAttributes: licenceEvidence(now) });
  await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true });
}
