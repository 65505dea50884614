import { Amplify } from 'aws-amplify';
import * as v from 'valibot';
import { useState } from 'react';
import { SettingSection } from '@/components/setting-section';
import { accessToken } from '@/data/client';
import { hasNotesToLose } from '@/data/actions/notes';
import { useWrite } from '@/data/use-write';
import { BackendError } from '@/lib/errors';
import { SignOutQuestion } from '@/features/waiting/sign-out-question';
import { report } from '@/lib/report';
import { forgetNotes } from '@/lib/notes';
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
    <SettingSection
      title="Signed-in devices"
      about="Signs you out on every device, including this one. Other devices can take up to an hour to notice."
      onSubmit={() => {
        if (hasNotesToLose(id)) setAsking(true);
        else leave.mutate();
      }}
      error={leave.error && accountMessage(leave.error)}
      errorTitle="You’re still signed in."
      isBusy={leave.isPending}
      submit="Sign out everywhere"
      busyLabel="Signing out…"
      more={
        isAsking && (
          <SignOutQuestion
            accountId={id}
            onCancel={() => setAsking(false)}
            onSignOut={() => {
              setAsking(false);
              leave.mutate();
            }}
          />
        )
      }
    />
  );
}

// Amplify's global sign-out hides failures to revoke the other sessions, which a worried user must see, so this calls
// the service directly. If it fails, this session stays.
async function signOutEverywhere(): Promise<void> {
  let refusal = await requestGlobalSignOut(await accessToken());
  // An expired or revoked token can't end sessions; if the session is over, the renewal says so.
  if (refusal?.__type === 'NotAuthorizedException') {
    refusal = await requestGlobalSignOut(await accessToken(true));
  }
  if (refusal) throw new Error(refusal.message);
  await signOutHere();
}

const RefusalSchema = v.object({ __type: v.string(), message: v.string() });

/** Returns why the service refused; undefined if it didn't. Throws a BackendError if the service doesn't respond. */
async function requestGlobalSignOut(
  AccessToken: string,
): Promise<v.InferOutput<typeof RefusalSchema> | undefined> {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
  };
  try {
    const response = await fetch(endpoint(), {
      method: 'POST',
      headers,
      body: JSON.stringify({ AccessToken }),
    });
    return response.ok ? undefined : v.parse(RefusalSchema, await response.json());
  } catch (cause) {
    throw new BackendError('network', cause);
  }
}

function endpoint(): string {
  const pool = Amplify.getConfig().Auth?.Cognito;
  if (!pool?.userPoolId) throw new BackendError('internal', new Error('No user pool configured'));
  const [region] = pool.userPoolId.split('_');
  return pool.userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
}
