import type { Page } from '@playwright/test';

/** Records the page's violations of its content security policy from now on, as 'directive url'. */
export async function notePolicyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('notePolicyViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      Reflect.get(window, 'notePolicyViolation')(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return violations;
}
