import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Alert } from '@/components/alert';
import { useState } from 'react';
import { Button } from '@/components/button';
import { PanelActions, PanelSection } from '@/components/panel';
import { useWrite } from '@/data/use-write';
import { unauthorizedError, malformedResponse, networkError } from '@/lib/errors';
import { SignOutQuestion } from '@/features/waiting/sign-out-question';
import { report } from '@/lib/report';
import { forgetNotes, noteKeys } from '@/lib/waiting-notes';
import { accountMessage } from '@/session/identity-message';
import { signOutHere } from '@/session/amplify';
import { useAccount } from '@/session/session';

/** Ends every session, for someone who lost a device or used a shared browser. */
export function SignOutEverywhere() {
  const { id } = useAccount();
  const [isAsking, setAsking] = useState(false);
  const leave = useWrite({
    action: 'sign out everywhere',
    mutationFn: async () => {
      await signOutEverywhere();
      forgetNotes(id);
    },
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
          onClick={() => {
            if (noteKeys(id).length > 0) setAsking(true);
            else leave.mutate();
          }}
          busy={leave.isPending}
          busyLabel="Signing out…"
        >
          Sign out everywhere
        </Button>
      </PanelActions>
      {isAsking && (
        <SignOutQuestion
          accountId={id}
          onCancel={() => setAsking(false)}
          onSignOut={() => {
            setAsking(false);
            leave.mutate();
          }}
        />
      )}
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
