// The server's responses to the console's page, as JSON.

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

/** A field with a resolver, and the step that decided whether the caller may access it. */
export interface ShownField {
  /** 'Mutation.updateTasks', with its response key if that differs: 'Mutation.updateTasks as first'. */
  name: string;
  isRefused: boolean;
  /** 'Refused by MutationupdateTasksauth0Function: Not Authorized to access updateTasks on type Mutation'. */
  decision: string;
  /** The definition's directives that apply to it: 'Tasks: @auth(rules: [...])'. */
  rules: string[];
  steps: Step[];
}

/** A request to the data API, and the decision about it. */
export interface ShownRequest {
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  ms: number;
  name: string;
  kind: string;
  outcome: 'answered' | 'refused' | 'failed';
  /** The decision about the refused field, or else the first field; the error if no field ran. */
  decision: string;
  /** 'ann@example.com (Admin)': the account that its token or signature belongs to. */
  caller: string;
  account: string;
  body: string;
  response: string;
  /** Refused ones first. */
  fields: ShownField[];
}

export interface ShownUser {
  username: string;
  /** The email address, if it has one. */
  name: string;
  /** Cognito's status in words: 'force change password', or 'disabled'. */
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
  /** Whether JSON can hold all of it: no sets or bytes. */
  editable: boolean;
}

export interface RowPage {
  rows: ShownRow[];
  /** Where the next page begins, or the search continues; absent at the end. */
  next?: Record<string, unknown>;
  searched: number;
}
