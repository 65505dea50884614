// What the server answers the console's page, as JSON.

/** What a rule of the definition meant for one request. */
export interface Decision {
  /** As the definition has it: `allow.owner().to(['read'])`. */
  rule: string;
  /** The model or field that has the rule. */
  on: string;
  /** 'filtered': only matching rows are read. 'not for this': the rule concerns other operations or callers. */
  outcome: 'allowed' | 'refused' | 'filtered' | 'not for this';
  reason: string;
}

/** A function of a resolver's pipeline, as it ran. */
export interface Step {
  name: string;
  dataSource: string;
  /** The request to the data source, as JSON. */
  request?: string;
  /** Its response, as JSON. */
  response?: string;
  error?: string;
}

/** Why a field was allowed or refused. */
export interface Explanation {
  path: string;
  field: string;
  outcome: 'allowed' | 'refused';
  /** One sentence: 'Refused: owner is ann; the caller is ben. Rule allow.owner() on Todo.' */
  summary: string;
  decisions: Decision[];
  steps: Step[];
}

/** A request to the data API, and what decided it. */
export interface ShownRequest {
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  ms: number;
  name: string;
  kind: string;
  outcome: 'answered' | 'refused' | 'failed';
  caller: string;
  body: string;
  response: string;
  fields: Explanation[];
}

export interface ShownUser {
  username: string;
  /** The email address, if it has one. */
  name: string;
  /** Cognito's status as a text: 'force change password', or 'disabled'. */
  status: string;
  groups: string[];
}

export interface UserPage {
  users: ShownUser[];
  /** Where the next page begins; absent at the end. */
  next?: string;
  /** The pool's groups. */
  groups: string[];
}

export interface ShownTable {
  name: string;
  model: string;
  /** The names of its key's fields. */
  key: string[];
}

export interface ShownRow {
  row: Record<string, unknown>;
  key: Record<string, unknown>;
  /** Whether it has only what JSON has: no sets, no bytes. */
  editable: boolean;
}

export interface RowPage {
  rows: ShownRow[];
  /** Where the next page begins, or the search continues; absent at the end. */
  next?: Record<string, unknown>;
  searched: number;
}
