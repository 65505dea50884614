import type { Completion } from '@/domain/completion';
import type { Estimates } from '@/domain/impact/measures';
import { savingsOf } from '@/domain/impact/savings';
import { storedMember, type StoredMember } from '@/domain/member-state';
import { isConflict } from '@/lib/errors';
import { type Part, part, sendMany, sendOne } from './batch';
import { send } from './client';
import { fetchCompletion, fetchCompletions } from './completions';
import {
  MemberDocument,
  SetMemberDocument,
  TaskFiguresDocument,
  TaskScoresDocument,
} from './generated/member';
import type { ModelUserProfileConditionInput } from './generated/types';

/* The requests that read and change the member document. */

/** What to store in place of the texts that were read. */
export interface MemberChange {
  readonly from: StoredMember;
  readonly to: StoredMember;
  /** The SusScore with this change (D15); undefined if it is the same. */
  readonly susscore: number | undefined;
}

/** The requests that a change of the member document makes; tests pass their own. */
export interface MemberRequests {
  fetchMember: typeof fetchMember;
  setMember: typeof setMember;
  fetchCompletion: typeof fetchCompletion;
  fetchCompletions: typeof fetchCompletions;
  fetchTaskScores: typeof fetchTaskScores;
  fetchTaskFigures: typeof fetchTaskFigures;
}

/** Returns the texts of an account's member document, and its level. Throws a BackendError. */
export async function fetchMember(accountId: string): Promise<StoredMember> {
  const { getUserProfile } = await send(MemberDocument, { id: accountId });
  return storedMember(getUserProfile);
}

/**
 * Stores a member document if it is still the one that was read (D14). Returns whether it was. Throws a BackendError.
 */
async function setMember(accountId: string, change: MemberChange): Promise<boolean> {
  try {
    await sendOne(memberPart(accountId, change));
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** Returns the part of a request that does the same. */
export function memberPart(
  accountId: string,
  { from, to, susscore }: MemberChange,
): Part<{ readonly id: string } | null> {
  const { level, memberState } = to;
  // Devices with an earlier version of the application then find that their texts are gone, and start from the rows.
  const before = {
    ...(from.ledger !== null && { ledger: null }),
    ...(from.dailyRecord !== null && { dailyRecord: null }),
  };
  const input = {
    id: accountId,
    level,
    memberState,
    ...before,
    ...(susscore !== undefined && { susscore }),
  };
  const condition = {
    and: [
      from.level === null ? isAbsent('level') : { level: { eq: from.level } },
      isStill('memberState', from.memberState),
      isStill('ledger', from.ledger),
      isStill('dailyRecord', from.dailyRecord),
    ],
  };
  return part(SetMemberDocument, { input, condition });
}

// Saved as empty, an attribute has the value null.
function isAbsent(attribute: keyof StoredMember): ModelUserProfileConditionInput {
  return {
    or: [{ [attribute]: { attributeExists: false } }, { [attribute]: { attributeType: '_null' } }],
  };
}

// A revision is enough to compare, and keeps the request short (KEEPALIVE_CHARACTERS in client.ts).
function isStill(
  attribute: keyof StoredMember,
  text: string | null,
): ModelUserProfileConditionInput {
  if (text === null) return isAbsent(attribute);
  const [revision] = /^\{"revision":\d+,/.exec(text) ?? [];
  return { [attribute]: revision === undefined ? { eq: text } : { beginsWith: revision } };
}

/** Returns the scores of tasks, without deleted ones. Throws a BackendError. */
async function fetchTaskScores(ids: readonly string[]): Promise<Map<string, number>> {
  const tasks = await sendMany(ids.map((id) => part(TaskScoresDocument, { id })));
  return new Map(tasks.flatMap((task) => (task ? [[task.id, task.score ?? 0]] : [])));
}

/** Returns what completing tasks saves, without deleted ones. Throws a BackendError. */
async function fetchTaskFigures(ids: readonly string[]): Promise<Map<string, Estimates>> {
  const tasks = await sendMany(ids.map((id) => part(TaskFiguresDocument, { id })));
  return new Map(tasks.flatMap((task) => (task ? [[task.id, task]] : [])));
}

/**
 * Returns completions with what they saved; rows that an earlier version of the application wrote take it from their
 * task as it is now, and nothing if that is deleted. Throws a BackendError.
 */
export async function withSavings(
  rows: readonly Completion[],
  requests: Pick<MemberRequests, 'fetchTaskFigures'>,
): Promise<Completion[]> {
  const unknown = new Set(rows.flatMap(({ saved, taskId }) => (saved ? [] : [taskId])));
  const figures = unknown.size > 0 ? await requests.fetchTaskFigures([...unknown]) : new Map();
  return rows.map((row) => {
    const task = figures.get(row.taskId);
    return row.saved || !task ? row : { ...row, saved: savingsOf(task) };
  });
}

export const memberRequests: MemberRequests = {
  fetchMember,
  setMember,
  fetchCompletion,
  fetchCompletions,
  fetchTaskScores,
  fetchTaskFigures,
};
