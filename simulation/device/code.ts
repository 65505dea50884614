/* What a page runs of the application: the rules of what a member does, the notes, and the outbox that sends them. */

export { apply, applyAll } from '@/domain/actions/apply';
export { afterShown, asideIds, refreshToUndo } from '@/domain/actions/daily';
export { laterMember, memberFrom } from '@/domain/actions/member-from';
export { unknownGoals, unknownTasks } from '@/domain/actions/read-by-key';
export { activeDays, dailySetIn } from '@/domain/actions/shown';
export { listedAs } from '@/domain/actions/record';
export { completedTaskIds } from '@/domain/completion';
export { assignmentFor } from '@/domain/daily-assignment';
export { calendarDayOf } from '@/domain/calendar-day';
export { pickReplacement } from '@/domain/daily-pick';
export { lateInstant, lateTasks } from '@/domain/late-check-in';
export { nextTaskIds } from '@/domain/next-set';
export { answerIn } from '@/data/graphql-answer';
export { commitAnswer } from '@/data/actions/commit-answer';
export { noteAction, notesOf } from '@/data/actions/notes';
export { sendNotes, STOPPING } from '@/data/actions/outbox';
export { withUnlisted } from '@/data/unlisted';
export { BackendError, backendErrorFrom } from '@/lib/errors';
export { learnClock, now } from '@/lib/clock';
export { isStored, removeNote } from '@/lib/notes';
