import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { headerRules, headersOf } from '../../build/hosting/rules';
import { projectFolder } from '../setup/emulator-process';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';

const rules = headerRules(parse(readFileSync(join(projectFolder, 'customHttp.yml'), 'utf8')));

test('every response has the headers of customHttp.yml', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
  expect(script).not.toBe('');
  const files = [script, '/service-worker.js', '/pictures/default.webp'];
  for (const path of ['/', '/eula', '/userlanding', ...files, '/no-such']) {
    const sent = (await request.get(path)).headers();
    for (const [key, value] of Object.entries(headersOf(path, rules))) {
      if (key !== 'Content-Security-Policy') expect(sent[key.toLowerCase()], path).toBe(value);
    }
    expect(sent['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
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
