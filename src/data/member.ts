import {
  readMember,
  type MemberReading,
  type MemberState,
  stateOf,
  type StoredMember,
} from '@/domain/member-state';
import { fitState, memberText, pruneState } from '@/domain/member-text';
import { validTasks } from '@/domain/ledger-changes';
import { BackendError, busyError, outdatedError } from '@/lib/errors';
import { report } from '@/lib/report';
import { type MemberChange, memberRequests, type MemberRequests } from './member-requests';
import { rebuiltMember } from './rebuild-member';

/*
 * Reads and changes the member document (docs/protocol.md). Every change goes through `changeMember`, or starts from
 * `memberChange` if it is sent along with rows.
 */

/** Each refusal means that another device has written, so only that many writes at once could use them up. */
const ATTEMPTS = 50;

/** A member document and the texts it is stored in. */
export interface Member {
  readonly stored: StoredMember;
  readonly state: MemberState;
  /** The number of the stored document; 0 if there is none. */
  readonly revision: number;
  /** Whether the stored document says all of the state. */
  readonly isStored: boolean;
}

/** What a change starts from. */
export interface MemberContext {
  readonly accountId: string;
  readonly now: number;
  /** The scores of tasks that are known already; others are fetched if they are needed (D15). */
  readonly scores?: ReadonlyMap<string, number>;
  /** The texts as this browser last saw them; they are read if unknown. */
  readonly stored?: StoredMember | undefined;
}

/**
 * Returns an account's member document. What its texts don't say is derived from the rows, and is stored with the
 * next change. Throws a BackendError, also if a later version of the application has written the document.
 */
export async function openMember(
  context: MemberContext,
  requests: MemberRequests,
): Promise<Member> {
  const stored = context.stored ?? (await requests.fetchMember(context.accountId));
  const reading = readMember(stored);
  if (reading.isNewer) throw outdatedError();
  const state = await rebuiltMember(context, stored, reading, requests);
  return { stored, state, revision: reading.revision, isStored: isWhole(stored, reading) };
}

function isWhole(
  { memberState, ledger, dailyRecord }: StoredMember,
  reading: MemberReading,
): boolean {
  const hasTextsBefore = ledger !== null || dailyRecord !== null;
  return memberState !== null && !hasTextsBefore && stateOf(reading) !== undefined;
}

interface Options {
  /** Where the first attempt starts. */
  readonly from?: Member;
  /** Called with the state before each attempt. */
  readonly prepare?: (state: MemberState) => Promise<void>;
}

/**
 * Changes the member document without overwriting another device's change: each write is conditional on what was read,
 * and a refused one reads again (docs/protocol.md, I4). `change` returns the same state if there is nothing to change,
 * which is then written only if it isn't stored, and undefined to stop; it can run several times. Returns the
 * document as stored; undefined if stopped. Throws a BackendError, also if every attempt was overtaken.
 */
export async function changeMember(
  context: MemberContext,
  change: (state: MemberState) => MemberState | undefined,
  requests: MemberRequests = memberRequests,
  { from, prepare }: Options = {},
): Promise<Member | undefined> {
  let member = from ?? (await openMember(context, requests));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await prepare?.(member.state);
    const changed = change(member.state);
    if (changed === undefined) return undefined;
    if (changed === member.state && member.isStored) return member;
    const wanted = await memberChange(context, member, changed, requests);
    const stored = await attemptToSet(context.accountId, wanted, requests);
    if (stored === wanted.to) return afterChange(wanted);
    member = await openMember({ ...context, stored }, requests);
  }
  throw busyError(`The member document changed under each of ${ATTEMPTS} attempts to set it`);
}

/**
 * Returns what to store so that a member's state becomes `changed`. Throws a BackendError, or an Error if it breaks an
 * invariant, which only a bug can cause.
 */
export async function memberChange(
  { now, scores = new Map() }: MemberContext,
  { stored, state, revision }: Member,
  changed: MemberState,
  requests: Pick<MemberRequests, 'fetchTaskScores'> = memberRequests,
): Promise<MemberChange> {
  const to = pruneState(changed, now);
  const { level } = to.ledger;
  // A new document begins with the time, so its numbers differ from those of one that was deleted.
  const memberState = textOf(fitState(to, now), revision === 0 ? now : revision + 1);
  const isSame = changed.ledger === state.ledger;
  const susscore = isSame ? undefined : await susscoreOf(to, now, scores, requests);
  return { from: stored, to: { level, memberState, ledger: null, dailyRecord: null }, susscore };
}

// A page says only that something went wrong, so which invariant is broken is reported here.
function textOf(state: MemberState, revision: number): string {
  try {
    return memberText(state, revision);
  } catch (error) {
    report('The member document was not written:', error);
    throw error;
  }
}

async function susscoreOf(
  { ledger }: MemberState,
  now: number,
  scores: ReadonlyMap<string, number>,
  requests: Pick<MemberRequests, 'fetchTaskScores'>,
): Promise<number> {
  const tasks = validTasks(ledger, now);
  const unknown = [...new Set(tasks)].filter((id) => !scores.has(id));
  const more = unknown.length > 0 ? await requests.fetchTaskScores(unknown) : new Map();
  const scoreOf = (id: string): number => Math.max(0, scores.get(id) ?? more.get(id) ?? 0);
  return tasks.reduce((sum, id) => sum + scoreOf(id), 0);
}

/** Returns the document after a change was stored. Throws an Error if it can't be read, which only a bug can cause. */
export function afterChange({ to }: MemberChange): Member {
  const reading = readMember(to);
  const state = stateOf(reading);
  if (!state) throw new Error(`The member document can't be read back: ${reading.problem}`);
  return { stored: to, state, revision: reading.revision, isStored: true };
}

/** Returns the texts that are stored afterward. Throws a BackendError if nothing was written. */
async function attemptToSet(
  accountId: string,
  change: MemberChange,
  requests: MemberRequests,
): Promise<StoredMember> {
  const { from, to } = change;
  let failure: BackendError | undefined;
  try {
    if (await requests.setMember(accountId, change)) return to;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    failure = error;
  }
  const stored = await requests.fetchMember(accountId);
  // Perhaps only the response was lost; the browser may then have sent the request again, which was refused.
  if (stored.memberState === to.memberState) return to;
  const isUnchanged = stored.memberState === from.memberState && stored.level === from.level;
  if (failure && isUnchanged) throw failure;
  return stored;
}
