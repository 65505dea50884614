import { expect, type Page } from '@playwright/test';

const EQUAL = 'Moss&Fern7';
const MISMATCH = 'Your passwords must match';

/** Fills in fields like a password manager, one after the other in a single task. */
function fillInOneTask(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate((values) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [name, value] of Object.entries(values)) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!input) throw new Error(`There is no field ${name}`);
      setter?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, fields);
}

async function paste(page: Page, name: string, text: string): Promise<void> {
  await page.locator(`input[name="${name}"]`).selectText();
  await page.keyboard.insertText(text);
}

type Names = readonly [first: string, second: string];

/** Methods of filling two fields with the same text. */
const methods: Readonly<Record<string, (page: Page, names: Names) => Promise<void>>> = {
  'in one task': (page, [first, second]) =>
    fillInOneTask(page, { [first]: EQUAL, [second]: EQUAL }),
  'by pasting': async (page, [first, second]) => {
    await paste(page, first, EQUAL);
    await paste(page, second, EQUAL);
  },
};

/**
 * Fills in the password and its confirmation differently, then equally by every method and in both orders, and expects
 * the form to notice.
 */
export async function expectEqualPasswordsNoticed(page: Page, submit: string): Promise<void> {
  const fields = ['password', 'confirm_password'] as const;
  const [first, second] = fields;
  const button = page.getByRole('button', { name: submit, exact: true });
  for (const names of [fields, [second, first]] as const) {
    for (const [method, fill] of Object.entries(methods)) {
      await page.locator(`input[name="${first}"]`).fill(`${EQUAL}?`);
      await page.locator(`input[name="${second}"]`).fill(`${EQUAL}!`);
      await page.locator(`input[name="${second}"]`).blur();
      await expect(page.getByText(MISMATCH), method).toBeVisible();
      await fill(page, names);
      await expect(page.getByText(MISMATCH), method).toBeHidden();
      await expect(button, method).toBeEnabled();
    }
  }
}
