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

/**
 * Sends a form while its request is held back, and checks that its fields and its button are disabled
 * and that the button says what happens. The request goes out once that has been seen.
 */
export async function expectPending(page: Page, form: PendingForm): Promise<void> {
  const isHeld = (route: Route) =>
    route.request().headers()['x-amz-target']?.endsWith(`.${form.operation}`);
  const held: Route[] = [];
  await page.route(`${emulatorOrigin}/**`, async (route) => {
    if (isHeld(route)) held.push(route);
    else await route.continue();
  });
  await page.getByRole('button', { name: form.button, exact: true }).click();
  const busy = page.getByRole('button', { name: form.busyLabel });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  for (const field of form.fields) await expect(page.getByLabel(field).first()).toBeDisabled();
  // Only one request: a second click must not send another.
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await page.unrouteAll();
}
