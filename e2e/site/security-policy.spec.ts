import { emulatorOrigin, hostedOrigin } from '../addresses';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';
import { publicPagePaths } from '../setup/pages';
import { notePolicyViolations } from '../setup/policy-violations';

test('every page states its policy, with only the backend’s own origins', async ({ request }) => {
  for (const path of [...publicPagePaths, '/userlanding', '/admin', '/no-such']) {
    const text = await (await request.get(path)).text();
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text) ?? [];
    const socket = emulatorOrigin.replace('http', 'ws');
    expect(policy, path).toContain(
      `connect-src 'self' ${emulatorOrigin} ${hostedOrigin} ${socket};`,
    );
    expect(policy, path).toContain(`img-src 'self' data: blob: ${emulatorOrigin};`);
    expect(policy, path).not.toMatch(/\*|unsafe-(inline|eval)/);
    expect(text.indexOf('http-equiv="Content'), path).toBeLessThan(text.indexOf('<script'));
  }
});

test('other hosts, ports and buckets, and inline content, are blocked', async ({
  page,
  account,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Content Security Policy/);
  const violations = await notePolicyViolations(page);
  await openHome(page, account);
  const connections = ['https://alien.example', 'http://localhost:1', 'wss://alien.example'];
  const bucket = 'https://other.s3.us-east-1.amazonaws.com/a.webp';
  await page.evaluate(
    async ({ urls, picture }) => {
      const sockets = urls.filter((url) => url.startsWith('ws')).map((url) => new WebSocket(url));
      const requests = urls.filter((url) => url.startsWith('http')).map((url) => fetch(url));
      await Promise.allSettled(requests);
      for (const socket of sockets) socket.close();
      new Image().src = picture;
      document.body.insertAdjacentHTML('beforeend', '<style>body { opacity: 0.5 }</style>');
      const script = document.createElement('script');
      script.textContent = 'window.name = "ran"';
      document.body.append(script);
    },
    { urls: connections, picture: bucket },
  );
  // The page's policy and the response's both name scripts.
  const blocked = () => new Set(violations.map((text) => text.replace(/\/$/, '')));
  await expect
    .poll(blocked)
    .toEqual(
      new Set([
        ...connections.map((url) => `connect-src ${url}`),
        `img-src ${bucket}`,
        'script-src-elem inline',
        'style-src-elem inline',
      ]),
    );
  expect(await page.evaluate(() => window.name)).toBe('');
});
