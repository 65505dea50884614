import { runtime, util } from '@aws-appsync/utils';

/**
 * The arguments of `commitMember`. AppSync checks these types too, and can't import them from another file.
 * @typedef {object} CommitArguments
 * @property {number} revision
 * @property {number | null} [levelBefore]
 * @property {number | null} [level]
 * @property {number} susscore
 * @property {string} memberRecord
 * @property {NewCompletion[] | null} [complete]
 * @property {string[] | null} [uncomplete]
 * @property {NewNote[] | null} [annotate]
 * @property {NewSelection[] | null} [select]
 * @property {string[] | null} [deselect]
 */
/** @typedef {{ place: string, taskId: string, completedDate: string, expirationDate: string }} Done */
/** @typedef {Done & { saved?: number[] | null, note?: string | null }} NewCompletion */
/** @typedef {{ id: string, note?: string | null }} NewNote */
/** @typedef {{ place: string, taskId: string, selectionDate: string, goal?: string | null }} NewSelection */
/** @typedef {import('@aws-appsync/utils').Context<CommitArguments>} Context */
/** @typedef {Omit<Context, 'identity'> & { identity: { sub?: string } }} Commit */

/**
 * Writes profile and rows in one transaction. The caller owns the rows, whatever the arguments say.
 * @param {Commit} ctx
 */
export function request(ctx) {
  const { tables, gone, isBusy, secondsKept } = ctx.stash;
  if (isBusy) runtime.earlyReturn({ outcome: 'busy' });
  if (gone && gone.length > 0) runtime.earlyReturn({ outcome: 'gone', gone });
  const { revision, complete, uncomplete, annotate, select, deselect } = ctx.args;
  const { sub } = ctx.identity;
  // The developer's tools have no `sub`: they write rows directly.
  if (!sub) util.unauthorized();
  const now = util.time.nowISO8601();
  const next = revision + 1;
  return {
    operation: 'TransactWriteItems',
    transactItems: [
      { ...profile(ctx.args, { sub, now }), table: tables.UserProfile },
      // Notes come right after the profile: `response` finds the reason for each at its index plus 1.
      ...(annotate ?? []).map((note) => annotation(tables.CompletedTask, note, { sub, now, next })),
      ...(complete ?? []).map((row) =>
        put(tables.CompletedTask, completion(row, { sub, now, next, secondsKept })),
      ),
      ...(select ?? []).map((row) => put(tables.UserTaskSelection, selection(row, { sub, now }))),
      ...(uncomplete ?? []).map((id) => remove(tables.CompletedTask, id, ['nameofowner', sub])),
      ...(deselect ?? []).map((id) => remove(tables.UserTaskSelection, id, ['owner', sub])),
    ],
  };
}

/**
 * Returns the outcome. If the condition on the profile was refused, it includes the stored values.
 * @param {Commit} ctx
 */
export function response(ctx) {
  const { error, result } = ctx;
  if (!error) return { outcome: 'committed', revision: ctx.args.revision + 1 };
  /** @type {{ type: string, item?: Record<string, any> }[]} */
  const reasons = (result && result.cancellationReasons) || [];
  const [ofProfile] = reasons;
  if (ofProfile && isRefused(ofProfile)) return conflict(ofProfile.item);
  const missing = (ctx.args.annotate ?? []).filter((_, index) => {
    const reason = reasons[index + 1];
    return reason && isRefused(reason) && !reason.item;
  });
  if (reasons.filter((reason) => isRefused(reason)).length > missing.length) util.unauthorized();
  if (missing.length > 0) return { outcome: 'gone', gone: missing.map(({ id }) => id) };
  // Another transaction on a row, or too many right now. AppSync passes on DynamoDB's codes.
  const isTransient = reasons.some(({ type }) =>
    ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'].includes(type),
  );
  if (isTransient) return { outcome: 'busy' };
  return util.error(error.message, error.type);
}

/** @param {Record<string, any> | undefined} stored */
function conflict(stored) {
  if (!stored) util.error('This account has no profile', 'NoProfile');
  const { revision, level, memberRecord } = stored;
  return { outcome: 'conflict', revision: revision ?? 0, level, memberRecord };
}

/**
 * AppSync and DynamoDB have different names for a refused condition.
 * @param {{ type: string }} reason
 */
function isRefused({ type }) {
  return type === 'ConditionCheckFailed' || type === 'ConditionalCheckFailed';
}

/**
 * @param {CommitArguments} args
 * @param {{ sub: string, now: string }} owner
 */
