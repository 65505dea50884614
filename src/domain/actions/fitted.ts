import { MAX_RECORD_LENGTH } from '@/definition';
import { utcDayOf } from '@/domain/calendar-day';
import { LISTED_MS } from '@/domain/time-limits';
import { withDays } from './days';
import { dayOf, type MemberRecord, textOf, untilOf } from './record';

const MAX_ASIDE = 200;
const MAX_DONE = 300;
const MAX_AWAY = 60;
/** Twice as many as fit in one commit. */
const MAX_ACTS = 40;

/**
 * Returns a record that fits its field. What matters least goes first: the oldest tasks set aside; then the completions
 * that expire first, which keep their rows and still count for level, savings and streak; then the oldest corrections.
 */
export function fitted(record: MemberRecord): MemberRecord {
  const { set, aside, done, acts } = record;
  let fit: MemberRecord = {
    ...record,
    set: { ...set, away: set.away.slice(-MAX_AWAY) },
    aside: aside.slice(-MAX_ASIDE),
    acts: acts.slice(-MAX_ACTS),
  };
  if (done.length > MAX_DONE) fit = withoutFirstToExpire(fit, done.length - MAX_DONE);
  while (textOf(fit).length > MAX_RECORD_LENGTH) {
    if (fit.aside.length > 0) fit = { ...fit, aside: fit.aside.slice(half(fit.aside)) };
    else if (fit.done.length > 0) fit = withoutFirstToExpire(fit, half(fit.done));
    else if (fit.corrected.length > 0)
      fit = { ...fit, corrected: byTime(fit.corrected).slice(half(fit.corrected)) };
    // Nothing else may go, so the API will refuse the record.
    else break;
  }
  return fit;
}

const half = (list: readonly unknown[]) => Math.ceil(list.length / 2);

const byTime = (corrected: MemberRecord['corrected']) => corrected.toSorted((a, b) => a.at - b.at);

function withoutFirstToExpire(record: MemberRecord, count: number): MemberRecord {
  const ends = record.done.map(untilOf).toSorted((a, b) => a - b);
  return settledUntil(record, ends[count - 1] ?? record.since);
}

/** Returns the record without completions that expire by `since`; their days stay. */
export function settledUntil(record: MemberRecord, since: number): MemberRecord {
  if (since <= record.since) return record;
  const settled = record.done.filter((one) => untilOf(one) <= since);
  const latest = utcDayOf(since + LISTED_MS) + 1;
  // A future day, from a wrong clock, would push out all others.
  const days = settled.map(dayOf).filter((day) => day <= latest);
  return {
    ...record,
    since,
    done: record.done.filter((one) => untilOf(one) > since),
    days: withDays(record.days, days),
  };
}
