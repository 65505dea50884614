import type { Page } from '@playwright/test';
import { emulatorOrigin } from '../addresses';
import { accountOf } from './data-api';

interface PlannedFault {
  /** 'error': fails before it takes effect. 'lost': takes effect, but the response is lost. */
  readonly kind: 'error' | 'lost';
  readonly times: number;
}

/**
 * Makes the next calls of an operation fail, named as in docs/emulator.md ('appsync:createTasks').
 * Affects only the account signed in on the page, so parallel tests are unaffected.
 */
export async function planFault(page: Page, operation: string, fault: PlannedFault): Promise<void> {
  const account = await accountOf(page);
  const response = await fetch(`${emulatorOrigin}/_emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operation, account, ...fault }),
  });
  if (!response.ok) throw new Error(`The fault was not planned: ${await response.text()}`);
}
