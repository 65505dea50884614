import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { headerRules, headersOf } from '../../build/hosting/headers';
import { projectFolder } from '../setup/emulator-process';
import { expect, test } from '../setup/fixtures';

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
  const missing = await request.get('/assets/index-0ld.js');
  expect(missing.headers()['cache-control'] ?? '').not.toMatch(/immutable/);
});
