import { Amplify } from 'aws-amplify';
import {
  downloadData,
  getProperties,
  getUrl,
  uploadData,
  type UploadDataWithPathInput,
} from 'aws-amplify/storage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newEmail, signedInAccount, type Credentials } from '../../testing/accounts';
import { NodeFileReader } from '../../testing/file-reader';
import { bucket, emulator } from '../../testing/shared-fixture';

let credentials: Credentials;

beforeAll(async () => {
  vi.stubGlobal('FileReader', NodeFileReader);
  ({ credentials } = await signedInAccount(emulator, newEmail(), ['Admin']));
  configure(emulator.origin);
});
afterAll(() => vi.unstubAllGlobals());

function configure(endpoint: string): void {
  const S3 = { bucket, region: 'us-east-1', dangerouslyConnectToHttpEndpointForTesting: endpoint };
  const credentialsProvider = {
    clearCredentialsAndIdentityId: () => {},
    getCredentialsAndIdentityId: async () => ({ credentials, identityId: 'us-east-1:admin' }),
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
      checksumAlgorithm: 'crc-32',
    });
    expect(await getProperties({ path })).toMatchObject({
      path,
      contentType: 'image/svg+xml',
      size: 6,
      eTag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      lastModified: expect.any(Date),
    });
    expect(await download(path)).toBe('<svg/>');
  });

  it('does not overwrite with preventOverwrite', async () => {
    const path = 'task-pictures/kept';
    await upload(path, 'first', { preventOverwrite: true });
    await expect(upload(path, 'second', { preventOverwrite: true })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    expect(await download(path)).toBe('first');
  });
});

describe('dangerouslyConnectToHttpEndpointForTesting', () => {
  afterAll(() => configure(emulator.origin));

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
