import type { StoredMember } from '@/domain/actions/member';

/** A profile as the API returns it. */
interface Profile {
  readonly revision?: number | null;
  readonly level?: number | null;
  readonly memberRecord?: string | null;
}

/** Returns what a profile stores of a member. */
export function storedMember(profile: Profile | null): StoredMember {
  return {
    revision: profile?.revision ?? 0,
    level: profile?.level ?? null,
    memberRecord: profile?.memberRecord ?? null,
  };
}