function profile({ revision, levelBefore, level, susscore, memberRecord }, { sub, now }) {
  const isFirst = revision === 0;
  const isLevelless = levelBefore === null || levelBefore === undefined;
  const hasLevel = level !== null && level !== undefined;
  const sets = [
    'revision = :next',
    'memberRecord = :record',
    'susscore = :score',
    'lastlogin = :now',
    'updatedAt = :now',
    ...(hasLevel ? ['#level = :level'] : []),
  ];
  const conditions = [
    'attribute_exists(id)',
    isFirst ? 'attribute_not_exists(revision)' : 'revision = :revision',
    isLevelless ? '(attribute_not_exists(#stored) OR #stored = :before)' : '#stored = :before',
  ];
  return {
    operation: 'UpdateItem',
    key: util.dynamodb.toMapValues({ id: sub }),
    update: {
      expression: `SET ${sets.join(', ')}`,
      // AppSync requires each expression to define exactly the placeholders that it uses.
      ...(hasLevel ? { expressionNames: { '#level': 'level' } } : {}),
      expressionValues: util.dynamodb.toMapValues({
        ':next': revision + 1,
        ':record': memberRecord,
        ':score': susscore,
        ':now': now,
        ...(hasLevel ? { ':level': level } : {}),
      }),
    },
    condition: {
      expression: conditions.join(' AND '),
      expressionNames: { '#stored': 'level' },
      expressionValues: util.dynamodb.toMapValues({
        ...(isFirst ? {} : { ':revision': revision }),
        ':before': isLevelless ? null : levelBefore,
      }),
      returnValuesOnConditionCheckFailure: true,
    },
  };
}

/**
 * @param {NewCompletion} done
 * @param {{ sub: string, now: string, next: number, secondsKept: number }} commit
 */
function completion(
  { place, taskId, completedDate, expirationDate, saved, note },
  { sub, now, next, secondsKept },
) {
  const until = util.time.parseISO8601ToEpochMilliSeconds(expirationDate);
  return {
    __typename: 'CompletedTask',
    id: `${sub}#${place}`,
    taskId,
    nameofowner: sub,
    profileId: sub,
    completedDate,
    expirationDate,
    timeToLive: Math.floor(until / 1000) + secondsKept,
    createdAt: now,
    updatedAt: now,
    ...(saved ? { saved } : {}),
    ...(note ? { note, noteRevision: next } : {}),
  };
}

/**
 * Writes a note into its completion's row, whose other fields the client may not know.
 * @param {string} table
 * @param {NewNote} annotated
 * @param {{ sub: string, now: string, next: number }} commit
 */
function annotation(table, { id, note }, { sub, now, next }) {
  return {
    operation: 'UpdateItem',
    table,
    key: util.dynamodb.toMapValues({ id }),
    update: {
      expression: note
        ? 'SET note = :note, noteRevision = :next, updatedAt = :now'
        : 'SET updatedAt = :now REMOVE note, noteRevision',
      expressionValues: util.dynamodb.toMapValues({
        ':now': now,
        ...(note ? { ':note': note, ':next': next } : {}),
      }),
    },
    condition: {
      ...ownedBy('#owner = :owner', ['nameofowner', sub]),
      returnValuesOnConditionCheckFailure: true,
    },
  };
}

/**
 * @param {NewSelection} selected
 * @param {{ sub: string, now: string }} owner
 */
function selection({ place, taskId, selectionDate, goal }, { sub, now }) {
  return {
    __typename: 'UserTaskSelection',
    id: `${sub}#${place}`,
    taskId,
    owner: sub,
    userId: sub,
    selectionDate,
    createdAt: now,
    updatedAt: now,
    ...(goal ? { goal } : {}),
  };
}

/**
 * @param {string} table
 * @param {{ id: string }} row
 */
function put(table, { id, ...values }) {
  return {
    operation: 'PutItem',
    table,
    key: util.dynamodb.toMapValues({ id }),
    attributeValues: util.dynamodb.toMapValues(values),
  };
}

/**
 * @param {string} table
 * @param {string} id
 * @param {[field: string, owner: string]} owned The row's owner field, and its value.
 */
function remove(table, id, owned) {
  return {
    operation: 'DeleteItem',
    table,
    key: util.dynamodb.toMapValues({ id }),
    condition: ownedBy('attribute_not_exists(id) OR #owner = :owner', owned),
  };
}

/**
 * @param {string} expression
 * @param {[field: string, owner: string]} owned
 */
function ownedBy(expression, [field, owner]) {
  return {
    expression,
    expressionNames: { '#owner': field },
    expressionValues: util.dynamodb.toMapValues({ ':owner': owner }),
    returnValuesOnConditionCheckFailure: false,
  };
}
