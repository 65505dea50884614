const RULES = 'script[type="speculationrules"]';
const MODULES = /<link rel="modulepreload"[^>]* href="([^"]+)"/g;
const STYLES = /<link rel="(?:stylesheet|preload" as="style)"[^>]* href="([^"]+)"/g;

/**
 * Fetches the sign-in page's files into the browser's cache, so that a visitor who goes there doesn't wait for them.
 * The page's path is taken from the public page's speculation rules; importing the paths would load the application.
 */
export async function prefetchSignIn(): Promise<void> {
  const [, path] = /"(\/\w+)"/.exec(document.querySelector(RULES)?.textContent ?? '') ?? [];
  if (path === undefined) return;
  const response = await fetch(path, { priority: 'low' }).catch(() => undefined);
  if (!response?.ok) return;
  // Not parsed as a document: its security policy would apply to neither page.
  const page = await response.text();
  for (const [, file = ''] of page.matchAll(MODULES)) prefetch(file, 'script');
  for (const [, file = ''] of page.matchAll(STYLES)) prefetch(file, 'style');
}

function prefetch(href: string, as: 'script' | 'style'): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', crossOrigin: 'anonymous', as, href });
  document.head.append(link);
}
