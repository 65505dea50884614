import * as v from 'valibot';
import { instantsOf } from './active-days';
import { DailyRecordSchema, type DailyRecord, NOTHING_RECORDED } from './daily-record';
import { type Ledger, LedgerSchema } from './ledger';
import { brokenInDaily, brokenInLedger, brokenInState, brokenInText } from './member-invariants';

/*
 * The member document: one versioned text in the profile that says how an account's rows are to be read when its
 * devices race. Which rows there are, who may write what in which order, and what must always hold is in
 * docs/protocol.md.
 */

/**
 * Grows when a version of the application can't read what the next one writes. Version 1 had no sum of what was saved,
 * and would drop it; its documents are read, and the sum is derived from the rows once. Version 2 would drop the
 * corrections that are counted, and count them again.
 */
export const VERSION = 3;

const MemberStateEntries = {
  ledger: LedgerSchema,
  daily: DailyRecordSchema,
  /** When tasks were completed that the ledger no longer lists (see active-days.ts). */
  days: v.pipe(v.array(v.number()), v.readonly()),
};

const MemberStateSchema = v.object(MemberStateEntries);

export type MemberState = Readonly<v.InferOutput<typeof MemberStateSchema>>;

const VersionSchema = v.object({
  /** Changes with every write. It comes first, so a condition can compare the start of the text. */
  revision: v.number(),
  version: v.number(),
});

const DocumentSchema = v.object({ ...VersionSchema.entries, ...MemberStateEntries });

/** What a profile stores; null if it has no value. */
export interface StoredMember {
  readonly level: number | null;
  readonly memberState: string | null;
  /** Texts of earlier versions of the application, which may still write them (decision 048). */
  readonly ledger: string | null;
  readonly dailyRecord: string | null;
}

/** A member document as far as the stored texts tell it. */
export interface MemberReading {
  /** The number of the stored document; 0 if there is none, or it is unreadable. */
  readonly revision: number;
  /** What is counted; undefined, or without its sum, if that has to be derived from the rows. */
  readonly ledger: Ledger | undefined;
  /** What was counted before something else wrote the level. */
  readonly earlierLedger: Ledger | undefined;
  readonly daily: DailyRecord;
  /** Undefined if they have to be derived from the rows. */
  readonly days: readonly number[] | undefined;
  /** Whether a later version of the application has written the document. */
  readonly isNewer: boolean;
  /** Why a stored text can't be used. */
  readonly problem?: string;
}

const UNREADABLE: MemberReading = {
  revision: 0,
  ledger: undefined,
  earlierLedger: undefined,
  daily: NOTHING_RECORDED,
  days: undefined,
  isNewer: false,
};

/**
 * Returns what a profile's texts say. What is malformed, breaks an invariant, or is from a later version, is unknown
 * rather than an error.
 */
export function readMember(stored: StoredMember): MemberReading {
  const text = parse(v.pipe(v.string(), v.parseJson(), v.unknown()), stored.memberState);
  const version = parse(VersionSchema, text);
  if (version && version.version > VERSION) {
    return { ...UNREADABLE, revision: version.revision, isNewer: true };
  }
  const before = readTextsBefore(stored);
  const found = readDocument(stored.memberState, text);
  const problem = found.problem ?? before.problem;
  const reading = { ...UNREADABLE, ...(problem !== undefined && { problem }) };
  if (!found.document) {
    const { ledger, record: daily = NOTHING_RECORDED } = before;
    return { ...reading, revision: version?.revision ?? 0, ledger, daily };
  }
  const { revision, days, ...document } = found.document;
  const daily = withRecordBefore(document.daily, before.record);
  const isOurs = stored.ledger === null && document.ledger.level === stored.level;
  const ledgers = isOurs
    ? { ledger: document.ledger, earlierLedger: undefined }
    : { ledger: undefined, earlierLedger: document.ledger };
  return { ...reading, revision, daily, days, ...ledgers };
}

/** Returns the parsed text as a document, or why it can't be used; neither if none is stored. */
function readDocument(text: string | null, parsed: unknown) {
  if (text === null) return {};
  const document = parse(DocumentSchema, parsed);
  if (!document) return { problem: 'it is malformed' };
  const problem = brokenInText(text) ?? brokenInState(document);
  return problem === undefined ? { document } : { problem };
}

/** Reads the two texts of earlier versions: a ledger that belongs to the level, and a daily record. */
function readTextsBefore({ level, ledger: ledgerText, dailyRecord }: StoredMember) {
  const ledger = parse(v.pipe(v.string(), v.parseJson(), LedgerSchema), ledgerText);
  const record = parse(v.pipe(v.string(), v.parseJson(), DailyRecordSchema), dailyRecord);
  const brokenLedger = ledger && brokenInLedger(ledger);
  const brokenRecord = record && brokenInDaily(record);
  return {
    ledger: ledger?.level === level && brokenLedger === undefined ? ledger : undefined,
    record: brokenRecord === undefined ? record : undefined,
    problem: brokenLedger ?? brokenRecord,
  };
}

/** Merges a daily record with one that an earlier version wrote separately, starting empty. */
function withRecordBefore(daily: DailyRecord, before: DailyRecord | undefined): DailyRecord {
  if (!before) return daily;
  const isLater = (before.swap?.period ?? 0) >= (daily.swap?.period ?? 0);
  // The rows have the numbers of this version's swaps.
  const swap =
    before.swap && isLater
      ? { ...before.swap, number: (daily.swap?.number ?? 0) + before.swap.number }
      : daily.swap;
  const lastWindow =
    (before.lastWindow?.period ?? 0) > (daily.lastWindow?.period ?? 0)
      ? before.lastWindow
      : daily.lastWindow;
  const added = new Set(before.setAside.map(({ taskId }) => taskId));
  const setAside = [
    ...daily.setAside.filter(({ taskId }) => !added.has(taskId)),
    ...before.setAside,
  ].toSorted((a, b) => a.at - b.at);
  return { ...daily, swap, lastWindow, setAside };
}

/** Returns the state of a reading that says all; undefined if something has to be derived from the rows. */
export function stateOf({ ledger, daily, days, isNewer }: MemberReading): MemberState | undefined {
  return ledger?.saved && days && !isNewer ? { ledger, daily, days } : undefined;
}

/** Returns the texts of a profile; null for each that is missing. */
export function storedMember(profile: Readonly<Partial<StoredFields>> | null): StoredMember {
  const { level = null, memberState = null, ledger = null, dailyRecord = null } = profile ?? {};
  return { level, memberState, ledger, dailyRecord };
}

type StoredFields = { [Field in keyof StoredMember]: StoredMember[Field] | undefined };

/** Returns the instants at which tasks were completed, of the past weeks, in milliseconds since the epoch. */
export function completedAt({ ledger, earlierLedger, days = [] }: MemberReading): number[] {
  const { counted = [] } = ledger ?? earlierLedger ?? {};
  return [...instantsOf(days), ...counted.map(([, , completed]) => completed)];
}

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}
