/** The emulator refused a call; the message says why. */
export class CallError extends Error {
  override name = 'CallError';
}

/** Calls the console's API. Throws CallError. */
export async function call<T>(method: string, path: string, input?: unknown): Promise<T> {
  const response = await fetch(`/_emulator/console/${path}`, {
    method,
    ...(input !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  }).catch(() => {
    throw new CallError('Can’t reach the emulator.');
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const answer = isJson ? await response.json() : { message: await response.text() };
  if (!response.ok) throw new CallError(answer.message);
  return answer;
}

/** A request to the data API in the list. */
export interface ListedRequest {
  id: number;
  at: string;
  ms: number;
  name: string;
  kind: string;
  outcome: 'answered' | 'refused' | 'failed';
  caller: string;
}

export interface Decision {
  rule: string;
  on: string;
  outcome: 'allowed' | 'refused' | 'filtered' | 'not for this';
  reason: string;
}

export interface Step {
  name: string;
  dataSource: string;
  request?: string;
  response?: string;
  error?: string;
}

export interface Field {
  path: string;
  field: string;
  outcome: 'allowed' | 'refused';
  summary: string;
  decisions: Decision[];
  steps: Step[];
}

export interface RequestDetails extends ListedRequest {
  body: string;
  response: string;
  fields: Field[];
}

/** A message in the list. */
export interface ListedMessage {
  id: number;
  at: string;
  to: string;
  medium: 'EMAIL' | 'SMS';
  kind: string;
  subject: string;
}

export interface Message extends ListedMessage {
  body: string;
  /** The code, or the temporary password of an invitation. */
  code: string;
}

export interface ListedUser {
  username: string;
  name: string;
  status: string;
  enabled: boolean;
}

export interface User extends ListedUser {
  created: string;
  groups: string[];
  attributes: { Name: string; Value: string }[];
}

export interface UserPage {
  users: ListedUser[];
  next?: string;
}

/** The user pool's groups, and what a new user needs. */
export interface Pool {
  groups: string[];
  attributes: { name: string; required: boolean }[];
}

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A row as the application sees it. */
type Row = Record<string, Json>;

export interface Table {
  name: string;
  model: string;
  key: string[];
}

export interface ListedRow {
  key: Row;
  row: Row;
  /** Whether it has only what JSON has: no sets, no bytes. */
  editable: boolean;
}

export interface RowPage {
  rows: ListedRow[];
  /** Where the next page begins, or the search continues; absent at the end. */
  next?: Row;
  searched: number;
}

export interface Bucket {
  name: string;
  title: string;
}

export interface ListedFile {
  key: string;
  size: number;
  lastModified: string;
  /** Content type, metadata and the like. */
  headers: Record<string, string>;
  /** Whether the browser shows it; others are downloads. */
  isShown: boolean;
}

export interface FilePage {
  files: ListedFile[];
  next?: string;
}
