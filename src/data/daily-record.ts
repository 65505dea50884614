import { type DailyRecord, dailyRecordText, readDailyRecord } from '@/domain/daily-record';
import { BackendError, busyError, isConflict } from '@/lib/errors';
import { type Part, part, sendOne } from './batch';
import { send } from './client';
import { DailyRecordDocument, SetDailyRecordDocument } from './generated/daily-record';
import { isStill } from './stored-text';

/** Each refusal means that another device has written. */
const ATTEMPTS = 20;

/** Returns the daily record that an account's profile stores; null if there is none. Throws a BackendError. */
export async function fetchDailyRecord(accountId: string): Promise<string | null> {
  const { getUserProfile } = await send(DailyRecordDocument, { id: accountId });
  return getUserProfile?.dailyRecord ?? null;
}

/** Returns the part of a request that stores a daily record in place of `from`, if `from` is still stored. */
export function recordPart(
  accountId: string,
  from: string | null,
  to: string,
): Part<{ readonly id: string } | null> {
  const input = { id: accountId, dailyRecord: to };
  const isOurs = readDailyRecord(from).revision > 0;
  const condition = isStill('dailyRecord', from, isOurs);
  return part(SetDailyRecordDocument, { input, condition });
}

/** Stores a daily record in place of `from`. Returns whether `from` was still stored. Throws a BackendError. */
async function setDailyRecord(
  accountId: string,
  from: string | null,
  to: string,
): Promise<boolean> {
  try {
    await sendOne(recordPart(accountId, from, to));
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** The requests that change a daily record; tests pass their own. */
export interface DailyRecordRequests {
  fetchDailyRecord: typeof fetchDailyRecord;
  setDailyRecord: typeof setDailyRecord;
}

export const dailyRecordRequests: DailyRecordRequests = { fetchDailyRecord, setDailyRecord };

/** A text to store in place of the one that was read. */
export interface RecordChange {
  readonly from: string | null;
  readonly to: string;
}

/** Returns what to store so that the record is changed; undefined if `change` returns the same record. */
export function recordChange(
  from: string | null,
  change: (record: DailyRecord) => DailyRecord,
): RecordChange | undefined {
  const record = readDailyRecord(from);
  const changed = change(record);
  return changed === record ? undefined : { from, to: dailyRecordText(record, changed) };
}

/**
 * Changes an account's daily record without overwriting another device's change, starting from the text last
 * read. `change` returns the same record if there is nothing to write, and undefined to stop; it can run
 * several times. Returns the text as stored; undefined if stopped. Throws a BackendError, also if every attempt
 * was overtaken.
 */
export async function changeDailyRecord(
  accountId: string,
  from: string | null,
  change: (record: DailyRecord) => DailyRecord | undefined,
  requests = dailyRecordRequests,
): Promise<string | null | undefined> {
  let text = from;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const record = readDailyRecord(text);
    const changed = change(record);
    if (changed === undefined || changed === record) return changed && text;
    const wanted = dailyRecordText(record, changed);
    const outcome = await attemptToSet(accountId, text, wanted, requests);
    if (outcome === wanted) return wanted;
    text = outcome;
  }
  throw busyError(`The daily record changed under each of ${ATTEMPTS} attempts to set it`);
}

/** Returns the text that is stored afterward. Throws a BackendError if nothing was written. */
async function attemptToSet(
  accountId: string,
  from: string | null,
  to: string,
  requests: DailyRecordRequests,
): Promise<string | null> {
  try {
    if (await requests.setDailyRecord(accountId, from, to)) return to;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    // Perhaps only the answer was lost.
    const stored = await requests.fetchDailyRecord(accountId);
    if (stored === from) throw error;
    return stored;
  }
  return requests.fetchDailyRecord(accountId);
}
