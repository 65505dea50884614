import type { ScoredCompletion } from '@/domain/completion';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';
import type { MemberRecord } from './record';

/** An account's rows, as read. */
export interface Rows {
  readonly accountId: string;
  readonly completions: readonly ScoredCompletion[];
  readonly selections: readonly Selection[];
  /** The known tasks by ID; null for deleted ones. */
  readonly tasks: ReadonlyMap<string, Task | null>;
}

/** Everything needed to plan an action: the record, and rows that agree with it. */
export interface Member extends Omit<Rows, 'selections'> {
  /** The number of commits so far. */
  readonly revision: number;
  /** As stored; another client may write it (spec §7). */
  readonly level: number | null;
  readonly record: MemberRecord;
  readonly goals: readonly Selection[];
  /** Selections that no page shows. They are deleted with the next set. */
  readonly strays: readonly Selection[];
}

/** Returns a member with changes to the record. */
export function withRecord(member: Member, changes: Partial<MemberRecord>): Member {
  return { ...member, record: { ...member.record, ...changes } };
}

/** The profile fields needed for planning; empty before the first commit. */
export interface StoredMember {
  readonly revision?: number | null;
  readonly level?: number | null;
  readonly memberRecord?: string | null;
}
