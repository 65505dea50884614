import { a } from '@aws-amplify/backend';

/**
 * A completion to store, with its savings as in `CompletedTask.saved`. Its place is 'done#', the task, '#' and the
 * time. The place is a string because AppSync's JavaScript has written numbers as 'null'
 * (aws/aws-appsync-community#308).
 */
export const NewCompletion = a.customType({
  place: a.string().required(),
  taskId: a.id().required(),
  completedDate: a.datetime().required(),
  expirationDate: a.datetime().required(),
  saved: a.integer().array(),
  note: a.string(),
});

/** A note on a stored completion; without a text, the note is removed. */
export const NewNote = a.customType({
  id: a.id().required(),
  note: a.string(),
});

/** A selection to store in one of its owner's places: 'daily#0' to 'daily#2', or 'goal#' and the task. */
export const NewSelection = a.customType({
  place: a.string().required(),
  taskId: a.id().required(),
  selectionDate: a.datetime().required(),
  goal: a.string(),
});

/**
 * The outcome of a commit: 'committed'; 'conflict', with the stored values; 'gone', with the missing tasks, or the
 * missing completions of notes; or 'busy', to retry.
 */
export const CommitResult = a.customType({
  outcome: a.string().required(),
  revision: a.integer(),
  level: a.integer(),
  memberRecord: a.string(),
  gone: a.id().required().array(),
});

/**
 * Stores the results of a member's actions, all or nothing: level, score and record in the profile, and the changed
 * rows. Refused unless `revision` (0 before the first commit) and `levelBefore` match the stored values.
 */
export const commitMember = a
  .mutation()
  .arguments({
    revision: a.integer().required(),
    levelBefore: a.integer(),
    level: a.integer(),
    susscore: a.integer().required(),
    memberRecord: a.string().required(),
    complete: a.ref('NewCompletion').required().array(),
    uncomplete: a.id().required().array(),
    annotate: a.ref('NewNote').required().array(),
    select: a.ref('NewSelection').required().array(),
    deselect: a.id().required().array(),
  })
  .returns(a.ref('CommitResult').required())
  .authorization((allow) => [allow.authenticated()])
  .handler([
    a.handler.custom({ dataSource: a.ref('Tasks'), entry: './check-commit.resolver.js' }),
    a.handler.custom({ dataSource: a.ref('UserProfile'), entry: './commit-member.resolver.js' }),
  ]);
