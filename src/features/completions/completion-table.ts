import type { Completion } from '@/domain/completion';
import { createCompletion, deleteCompletion, readBeforeCompletion } from './completion-requests';
import { countCompletions } from './count-completions';
import { readProfileLevel, writeProfileLevel } from './profile-level';

/** A completion as it is written: `nameofowner` and the profile have the account's id (spec §3). */
export interface NewCompletion extends Completion {
  readonly nameofowner: string;
  readonly profileId: string;
}

/** What completing a task, taking it back and repairing the level do to the account's rows. */
export interface CompletionTable {
  /** A completion by its id, and the level; null for what is not there. */
  before(
    accountId: string,
    completionId: string,
  ): Promise<{ readonly completion: Completion | null; readonly level: number | null }>;
  /** Writes a completion; when its id is taken, gives the row that is there (D13). */
  create(row: NewCompletion): Promise<{ readonly isNew: boolean; readonly row: Completion }>;
  /** Removes a completion; one that is gone already is as good as removed. */
  remove(id: string): Promise<void>;
  level(accountId: string): Promise<number | null>;
  /** Sets level and score if the level is still `from`; false when it is not (D14). */
  setLevel(accountId: string, change: LevelChange): Promise<boolean>;
  /** How many completions the account has ever made. */
  count(accountId: string): Promise<number>;
}

export interface LevelChange {
  readonly from: number | null;
  readonly to: number;
  /** The score as of this completion (D15); left as it is when absent. */
  readonly susscore?: number;
}

/** The table behind the data API. */
export const completionTable: CompletionTable = {
  before: readBeforeCompletion,
  create: createCompletion,
  remove: deleteCompletion,
  level: readProfileLevel,
  setLevel: writeProfileLevel,
  count: countCompletions,
};
