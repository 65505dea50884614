import * as v from 'valibot';
import priceFile from './prices.json' with { type: 'json' };
import type { UsageReport } from './usage';

const DAYS = 30;
/** Tokens last an hour, so each of the two visits renews them. */
const TOKEN_RENEWALS = 2;
/** A day's share of a sign-in: one a month. The measured day has none, and a sign-in asks for an identity ID. */
const SIGN_INS = 1 / DAYS;
/** The log of a request without an error. AWS doesn't give a size; three lines of about 250 bytes. */
const LOGGED_BYTES = 750;
/** The share of requests that is traced (amplify/branches/monitoring). */
const TRACED = 0.005;
/** The busiest hour of a day has this many times the average hour's traffic. */
export const PEAK = 3;
const DAY_SECONDS = 24 * 60 * 60;
const MILLION = 1e6;

const Use = v.picklist([
  'operations',
  'readUnits',
  'writeUnits',
  'tokenRenewals',
  'identityIds',
  'credentials',
]);

const amount = v.pipe(v.number(), v.minValue(0));

/** Prices in US dollars and quotas, with their sources. */
export const prices = v.parse(
  v.object({
    region: v.string(),
    readOn: v.string(),
    sources: v.record(v.string(), v.string()),
    notOpened: v.array(v.string()),
    dollars: v.object({
      millionReadUnits: amount,
      millionWriteUnits: amount,
      millionOperations: amount,
      millionMessages: amount,
      millionConnectionMinutes: amount,
      thousandObjectReads: amount,
      thousandObjectWrites: amount,
      gigabyteOut: amount,
      gigabyteLogged: amount,
      millionTraces: amount,
      /** A branch's alarms and metrics: 31 at $0.10 and one at $0.30. */
      monitoring: amount,
      monthlyActiveUsers: v.array(v.object({ upTo: v.nullable(amount), each: amount })),
    }),
    quotas: v.array(
      v.object({ name: v.string(), perSecond: amount, use: Use, source: v.string() }),
    ),
  }),
  priceFile,
);

/** The billed usage of one member's day or one admin's hour. */
export interface Charged {
  operations: number;
  readUnits: number;
  writeUnits: number;
  messages: number;
  connectionMinutes: number;
  objectReads: number;
  objectWrites: number;
  bytesOut: number;
  tokenRenewals: number;
  identityIds: number;
  credentials: number;
}

/** Returns the billed part of the counted usage. Adds token renewals and sign-ins, since tests start with tokens. */
export function chargedOf({ operations, connectionMinutes }: UsageReport): Charged {
  const all = Object.entries(operations);
  const sum = (member: keyof (typeof all)[number][1], isOf: (name: string) => boolean) =>
    all.reduce((total, [name, metered]) => total + (isOf(name) ? metered[member] : 0), 0);
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
    tokenRenewals: TOKEN_RENEWALS,
    identityIds: SIGN_INS + sum('requests', (name) => name === 'cognito-identity:GetId'),
    credentials: sum('requests', (name) => name === 'cognito-identity:GetCredentialsForIdentity'),
  };
}

/** The dollars of a month with `members` who live this day every day. */
export function dollarsOfMonth(day: Charged, members: number): Record<string, number> {
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
    traces: ((month(day.operations) * TRACED) / MILLION) * dollars.millionTraces,
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

/** How far a quota is from being reached in the busiest hour; below 1 it is exceeded. */
export interface Headroom {
  name: string;
  times: number;
  /** The number of daily members who reach it. */
  members: number;
}

/** Returns the quotas with their headroom, least headroom first. */
export function headrooms(day: Charged, members: number): Headroom[] {
  return prices.quotas
    .map(({ name, perSecond, use }) => {
      const reached = (perSecond * DAY_SECONDS) / (day[use] * PEAK);
      return { name, times: reached / members, members: Math.floor(reached) };
    })
    .toSorted((a, b) => a.times - b.times);
}
