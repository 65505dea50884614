import prices from './prices.json' with { type: 'json' };
import type { UsageReport } from './usage';

const DAYS = 30;
/** The log of a request without an error. AWS doesn't state the size; this is three lines of about 250 bytes. */
const LOGGED_BYTES = 750;
/** The share of requests that are traced (amplify/branches/monitoring). */
const TRACED_SHARE = 0.005;
const MILLION = 1e6;

/** The billed usage of one member's day. */
export type BilledUsage = ReturnType<typeof billedUsageOf>;

/** Returns the billed part of the counted usage. */
export function billedUsageOf({ operations, connectionMinutes }: UsageReport) {
  const all = Object.entries(operations);
  const sum = (field: keyof (typeof all)[number][1], isCounted: (name: string) => boolean) =>
    all.reduce((total, [name, usage]) => total + (isCounted(name) ? usage[field] : 0), 0);
  const isDataApi = (name: string) => name.startsWith('appsync:');
  const isStorage = (name: string) => name.startsWith('s3:');
  const isObjectRead = (name: string) => name === 's3:GetObject' || name === 's3:HeadObject';
  return {
    operations: sum('requests', isDataApi),
    readUnits: sum('readUnits', isDataApi),
    writeUnits: sum('writeUnits', isDataApi),
    messages: sum('messages', isDataApi),
    connectionMinutes,
    objectReads: sum('requests', isObjectRead),
    objectWrites: sum('requests', (name) => isStorage(name) && !isObjectRead(name)),
    bytesOut: sum('bytesOut', (name) => isDataApi(name) || isStorage(name)),
  };
}

/** Returns the monthly cost in dollars of `members` with this usage every day. */
export function dollarsOfMonth(day: BilledUsage, members: number): Record<string, number> {
  const { dollars } = prices;
  const month = (use: number) => use * DAYS * members;
  return {
    'user pool': activeUsers(members),
    'data API': (month(day.operations) / MILLION) * dollars.millionOperations,
    realtime:
      (month(day.messages) / MILLION) * dollars.millionMessages +
      (month(day.connectionMinutes) / MILLION) * dollars.millionConnectionMinutes,
    'write units': (month(day.writeUnits) / MILLION) * dollars.millionWriteUnits,
    'read units': (month(day.readUnits) / MILLION) * dollars.millionReadUnits,
    storage:
      (month(day.objectReads) / 1000) * dollars.thousandObjectReads +
      (month(day.objectWrites) / 1000) * dollars.thousandObjectWrites,
    transfer: (month(day.bytesOut) / 1e9) * dollars.gigabyteOut,
    'request logs': ((month(day.operations) * LOGGED_BYTES) / 1e9) * dollars.gigabyteLogged,
    traces: ((month(day.operations) * TRACED_SHARE) / MILLION) * dollars.millionTraces,
    // For one branch: 31 alarms at $0.10, and a metric at $0.30.
    alarms: dollars.monitoring,
  };
}

function activeUsers(members: number): number {
  let below = 0;
  return prices.dollars.monthlyActiveUsers.reduce((sum, { upTo, each }) => {
    const inTier = Math.max(0, Math.min(members, upTo ?? members) - below);
    below = upTo ?? members;
    return sum + inTier * each;
  }, 0);
}
