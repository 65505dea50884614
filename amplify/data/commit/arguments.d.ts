/** The arguments of `commitMember`, as its resolver gets them. */
export interface CommitArguments {
  revision: number;
  levelBefore?: number | null;
  level?: number | null;
  susscore: number;
  memberRecord: string;
  complete?: NewCompletion[] | null;
  uncomplete?: string[] | null;
  annotate?: NewNote[] | null;
  select?: NewSelection[] | null;
  deselect?: string[] | null;
}

export interface NewCompletion {
  place: string;
  taskId: string;
  completedDate: string;
  expirationDate: string;
  saved?: number[] | null;
  note?: string | null;
}

export interface NewNote {
  id: string;
  note?: string | null;
}

export interface NewSelection {
  place: string;
  taskId: string;
  selectionDate: string;
  goal?: string | null;
}

/** The limits that `connectCommit` puts into the stash: lengths in characters, the number of parts, and the highest level. */
export interface CommitLimits {
  parts: number;
  record: number;
  goal: number;
  note: number;
  level: number;
}
