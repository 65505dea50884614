import type { ReactNode } from 'react';
import { Panel } from '@/components/panel';
import { Loading, Skeleton } from '@/components/skeleton';
import type { Profile } from '@/data/profile';
import { Loaded } from '@/features/loaded';
import { useProfile } from './use-profile';

/** Renders the profile, a skeleton while it loads, or the error. */
export function ProfileLoader({
  children,
}: {
  readonly children: (profile: Profile) => ReactNode;
}) {
  const { profile, error, retry } = useProfile();
  return (
    <Loaded
      value={profile}
      error={error}
      errorTitle="Couldn’t load your profile"
      onRetry={retry}
      skeleton={<ProfileSkeleton />}
    >
      {children}
    </Loaded>
  );
}

function ProfileSkeleton() {
  return (
    <Panel>
      <Loading>Loading your profile…</Loading>
      {['email', 'name', 'state', 'zip'].map((field) => (
        <Skeleton key={field} height="3.5rem" radius="var(--radius-m)" />
      ))}
    </Panel>
  );
}
