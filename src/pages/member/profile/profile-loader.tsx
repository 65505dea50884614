import { loadMessageFor } from '@/lib/errors';
import type { ReactNode } from 'react';
import { Panel } from '@/components/panel';
import { LoadError } from '@/components/load-error';
import { Loading, Skeleton } from '@/components/skeleton';
import type { Profile } from '@/data/profile';
import { useProfile } from './use-profile';

/** Renders the profile, a skeleton while it loads, or the error. */
export function ProfileLoader({
  children,
}: {
  readonly children: (profile: Profile) => ReactNode;
}) {
  const { profile, error, retry } = useProfile();
  if (profile) return children(profile);
  if (!error) return <ProfileSkeleton />;
  return (
    <LoadError title="Couldn’t load your profile" message={loadMessageFor(error)} onRetry={retry} />
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
