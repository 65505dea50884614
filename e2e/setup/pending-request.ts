import { expect, type Page } from '@playwright/test';
import { holdRequests } from './operations';

/** A form that must be disabled while its request is pending (spec §2.5). */
interface PendingForm {
  /** The identity service's operation to hold back. */
  readonly operation: string;
  /** The labels of the form's fields. */
  readonly fields: readonly (string | RegExp)[];
  readonly button: string;
  readonly busyLabel: RegExp;
}

/**
 * Submits a form while its request is held back. Expects its fields and button to be disabled, and the button to say
 * what is happening, then releases the request.
 */
export async function expectPending(page: Page, form: PendingForm): Promise<void> {
  const requests = await holdRequests(page, form.operation);
  await page.getByRole('button', { name: form.button, exact: true }).click();
  const busy = page.getByRole('button', { name: form.busyLabel });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  for (const field of form.fields) await expect(page.getByLabel(field).first()).toBeDisabled();
  // Expects only one request: a second click must not send another.
  await requests.arrived();
  await requests.release();
}
