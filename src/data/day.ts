import { type DailyRecord, readDailyRecord } from '@/domain/daily-record';
import { type Ledger, parseLedger } from '@/domain/ledger';
import { isConflict } from '@/lib/errors';
import { part, sendOne } from './batch';
import { send } from './client';
import { changeDailyRecord } from './daily-record';
import { DayDocument, SetDailyRecordDocument } from './generated/daily-record';
import { isStill } from './stored-text';

/** A profile's daily record and ledger as stored; null if there is none yet. */
export interface Day {
  readonly dailyRecord: string | null;
  readonly ledger: string | null;
}

/** Returns an account's daily record and ledger. Throws a BackendError. */
export async function fetchDay(accountId: string): Promise<Day> {
  const { getUserProfile } = await send(DayDocument, { id: accountId });
  return {
    dailyRecord: getUserProfile?.dailyRecord ?? null,
    ledger: getUserProfile?.ledger ?? null,
  };
}

/**
 * Stores a daily record if neither it nor the ledger has changed since they were read. Returns whether that is so.
 * Throws a BackendError.
 */
async function setDay(accountId: string, from: Day, to: string): Promise<boolean> {
  const isOurs = readDailyRecord(from.dailyRecord).revision > 0;
  const condition = {
    and: [
      isStill('dailyRecord', from.dailyRecord, isOurs),
      isStill('ledger', from.ledger, parseLedger(from.ledger) !== undefined),
    ],
  };
  try {
    const input = { id: accountId, dailyRecord: to };
    await sendOne(part(SetDailyRecordDocument, { input, condition }));
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** The requests that change a daily record beside completions; tests pass their own. */
export interface DayRequests {
  fetchDay: typeof fetchDay;
  setDay: typeof setDay;
}

export const dayRequests: DayRequests = { fetchDay, setDay };

/**
 * Like `changeDailyRecord`, for a change that depends on what was completed: a completion that is counted
 * meanwhile makes `change` run again, with the ledger as stored.
 */
export function changeDay(
  accountId: string,
  from: Day,
  change: (record: DailyRecord, ledger: Ledger | undefined) => DailyRecord | undefined,
  requests = dayRequests,
): Promise<string | null | undefined> {
  let { ledger } = from;
  return changeDailyRecord(
    accountId,
    from.dailyRecord,
    (record) => change(record, parseLedger(ledger)),
    {
      fetchDailyRecord: async () => {
        const day = await requests.fetchDay(accountId);
        ({ ledger } = day);
        return day.dailyRecord;
      },
      setDailyRecord: (_, dailyRecord, to) =>
        requests.setDay(accountId, { dailyRecord, ledger }, to),
    },
  );
}
