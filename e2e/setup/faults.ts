import { emulatorOrigin } from '../addresses';

interface PlannedFault {
  /** Service and operation as docs/emulator.md names them: 'appsync:createTasks'. */
  readonly operation: string;
  /** 'error': refused before anything happened. 'lost': done, but the answer never comes. */
  readonly kind: 'error' | 'lost';
  readonly times: number;
  /** The `sub` of the account that is to meet it; tests beside this one are spared. */
  readonly account?: string;
}

/** Has the backend fail at the next calls of an operation. */
export async function planFault(fault: PlannedFault): Promise<void> {
  const response = await fetch(`${emulatorOrigin}/_emulator/faults`, {
    method: 'POST',
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The failure was not planned: ${await response.text()}`);
}
