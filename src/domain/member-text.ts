import { withInstants } from './active-days';
import { type DailyRecord, NOTHING_RECORDED } from './daily-record';
import { type Ledger, newLedger } from './ledger';
import { pruned } from './ledger-changes';
import { brokenInvariant, type MemberState, VERSION } from './member-state';

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
export function prunedState(state: MemberState, now: number): MemberState {
  const ledger = pruned(state.ledger, now);
  if (ledger === state.ledger) return state;
  const left = new Set(ledger.counted);
  const gone = state.ledger.counted.filter((entry) => !left.has(entry));
  const instants = gone.map(([, , completed]) => completed);
  return { ...state, ledger, days: withInstants(state.days, instants, now) };
}

/**
 * Returns the text that stores a state under a revision. Throws an Error if the state breaks an invariant, which
 * nothing but a fault can do.
 */
export function memberText(state: MemberState, revision: number): string {
  const broken = brokenInvariant(state);
  if (broken !== undefined) throw new Error(`The member document would break ${broken}`);
  const { ledger, daily, days } = fittedTo(state, MOST_CHARACTERS);
  return JSON.stringify({ revision, version: VERSION, ledger, daily, days });
}

/** The longest text, in characters; IDs, numbers and JSON take a byte each. An item can have 400 kB. */
export const MOST_CHARACTERS = 100_000;

const lengthOf = (state: MemberState) => JSON.stringify(state).length;

/**
 * Returns a state that fits into `most` characters. What is dropped first costs least: undone completions, then the
 * oldest tasks set aside, then the counted completions that expire first. These stay in the level, and count as settled.
 */
export function fittedTo(state: MemberState, most: number): MemberState {
  if (lengthOf(state) <= most) return state;
  const undone: Ledger['undone'] = [];
  let fitted: MemberState = { ...state, ledger: { ...state.ledger, undone } };
  const isTooLong = () => lengthOf(fitted) > most;
  while (isTooLong() && fitted.daily.setAside.length > 0) fitted = withoutOldestSetAside(fitted);
  while (isTooLong() && fitted.ledger.counted.length > 0) fitted = withoutFirstToExpire(fitted);
  return fitted;
}

function withoutOldestSetAside({ daily, ...state }: MemberState): MemberState {
  const { setAside } = daily;
  return {
    ...state,
    daily: { ...daily, setAside: setAside.slice(Math.ceil(setAside.length / 2)) },
  };
}

function withoutFirstToExpire({ ledger, ...state }: MemberState): MemberState {
  const counted = ledger.counted.toSorted((a, b) => a[3] - b[3]);
  const dropped = counted.splice(0, Math.ceil(counted.length / 4));
  const since = dropped.at(-1)?.[3] ?? ledger.since;
  return { ...state, ledger: { ...ledger, since, counted } };
}
