import type { NewCompletion } from '@/domain/new-completion';
import type { Selection } from '@/domain/selection';
import { type StoredMember, storedMember } from '@/domain/member-state';
import rows from './version-before.json' with { type: 'json' };

/** What an account stored. */
export interface AccountBefore {
  readonly id: string;
  readonly member: StoredMember;
  readonly completions: readonly NewCompletion[];
  readonly selections: readonly Selection[];
}

/**
 * Accounts as the version before November 2026 stored them: the code of its last commit, 590e9c2, wrote these rows. `busy`
 * has completions of eleven days, one of them checked in late, and one undone; a swap, a task set aside and a last window.
 * Of `cutOff`, an undo and two completions lost their second write; `fresh` has just been created.
 */
export const accountsBefore = {
  busy: accountOf(rows.busy),
  cutOff: accountOf(rows.cutOff),
  fresh: accountOf(rows.fresh),
};

/** When the busy account was last used, in milliseconds since the epoch. */
export const LAST_USED = Date.parse('2026-11-20T08:00:00.000Z');

type Rows = (typeof rows)[keyof typeof rows];

function accountOf({ profile, completions, selections }: Rows): AccountBefore {
  const member = storedMember(profile);
  return {
    id: profile.id,
    member,
    completions,
    selections: selections.map((row) => ({ ...row, task: null })),
  };
}
