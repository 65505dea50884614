import { type Completion } from '@/domain/completion';
import { instantOf } from '@/domain/instant';
import { type Ledger, newLedger, readLedger } from '@/domain/ledger';
import { validTasks } from '@/domain/ledger-changes';
import { boundedLevel } from '@/domain/level';
import type { Standing, StandingChange } from '@/data/standing';
import { busyError } from '@/lib/errors';

/** Each refusal means that another device has written, so only that many writes at once could use them up. */
const ATTEMPTS = 50;

/** The requests that a change of level and score makes. */
export interface StandingRequests {
  fetchStanding(accountId: string): Promise<Standing>;
  setStanding(accountId: string, change: StandingChange): Promise<boolean>;
  fetchCompletions(accountId: string, since: string): Promise<Completion[]>;
  fetchTaskScores(ids: readonly string[]): Promise<Map<string, number>>;
}

/** What a change of level and score starts from. */
export interface StandingContext {
  readonly accountId: string;
  readonly now: number;
  /** The scores of tasks that are known already; others are fetched (D15). */
  readonly scores: ReadonlyMap<string, number>;
  /** The standing as this browser last saw it; it is read if unknown. */
  readonly standing?: Standing | undefined;
}

/** A standing with its ledger. */
export interface OpenStanding {
  readonly stored: Standing;
  readonly ledger: Ledger;
}

/**
 * Changes the ledger, and with it level and score, without overwriting another device's change: each write
 * is conditional on what was read, and a refused one reads again (D14). `change` returns the same ledger if
 * there is nothing to write. Returns the ledger as stored. Throws a BackendError, also if every attempt was
 * overtaken.
 */
export async function changeStanding(
  context: StandingContext,
  change: (ledger: Ledger) => Ledger,
  requests: StandingRequests,
  from?: OpenStanding,
): Promise<Ledger> {
  let standing = from ?? (await openStanding(context, requests));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const changed = await changeFor(context, standing, change, requests);
    if (!changed) return standing.ledger;
    if (await requests.setStanding(context.accountId, changed)) return changed.to;
    standing = await openStanding({ ...context, standing: undefined }, requests);
  }
  throw busyError(`The level changed under each of ${ATTEMPTS} attempts to set it`);
}

/**
 * Returns the account's standing with its ledger. A profile without a valid one, from before there were
 * ledgers or with a level written by something else, gets one that counts every stored completion. Its level
 * is at least their number (D14).
 */
export async function openStanding(
  context: StandingContext,
  requests: StandingRequests,
): Promise<OpenStanding> {
  const { accountId, now } = context;
  let stored = context.standing ?? (await requests.fetchStanding(accountId));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const ledger = readLedger(stored.ledger, stored.level);
    if (ledger) return { stored, ledger };
    const completions = await requests.fetchCompletions(accountId, instantOf(0));
    const level = boundedLevel(Math.max(stored.level ?? 0, completions.length));
    const created = newLedger(level, now, completions);
    const change = await replacing(context, stored, created, requests);
    await requests.setStanding(accountId, change);
    stored = await requests.fetchStanding(accountId);
  }
  throw busyError(`The level changed under each of ${ATTEMPTS} attempts to read it`);
}

/**
 * Returns what to store so that the standing is changed; undefined if `change` returns the same ledger. Throws
 * a BackendError.
 */
export async function changeFor(
  context: StandingContext,
  { stored, ledger }: OpenStanding,
  change: (ledger: Ledger) => Ledger,
  requests: StandingRequests,
): Promise<StandingChange | undefined> {
  const to = change(ledger);
  return to === ledger ? undefined : replacing(context, stored, to, requests);
}

async function replacing(
  { now, scores }: StandingContext,
  from: Standing,
  to: Ledger,
  requests: StandingRequests,
): Promise<StandingChange> {
  const tasks = validTasks(to, now);
  const unknown = [...new Set(tasks)].filter((id) => !scores.has(id));
  const more = unknown.length > 0 ? await requests.fetchTaskScores(unknown) : new Map();
  const scoreOf = (id: string): number => Math.max(0, scores.get(id) ?? more.get(id) ?? 0);
  const susscore = tasks.reduce((sum, id) => sum + scoreOf(id), 0);
  return { from, to: { ...to, revision: to.revision + 1 }, susscore };
}
