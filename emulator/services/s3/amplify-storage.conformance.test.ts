import { Amplify } from 'aws-amplify';
import { getUrl } from 'aws-amplify/storage';
import { describe, expect, it } from 'vitest';
import { bucket } from '../../testing/shared-fixture';
import { credentialsOf } from './testing/storage';

const credentials = await credentialsOf('member');

function configure(endpoint: string): void {
  const S3 = { bucket, region: 'us-east-1', dangerouslyConnectToHttpEndpointForTesting: endpoint };
  const credentialsProvider = {
    clearCredentialsAndIdentityId: () => {},
    getCredentialsAndIdentityId: async () => ({ credentials, identityId: 'us-east-1:member' }),
  };
  Amplify.configure({ Storage: { S3 } }, { Auth: { credentialsProvider } });
}

describe('dangerouslyConnectToHttpEndpointForTesting', () => {
  it("uses http://localhost:20005 for 'true', like the unchanged client", async () => {
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
