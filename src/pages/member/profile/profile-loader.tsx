import { useQuery } from '@tanstack/react-query';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Panel } from '@/components/panel';
import { Skeletons } from '@/components/skeleton';
import { keys } from '@/data/keys';
import { fetchProfile, type Profile, withProfile } from '@/data/profile';
import { saveProfile } from '@/data/save-profile';
import { Loaded } from '@/features/loaded';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { NoProfileError } from '@/lib/errors';
import { report } from '@/lib/report';
import '@/session/amplify';
import { useAccount } from '@/session/session';

interface ProfileLoaderProps {
  /** A placeholder for what follows the profile, so that nothing below it moves. */
  readonly below?: ReactNode;
  readonly children: (profile: Profile) => ReactNode;
}

/**
 * Renders the profile, a skeleton while it loads, or the error. A first visit creates it (D9), and its email follows
 * the account's.
 */
export function ProfileLoader({ below, children }: ProfileLoaderProps) {
  const { id } = useAccount();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: keys.profile(id),
    queryFn: () => withProfile(id, () => requireProfile(id)),
  });
  const { run } = useMemberAction();
  const followEmail = useEffectEvent(() => {
    if (!data) return;
    // The user didn't ask for it, so a failure is only logged (spec §8); the next visit tries again.
    const onFailed = (error: Error) => report('The profile’s email could not be updated.', error);
    run(updateEmail(data.email), { onFailed });
  });
  useEffect(() => {
    if (dataUpdatedAt > 0) followEmail();
  }, [dataUpdatedAt]);
  return (
    <Loaded
      value={data}
      error={error}
      errorTitle="Couldn’t load your profile"
      onRetry={() => void refetch()}
      skeleton={
        <>
          <ProfileSkeleton />
          <div>{below}</div>
        </>
      }
    >
      {children}
    </Loaded>
  );
}

function ProfileSkeleton() {
  return (
    <Panel>
      <Skeletons count={4} label="Loading your profile…" height="3.5rem" radius="var(--radius-m)" />
    </Panel>
  );
}

async function requireProfile(id: string): Promise<Profile> {
  const profile = await fetchProfile(id);
  if (!profile) throw new NoProfileError();
  return profile;
}

function updateEmail(known: string | null): MemberAction<void> {
  return {
    kind: 'update profile email',
    run: async (actor) => {
      const email = await readChangedEmail(known);
      if (email) await saveProfile(actor, { email });
    },
  };
}

// The account's email, if the profile's differs. Tokens are renewed before the two are compared again, since this
// session's may be older than a change on another device.
async function readChangedEmail(known: string | null): Promise<string | undefined> {
  if ((await tokenEmail(false)) === known) return undefined;
  const email = await tokenEmail(true);
  return email === known ? undefined : email;
}

/**
 * Returns the email in the session's ID token, which is renewed if `forceRefresh` is set. Throws if the user pool can't
 * be reached.
 */
export async function tokenEmail(forceRefresh: boolean): Promise<string | undefined> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh });
  const email = tokens?.idToken?.payload['email'];
  return typeof email === 'string' ? email : undefined;
}
