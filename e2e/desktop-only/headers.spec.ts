import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { headerRules, headersOf } from '../../build/hosting/headers';
import { appOrigin } from '../addresses';
import { projectFolder, workFolder } from '../setup/emulator-process';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';

const rules = headerRules(parse(readFileSync(join(projectFolder, 'customHttp.yml'), 'utf8')));

test('every response has the headers of customHttp.yml', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
  expect(script).not.toBe('');
  const files = [script, '/service-worker.js', '/pictures/default.webp'];
  for (const path of ['/', '/eula', '/userlanding', ...files, '/no-such']) {
    const response = await request.get(path);
    const sent = response.headers();
    for (const [key, value] of Object.entries(headersOf(path, rules, response.status()))) {
      if (key !== 'Content-Security-Policy') expect(sent[key.toLowerCase()], path).toBe(value);
    }
    expect(sent['content-security-policy'], path).toMatch(
      /script-src 'self' 'sha256-[^' ]+' 'sha256-[^' ]+';/,
    );
  }
});

test('blocks scripts that are not files of the site', async ({
  page,
  account,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/violates the following Content Security Policy/);
  await openHome(page, account);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.name = "ran"';
    document.body.append(script);
    return window.name;
  });
  expect(ran).toBe('');
});

test('an unknown address keeps its address and has status 404', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/404/);
  const response = await page.goto('/no-such?q=1');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Err Or. Search Elsewhere.');
  expect(page.url()).toBe(`${appOrigin}/no-such?q=1`);
});

test('a browser forgets that an asset was missing', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/404/);
  await page.goto('/eula');
  const name = `assets/late-${randomUUID()}.js`;
  const status = () => page.evaluate(async (url) => (await fetch(url)).status, `/${name}`);
  expect(await status()).toBe(404);
  writeFileSync(join(workFolder, 'dist', name), 'export {};');
  expect(await status()).toBe(200);
});

/** What check-deployment expects of a deployed site too: path, status, and the caching that is sent or not. */
const RESPONSES = [
  ['/', 200, ''],
  ['/eula', 200, ''],
  ['/userlanding', 200, ''],
  ['$asset', 200, 'public, max-age=31536000, immutable'],
  ['/assets/missing.js', 404, 'without max-age=31536000'],
  ['/no-such', 404, ''],
  ['/service-worker.js', 200, 'no-cache'],
] as const;

test('pages and assets have the status and the caching of a deployed site', async ({ request }) => {
  const [asset = ''] =
    /\/assets\/index-[^"]*[.]js/.exec(await (await request.get('/')).text()) ?? [];
  for (const [path, status, caching] of RESPONSES) {
    const response = await request.get(path.replace('$asset', asset), { maxRedirects: 0 });
    expect(response.status(), path).toBe(status);
    const sent = response.headers()['cache-control'] ?? '';
    if (caching.startsWith('without ')) expect(sent, path).not.toContain(caching.slice(8));
    else expect(sent, path).toContain(caching);
  }
});
