import type { Page } from '@playwright/test';
import { emulatorOrigin } from '../addresses';
import { accountOf } from './data-api';

/** Calls one of the emulator's controls (emulator/README.md). Throws if it refuses. */
export async function control(method: string, name: string, body?: object): Promise<Response> {
  const response = await fetch(`${emulatorOrigin}/_emulator/${name}`, {
    method,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`The emulator refused '${name}': ${await response.text()}`);
  return response;
}

/** Moves the backend's clock forward by `advanceMs` milliseconds, or back if it is negative. */
export async function moveClock(advanceMs: number): Promise<void> {
  await control('POST', 'clock', { advanceMs });
}

/**
 * Makes the next calls of an operation fail before they take effect. It is named as in emulator/README.md
 * ('appsync:createTasks'). Affects only the account signed in on the page, so parallel tests are unaffected.
 */
export async function planFault(page: Page, operation: string, times = 1): Promise<void> {
  const account = await accountOf(page);
  await control('POST', 'faults', { operation, account, kind: 'error', times });
}
