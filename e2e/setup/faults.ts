import { emulatorOrigin } from '../addresses';

interface PlannedFault {
  /** A root field of the data API. */
  readonly field: string;
  /** 'error': refused before anything happened. 'lost': done, but the answer never comes. */
  readonly kind: 'error' | 'lost';
  readonly times: number;
  /** The `sub` of the account that is to meet it; tests beside this one are spared. */
  readonly account: string;
}

/** Has the backend fail at an account's next calls of a field. */
export async function planFault({ field, ...fault }: PlannedFault): Promise<void> {
  const response = await fetch(`${emulatorOrigin}/_emulator/faults`, {
    method: 'POST',
    body: JSON.stringify({ ...fault, operation: `appsync:${field}` }),
  });
  if (!response.ok) throw new Error(`The failure was not planned: ${await response.text()}`);
}
