import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BackendDefinition } from '../../assembly/definition';
import { anyOrigin } from '../../core/cors';
import type { Iam } from '../../core/identity';
import type { ServiceContext } from '../../core/services';
import type { RequestHead, Service, WireRequest, WireResponse } from '../../core/wire';
import { bucketNameOf } from './address';
import { openBodyFiles } from './body-files';
import type { StorageContext } from './call';
import { errorResponse } from './errors';
import { openObjectStore } from './object-store';
import { handleRequest } from './handle-request';

// S3 accepts 5 GB per request. The emulator buffers bodies in memory, and images are far smaller.
const maxBodyBytes = 64 * 1024 * 1024;

interface Context extends Pick<
  ServiceContext,
  'clock' | 'log' | 'store' | 'faults' | 'usage' | 'stateFolder'
> {
  definition: Pick<BackendDefinition, 'buckets'>;
  iam: Iam;
}

/**
 * Creates the S3 service for the definition's buckets, with path-style URLs: /<bucket>/<key>. Every
 * request must be signed and is authorized by the role's synthesized policies. Startup removes
 * files left by interrupted writes.
 */
export async function createStorageService(context: Context): Promise<Service> {
  const { clock, log, definition } = context;
  const buckets = new Set(definition.buckets.map(({ name }) => name));
  const hasBucket = (name: string) => buckets.has(name);
  const storage = await openStorage(context, hasBucket);
  const inFlight = new Set<Promise<WireResponse>>();

  async function respond(request: WireRequest): Promise<WireResponse> {
    try {
      return await handleRequest(request, { ...context, storage });
    } catch (error) {
      return errorResponse(error, request, log);
    }
  }

  return {
    name: 'storage',
    maxBodyBytes,
    // The server handles preflight requests for all services.
    accepts: (head) =>
      head.method !== 'OPTIONS' && (hasBucket(bucketNameOf(head)) || isSignedForStorage(head)),
    async handle(request) {
      const response = respond(request);
      inFlight.add(response);
      try {
        return withCommonHeaders(await response, clock);
      } finally {
        inFlight.delete(response);
      }
    },
    // A new instance on the same state would delete the bodies of unfinished writes.
    async close() {
      await Promise.all(inFlight);
    },
  };
}

async function openStorage(
  context: Context,
  hasBucket: (name: string) => boolean,
): Promise<StorageContext> {
  const { store, stateFolder, clock } = context;
  const files = await openBodyFiles(join(stateFolder, 's3'));
  const objects = openObjectStore(store, files);
  await files.removeUnreferenced(new Set(await objects.bodies()));
  return { clock, files, objects, hasBucket };
}

function isSignedForStorage({ headers, query }: RequestHead): boolean {
  const credential = headers['authorization'] ?? query.get('X-Amz-Credential') ?? '';
  return credential.includes('/s3/aws4_request');
}

/** Adds the headers of every S3 response: request IDs, CORS, and the date that clients sync their clocks to. */
function withCommonHeaders(response: WireResponse, clock: Context['clock']): WireResponse {
  return {
    ...response,
    headers: {
      date: clock.now().toUTCString(),
      'x-amz-request-id': randomBytes(8).toString('hex').toUpperCase(),
      'x-amz-id-2': randomBytes(32).toString('base64'),
      ...anyOrigin,
      ...response.headers,
    },
  };
}
