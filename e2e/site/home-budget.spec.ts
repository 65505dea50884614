import type { Page, Request } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { appOrigin } from '../addresses';
import { operationOf, recordOperations } from '../setup/operations';
import { expect, test } from '../setup/fixtures';
import { expectPictures, expectThreeDailies, forgetSnapshot } from '../setup/home';

/** A limit that only an accident exceeds, a third above today's size: all scripts that the page loads, at gzip 9. */
const MAX_SCRIPT_BYTES = 195_000;

const isScript = (request: Request) =>
  request.url().startsWith(appOrigin) && new URL(request.url()).pathname.endsWith('.js');

/** Records all requests of a page from now on. */
function recorded(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Records the pictures that the page downloads instead of taking them from the browser's cache. */
async function downloadedPictures(
  page: Page,
): Promise<{ requested: Set<string>; downloaded: string[] }> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const requested = new Set<string>();
  const downloaded: string[] = [];
  devTools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'Image' && request.url.includes('task-pictures')) requested.add(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requested.has(requestId) && encodedDataLength > 0) downloaded.push(requestId);
  });
  return { requested, downloaded };
}

test('a return visit takes one request before content, no identity call and no picture download, and its scripts don’t grow by accident', async ({
  home: page,
  context,
}) => {
  await expectPictures(page);
  // Without the cached home, content has to come from the backend.
  await forgetSnapshot(page);

  const back = await context.newPage();
  const requests = recorded(back);
  const asked = recordOperations(back);
  const pictures = await downloadedPictures(back);
  await back.goto('/userlanding');
  await expectThreeDailies(back);
  await expectPictures(back);
  await back.waitForLoadState('networkidle');
  // The day's first visit has been recorded.
  expect(asked).toEqual(['Home']);
  expect(pictures.requested.size).toBeGreaterThan(0);
  expect(pictures.downloaded).toEqual([]);

  const scripts = await Promise.all(
    requests.filter(isScript).map(async (request) => {
      const body = await (await request.response())?.body();
      return gzipSync(body ?? Buffer.alloc(0), { level: 9 }).length;
    }),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

test('the prerendered home requests its content and the pictures of the last visit before the application has loaded', async ({
  home: page,
  context,
}) => {
  await expectPictures(page);
  const back = await context.newPage();
  const asked = back.waitForRequest((request) => operationOf(request) === 'Home');
  const pictured = back.waitForRequest('**/task-pictures/**');
  // The application can't start without this chunk.
  await back.route('**/assets/react-*.js', async (route) => {
    await Promise.all([asked, pictured]);
    await route.continue();
  });
  await back.route('**/graphql', async (route) => {
    await pictured;
    await route.continue();
  });
  await back.goto('/userlanding');
  await expectThreeDailies(back);
  await expectPictures(back);
});
