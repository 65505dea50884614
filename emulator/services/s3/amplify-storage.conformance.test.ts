import { Amplify } from 'aws-amplify';
import {
  downloadData,
  getProperties,
  getUrl,
  list,
  remove,
  uploadData,
  type UploadDataWithPathInput,
} from 'aws-amplify/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NodeFileReader } from '../../testing/file-reader';
import { bucket, definition, roles } from './testing/definition';
import { startStorage, type RunningStorage } from './testing/running-storage';

let storage: RunningStorage;
let role: keyof typeof roles;

beforeAll(async () => {
  vi.stubGlobal('FileReader', NodeFileReader);
  storage = await startStorage();
  configure(storage.origin);
});
beforeEach(() => {
  role = 'admin';
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await storage.stop();
});

function configure(endpoint: string): void {
  const S3 = {
    bucket,
    region: definition.region,
    dangerouslyConnectToHttpEndpointForTesting: endpoint,
  };
  const credentialsProvider = {
    clearCredentialsAndIdentityId: () => {},
    getCredentialsAndIdentityId: async () => ({
      credentials: await storage.credentials(role),
      identityId: `us-east-1:${role}`,
    }),
  };
  Amplify.configure({ Storage: { S3 } }, { Auth: { credentialsProvider } });
}

const upload = async (
  path: string,
  data: UploadDataWithPathInput['data'],
  options: UploadDataWithPathInput['options'] = {},
) => uploadData({ path, data, options }).result;
const download = async (path: string) => (await downloadData({ path }).result).body.text();

describe('aws-amplify', () => {
  it('uploads a picture, reads its properties, and downloads it', async () => {
    const path = 'task-pictures/Löwenzahn (1)+.svg';
    await upload(path, '<svg/>', {
      contentType: 'image/svg+xml',
      metadata: { drawn: 'by hand' },
      checksumAlgorithm: 'crc-32',
    });
    expect(await getProperties({ path })).toMatchObject({
      path,
      contentType: 'image/svg+xml',
      size: 6,
      metadata: { drawn: 'by hand' },
      eTag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      lastModified: expect.any(Date),
    });
    expect(await download(path)).toBe('<svg/>');
  });

  it.each([undefined, 'crc-32' as const])(
    'uses multipart upload above 5 MB (checksum: %s)',
    async (checksumAlgorithm) => {
      const path = 'task-pictures/large.png';
      const data = new Blob([new Uint8Array(12 * 1024 * 1024).fill(7)], { type: 'image/png' });
      await upload(path, data, { ...(checksumAlgorithm && { checksumAlgorithm }) });
      expect(await getProperties({ path })).toMatchObject({
        size: data.size,
        eTag: expect.stringMatching(/-3"$/),
      });
    },
  );

  it('does not overwrite with preventOverwrite', async () => {
    const path = 'task-pictures/kept';
    await upload(path, 'first', { preventOverwrite: true });
    await expect(upload(path, 'second', { preventOverwrite: true })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    expect(await download(path)).toBe('first');
  });

  it('lists by page, and all at once', async () => {
    const paths = Array.from({ length: 8 }, (_, at) => `task-pictures/list/ü ${at}+&.png`);
    for (const path of paths) await upload(path, path);
    const path = 'task-pictures/list/';
    const pages: string[][] = [];
    let nextToken: string | undefined;
    do {
      const page = await list({ path, options: { pageSize: 3, ...(nextToken && { nextToken }) } });
      pages.push(page.items.map((item) => item.path));
      nextToken = page.nextToken;
    } while (nextToken);
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(pages.flat()).toEqual(paths);
    const all = await list({ path, options: { listAll: true } });
    expect(all.items.map((item) => item.path)).toEqual(paths);
    const folders = await list({
      path: 'task-pictures/',
      options: { subpathStrategy: { strategy: 'exclude' } },
    });
    expect(folders.excludedSubpaths).toContain('task-pictures/list/');
  });

  it('returns a presigned URL that a browser can load', async () => {
    const path = 'task-pictures/shown ü.svg';
    await upload(path, '<svg/>', { contentType: 'image/svg+xml' });
    const { url, expiresAt } = await getUrl({
      path,
      options: { expiresIn: 300, validateObjectExistence: true, contentDisposition: 'inline' },
    });
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe('inline');
    expect(await response.text()).toBe('<svg/>');
  });

  it('gets 404 for a missing picture, since its role may list pictures', async () => {
    const result = getUrl({
      path: 'task-pictures/missing',
      options: { validateObjectExistence: true },
    });
    await expect(result).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('removes an object', async () => {
    const path = 'task-pictures/removed (1).txt';
    await upload(path, 'x');
    await remove({ path });
    await expect(download(path)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('lets a member read and list, but not write or delete', async () => {
    const path = 'task-pictures/rules.txt';
    await upload(path, 'x');
    role = 'member';
    expect(await download(path)).toBe('x');
    await list({ path: 'task-pictures/' });
    await expect(upload(path, 'y')).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(remove({ path })).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(list({ path: '' })).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

describe('dangerouslyConnectToHttpEndpointForTesting', () => {
  afterAll(() => configure(storage.origin));

  it("uses http://localhost:20005 for 'true', as without the change", async () => {
    configure('true');
    const { url } = await getUrl({ path: 'task-pictures/a' });
    expect(url.href).toMatch(`http://localhost:20005/${bucket}/task-pictures/a?`);
  });

  it('never connects to another host', async () => {
    for (const endpoint of [
      'http://example.com',
      'https://localhost:1',
      'localhost:1',
      'http://localhost:1@example.com',
    ]) {
      configure(endpoint);
      expect((await getUrl({ path: 'a' })).url.origin).toBe('http://localhost:20005');
    }
  });
});
