import { runtime, util } from '@aws-appsync/utils';

/**
 * The arguments to check. AppSync checks these types too, and can't import them from another file.
 * @typedef {object} Checked
 * @property {number | null} [level]
 * @property {number} susscore
 * @property {string} memberRecord
 * @property {{ taskId: string, saved?: number[] | null, note?: string | null }[] | null} [complete]
 * @property {string[] | null} [uncomplete]
 * @property {{ id: string, note?: string | null }[] | null} [annotate]
 * @property {{ taskId: string, goal?: string | null }[] | null} [select]
 * @property {string[] | null} [deselect]
 */
/** @typedef {import('@aws-appsync/utils').Context<Checked>} Context */
/** @typedef {Omit<Context, 'identity'> & { identity: { sub?: string } }} Commit */

/**
 * Refuses other accounts' rows, enforces the models' limits, and reads the tasks that are completed or selected. The
 * read is consistent, because a refusal removes their cards (decision 080).
 * @param {Commit} ctx
 */
export function request(ctx) {
  const own = `${ctx.identity.sub}#`;
  // Even without such a row, since the answer would reveal whether it exists (decision 026).
  if (rowIdsOf(ctx.args).some((id) => id.includes('#') && !id.startsWith(own))) util.unauthorized();
  checkLimits(ctx.args, ctx.stash.limits);
  const ids = taskIdsOf(ctx.args);
  if (ids.length === 0) runtime.earlyReturn({});
  const keys = ids.map((id) => util.dynamodb.toMapValues({ id }));
  return {
    operation: 'BatchGetItem',
    tables: { [ctx.stash.tables.Tasks]: { keys, consistentRead: true } },
  };
}

/**
 * Stashes the tasks that don't exist for a member; drafts count as missing (D29).
 * @param {Context} ctx
 */
export function response(ctx) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  const table = ctx.stash.tables.Tasks;
  const unread = ctx.result.unprocessedKeys[table] ?? [];
  ctx.stash.isBusy = unread.length > 0;
  /** @type {({ id: string, state?: string } | null)[]} */
  const tasks = ctx.result.data[table];
  const isKnown = (/** @type {string} */ id) =>
    tasks.some((task) => task && task.id === id && task.state !== 'Draft');
  ctx.stash.gone = taskIdsOf(ctx.args).filter((id) => !isKnown(id));
  return {};
}

/** @param {Checked} args */
function rowIdsOf({ uncomplete, annotate, deselect }) {
  return [...(uncomplete ?? []), ...(annotate ?? []).map(({ id }) => id), ...(deselect ?? [])];
}

/** @param {Checked} args */
function taskIdsOf(args) {
  const rows = [...(args.complete ?? []), ...(args.select ?? [])];
  const ids = rows.map(({ taskId }) => taskId);
  return ids.filter((id, index) => ids.indexOf(id) === index);
}

/**
 * @param {Checked} args
 * @param {{ parts: number, record: number, goal: number, note: number, saved: number, level: number }} limits
 */
function checkLimits(args, limits) {
  const { level, susscore, memberRecord, complete, uncomplete, annotate, select, deselect } = args;
  const lists = [complete ?? [], uncomplete ?? [], annotate ?? [], select ?? [], deselect ?? []];
  const parts = lists.reduce((sum, list) => sum + list.length, 1);
  if (parts > limits.parts) refuse(`A commit can have at most ${limits.parts} parts`);
  if (memberRecord.length > limits.record) {
    refuse(`A record can have at most ${limits.record} characters`);
  }
  if ((level ?? 0) < 0) refuse('A level must not be negative');
  if ((level ?? 0) > limits.level) refuse(`A level can be at most ${limits.level}`);
  if (susscore < 0) refuse('A score must not be negative');
  if ((select ?? []).some(({ goal }) => (goal ?? '').length > limits.goal)) {
    refuse(`A plan can have at most ${limits.goal} characters`);
  }
  if ((complete ?? []).some(({ saved }) => (saved ?? []).length > limits.saved)) {
    refuse(`Savings can have at most ${limits.saved} numbers`);
  }
  const notes = [...(complete ?? []), ...(annotate ?? [])];
  if (notes.some(({ note }) => (note ?? '').length > limits.note)) {
    refuse(`A note can have at most ${limits.note} characters`);
  }
}

/** @param {string} message */
function refuse(message) {
  util.error(message, 'OverLimit');
}
