import type { Page } from '@playwright/test';
import { emulatorOrigin } from '../addresses';
import { accountOf } from './data-api';

interface PlannedFault {
  /** 'error': refused before anything happened. 'lost': done, but the answer never comes. */
  readonly kind: 'error' | 'lost';
  readonly times: number;
}

/**
 * Has the backend fail at the next calls of an operation, named as docs/emulator.md does
 * ('appsync:createTasks'), by whoever is signed in on a page: tests beside this one are spared.
 */
export async function planFault(page: Page, operation: string, fault: PlannedFault): Promise<void> {
  const account = await accountOf(page);
  const response = await fetch(`${emulatorOrigin}/_emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operation, account, ...fault }),
  });
  if (!response.ok) throw new Error(`The failure was not planned: ${await response.text()}`);
}
