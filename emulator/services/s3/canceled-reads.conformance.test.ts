import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, expect, it } from 'vitest';
import { bucket } from '../../testing/shared-fixture';
import { client, put } from './testing/storage';

const Key = 'task-pictures/leaf.webp';
let url: string;

beforeAll(async () => {
  // More than a connection's buffers hold, so that the read can be canceled in the middle.
  await put(Key, new Uint8Array(4_000_000));
  url = await getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key }));
});

const openDescriptors = () => readdirSync('/dev/fd').length;

const headersOf = async (request: ClientRequest): Promise<IncomingMessage> => {
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('no response');
  return response;
};

/** When a client gives up: some event-loop turns after its request, at the headers, or in the middle of the body. */
const moments: readonly ((request: ClientRequest) => Promise<unknown>)[] = [
  ...Array.from({ length: 30 }, (_, turns) => async (request: ClientRequest) => {
    await once(request, 'finish');
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
  }),
  headersOf,
  async (request) => once(await headersOf(request), 'data'),
];

async function cancel(giveUp: (request: ClientRequest) => Promise<unknown>): Promise<void> {
  const request = get(url, { agent: false });
  request.on('error', () => {});
  const closed = new Promise((done) => request.once('close', done));
  await giveUp(request);
  request.destroy();
  await closed;
}

it('closes the files of hundreds of reads that clients cancel at any moment', async () => {
  const before = openDescriptors();
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(moments.map(cancel));
  }
  await expect.poll(openDescriptors).toBeLessThanOrEqual(before);
});
