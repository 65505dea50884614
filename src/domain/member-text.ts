import { withInstants } from './active-days';
import { type DailyRecord, NOTHING_RECORDED } from './daily-record';
import { type Ledger, type LedgerEntry, newLedger } from './ledger';
import { prune } from './ledger-changes';
import { brokenInState, brokenInText, bytesOf, MAX_BYTES } from './member-invariants';
import { type MemberState, VERSION } from './member-state';

/* How the member document is changed and written (docs/protocol.md). */

/** Returns the state of an account that has done nothing yet. */
export function newMember(level: number, now: number): MemberState {
  return { ledger: newLedger(level, now), daily: NOTHING_RECORDED, days: [] };
}

/** Returns the change of a state that changes its daily record; undefined stops it. */
export function inDaily(
  change: (daily: DailyRecord, ledger: Ledger) => DailyRecord | undefined,
): (state: MemberState) => MemberState | undefined {
  return (state) => {
    const daily = change(state.daily, state.ledger);
    if (daily === undefined || daily === state.daily) return daily && state;
    return { ...state, daily };
  };
}

/** Returns the state without completions that expired too long ago to matter; their days still count for the streak. */
export function pruneState(state: MemberState, now: number): MemberState {
  const ledger = prune(state.ledger, now);
  if (ledger === state.ledger) return state;
  const left = new Set(ledger.counted);
  const gone = state.ledger.counted.filter((entry) => !left.has(entry));
  return withDaysOf(gone, { ...state, ledger }, now);
}

/**
 * Returns the text that stores a state under a revision. Throws an Error that says which invariant the state breaks,
 * which only a bug can cause.
 */
export function memberText(state: MemberState, revision: number): string {
  const text = textOf(state, revision);
  const broken = brokenInState(state) ?? brokenInText(text);
  if (broken !== undefined) throw new Error(`The member document would break ${broken}`);
  return text;
}

function textOf({ ledger, daily, days }: MemberState, revision: number): string {
  // Without a correction it stays readable by the previous version.
  const version = ledger.corrected ? VERSION : VERSION - 1;
  return JSON.stringify({ revision, version, ledger, daily, days });
}

// With the longest revision.
const lengthOf = (state: MemberState) => bytesOf(textOf(state, Number.MAX_SAFE_INTEGER));

/**
 * Returns a state whose text has at most `most` bytes (I7), as far as possible. What is dropped first costs
 * least: undone completions, then the oldest tasks set aside, then the counted completions that expire first. These stay
 * in the level and the streak, and count as settled.
 */
export function fitState(state: MemberState, now: number, most = MAX_BYTES): MemberState {
  if (lengthOf(state) <= most) return state;
  const undone: Ledger['undone'] = [];
  let fitted: MemberState = { ...state, ledger: { ...state.ledger, undone } };
  const isTooLong = () => lengthOf(fitted) > most;
  while (isTooLong() && fitted.daily.setAside.length > 0) fitted = withoutOldestSetAside(fitted);
  while (isTooLong() && fitted.ledger.counted.length > 0)
    fitted = withoutFirstToExpire(fitted, now);
  return fitted;
}

function withoutOldestSetAside({ daily, ...state }: MemberState): MemberState {
  const { setAside } = daily;
  return {
    ...state,
    daily: { ...daily, setAside: setAside.slice(Math.ceil(setAside.length / 2)) },
  };
}

function withoutFirstToExpire(state: MemberState, now: number): MemberState {
  const counted = state.ledger.counted.toSorted((a, b) => a[3] - b[3]);
  const dropped = counted.splice(0, Math.ceil(counted.length / 4));
  const since = dropped.at(-1)?.[3] ?? state.ledger.since;
  return withDaysOf(dropped, { ...state, ledger: { ...state.ledger, since, counted } }, now);
}

/** Returns the state with the days of completions that its ledger no longer lists. */
function withDaysOf(gone: readonly LedgerEntry[], state: MemberState, now: number): MemberState {
  const instants = gone.map(([, , completed]) => completed);
  return { ...state, days: withInstants(state.days, instants, now) };
}
