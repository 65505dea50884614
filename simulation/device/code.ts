/*
 * The part of the application that a page runs: the rules of a member's actions, the notes, and the outbox that sends
 * them.
 */

export { apply, applyAll } from '@/domain/actions/apply';
export {
  completionOf,
  noteOn,
  planOf,
  refreshOf,
  removalOf,
  renewalOf,
  swapOf,
  takenBack,
  undoOf,
} from '@/domain/actions/asked';
export { laterMember, memberFrom } from '@/domain/actions/member-from';
export { isBehindRecord, unknownTasks } from '@/domain/actions/read-by-key';
export { activeDays, dailySetIn } from '@/domain/actions/shown';
export { listedAs } from '@/domain/actions/record';
export { completedTaskIds } from '@/domain/completion';
export { areNewTasksDue } from '@/domain/daily-assignment';
export { lateInstant, lateTasks } from '@/domain/late-check-in';
export { answerIn } from '@/data/graphql-answer';
export { commitAnswer } from '@/data/actions/commit-answer';
export { noteAction, notesOf } from '@/data/actions/notes';
export { sendNotes, STOPPING } from '@/data/actions/outbox';
export { withUnlisted } from '@/data/unlisted';
export { BackendError, backendErrorFrom } from '@/lib/errors';
export { learnClock, now } from '@/lib/clock';
export { isStored, removeNote } from '@/lib/notes';
