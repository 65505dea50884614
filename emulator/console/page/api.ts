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
  });
  const answer = await response.json();
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
