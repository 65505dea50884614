const RULES = 'script[type="speculationrules"]';
const MODULES = /<link rel="modulepreload"[^>]* href="([^"]+)"/g;
const STYLES = /<link rel="(?:stylesheet|preload" as="style)"[^>]* href="([^"]+)"/g;

/**
 * Fetches the sign-in page's files into the browser's cache, so visitors who go there don't wait for them. Takes the
 * page's path from the public page's speculation rules; importing the paths would load the application.
 */
export async function prefetchSignIn(): Promise<void> {
  const [, path] = /"(\/\w+)"/.exec(document.querySelector(RULES)?.textContent ?? '') ?? [];
  if (path === undefined) return;
  const response = await fetch(path, { priority: 'low' }).catch(() => undefined);
  if (!response?.ok) return;
  // Read as text: in a parsed document, neither page's security policy would apply.
  const page = await response.text();
  const files = [...page.matchAll(MODULES), ...page.matchAll(STYLES)];
  await Promise.all(files.map(([, file = '']) => intoCache(file)));
}

/**
 * Doesn't use a prefetch link, which Firefox blocks because of the policy's `default-src`. A blocked file loads when
 * needed.
 */
async function intoCache(file: string): Promise<void> {
  const response = await fetch(file, { priority: 'low' }).catch(() => undefined);
  await response?.blob().catch(() => undefined);
}
