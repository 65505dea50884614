import { expect, type Page, type Route } from '@playwright/test';
import { emulatorOrigin } from '../addresses';

/** What a form must show while its request is pending (spec §2.5). */
export interface PendingForm {
  /** The identity service's operation to hold back. */
  readonly operation: string;
  /** The labels of the form's fields. */
  readonly fields: readonly (string | RegExp)[];
  readonly button: string;
  readonly busyLabel: RegExp;
}

/** Requests to the identity service that are held back. */
interface HeldRequests {
  count(): number;
  /** Lets them go, and those that follow. */
  release(): Promise<void>;
}

/** Holds back the requests for an operation of the identity service until they are released. */
async function holdIdentityRequests(page: Page, operation: string): Promise<HeldRequests> {
  const held: Route[] = [];
  let holds = true;
  await page.route(`${emulatorOrigin}/**`, async (route) => {
    const isHeld = route.request().headers()['x-amz-target']?.endsWith(`.${operation}`);
    if (holds && isHeld) held.push(route);
    else await route.fallback();
  });
  return {
    count: () => held.length,
    release: async () => {
      holds = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/**
 * Sends a form while its request is held back, and checks that its fields and its button are disabled
 * and that the button says what happens. The request goes out once that has been seen.
 */
export async function expectPending(page: Page, form: PendingForm): Promise<void> {
  const requests = await holdIdentityRequests(page, form.operation);
  await page.getByRole('button', { name: form.button, exact: true }).click();
  const busy = page.getByRole('button', { name: form.busyLabel });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  for (const field of form.fields) await expect(page.getByLabel(field).first()).toBeDisabled();
  // Only one request: a second click must not send another.
  await expect.poll(() => requests.count()).toBe(1);
  await requests.release();
}
