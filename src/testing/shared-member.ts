import type { Completion } from '@/domain/completion';
import type { Estimates } from '@/domain/impact/measures';
import { type MemberState, readMember, type StoredMember } from '@/domain/member-state';
import { memberText } from '@/domain/member-text';
import { BackendError } from '@/lib/errors';
import type { MemberChange, MemberRequests } from '@/data/member-requests';

const NOTHING: StoredMember = { level: null, memberState: null, ledger: null, dailyRecord: null };

/** Sends one device's request; its arrival may be delayed or its response lost. */
export type Send = <T>(name: string, act: () => T) => Promise<T>;

/**
 * A fake of one account's member document and completions, shared by several devices: the document is set only over
 * the one that was read, as the real table does.
 */
export class SharedMember<Row extends Completion = Completion> {
  stored: StoredMember = NOTHING;
  susscore: number | undefined;
  /** What the tasks save, for rows that don't say it. */
  figures: ReadonlyMap<string, Estimates> = new Map();
  readonly completions = new Map<string, Row>();
  /** How many more changes of the document succeed. */
  writes = Infinity;
  readonly #scores: Readonly<Record<string, number>>;

  constructor(scores: Readonly<Record<string, number>> = {}) {
    this.#scores = scores;
  }

  get reading() {
    return readMember(this.stored);
  }

  /** Stores a state as if another device had written it. */
  write(state: MemberState): void {
    const memberState = memberText(state, this.reading.revision + 1);
    this.stored = { ...NOTHING, level: state.ledger.level, memberState };
  }

  /** Stores a change if the document is still the one that was read. Returns whether it was. */
  set({ from, to, susscore }: MemberChange): boolean {
    if (this.writes <= 0) throw new BackendError('internal', 'member document not written');
    if (!isSame(this.stored, from)) return false;
    this.writes -= 1;
    this.stored = to;
    this.susscore = susscore ?? this.susscore;
    return true;
  }

  requests(send: Send): MemberRequests {
    return {
      fetchMember: () => send('member', () => this.stored),
      setMember: (_, change) => send('setMember', () => this.set(change)),
      fetchCompletion: (id) => send('lookup', () => this.completions.get(id) ?? null),
      fetchCompletions: (_, since) =>
        send('list', () =>
          [...this.completions.values()].filter(({ expirationDate }) => expirationDate > since),
        ),
      fetchTaskScores: (ids) =>
        send('scores', () => new Map(ids.map((id) => [id, this.#scores[id] ?? 0]))),
      fetchTaskFigures: () => send('figures', () => new Map(this.figures)),
    };
  }
}

function isSame(a: StoredMember, b: StoredMember): boolean {
  return (
    a.level === b.level &&
    a.memberState === b.memberState &&
    a.ledger === b.ledger &&
    a.dailyRecord === b.dailyRecord
  );
}
