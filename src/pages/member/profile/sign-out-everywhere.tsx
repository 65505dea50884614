import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { PanelActions, PanelSection } from '@/components/panel';
import { useWrite } from '@/data/use-write';
import { unauthorizedError, malformedResponse, networkError } from '@/lib/errors';
import { report } from '@/lib/report';
import { accountMessage } from '@/session/identity-message';
import { signOutHere } from '@/session/amplify';

/** Ends every session, for someone who lost a device or used a shared browser. */
export function SignOutEverywhere() {
  const leave = useWrite({
    action: 'sign out everywhere',
    mutationFn: signOutEverywhere,
    onError: (error) => report('Signing out everywhere failed.', error),
  });
  return (
    <PanelSection
      title="Signed-in devices"
      about="Signs you out on every device, including this one. Other devices can take up to an hour to notice."
    >
      {leave.error && (
        <Alert tone="error" title="You’re still signed in.">
          {accountMessage(leave.error)}
        </Alert>
      )}
      <PanelActions>
        <Button
          variant="secondary"
          onClick={() => leave.mutate()}
          busy={leave.isPending}
          busyLabel="Signing out…"
        >
          Sign out everywhere
        </Button>
      </PanelActions>
    </PanelSection>
  );
}

// Amplify's global sign-out hides a failure to revoke the other sessions, which a user worried about an
// account must see; so this calls the service itself. On failure this session stays.
async function signOutEverywhere(): Promise<void> {
  const response = await requestGlobalSignOut(await accessToken());
  if (response.status >= 500) throw networkError(response.status);
  // Any other refusal means that the token is no longer valid: the sessions have ended.
  await signOutHere();
}

async function accessToken(): Promise<string> {
  let tokens;
  try {
    tokens = await cognitoUserPoolsTokenProvider.getTokens();
  } catch (cause) {
    throw networkError(cause);
  }
  if (!tokens) throw unauthorizedError();
  return tokens.accessToken.toString();
}

async function requestGlobalSignOut(AccessToken: string): Promise<Response> {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
  };
  try {
    return await fetch(endpoint(), {
      method: 'POST',
      headers,
      body: JSON.stringify({ AccessToken }),
    });
  } catch (cause) {
    throw networkError(cause);
  }
}

function endpoint(): string {
  const pool = Amplify.getConfig().Auth?.Cognito;
  if (!pool?.userPoolId) throw malformedResponse(new Error('No user pool configured'));
  const [region] = pool.userPoolId.split('_');
  return pool.userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
}
