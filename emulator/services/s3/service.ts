import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BackendDefinition, CorsRule } from '../../assembly/definition';
import type { Iam } from '../../core/identity';
import type { ServiceContext } from '../../core/services';
import type { RequestHead, Service, WireRequest, WireResponse } from '../../core/wire';
import { bucketNameOf } from './address';
import { openBodyFiles } from './body-files';
import type { StorageParts } from './call';
import { answerPreflight, corsHeaders } from './cors';
import { errorResponse } from './error-response';
import { StorageError } from './errors';
import { openObjectStore } from './object-store';
import { perform } from './perform';
import { openUploadStore } from './upload-store';

// S3 takes 5 GB in one request. Bodies are read into memory here, and pictures are far smaller.
const maxBodyBytes = 64 * 1024 * 1024;

interface Context extends Pick<
  ServiceContext,
  'clock' | 'log' | 'store' | 'faults' | 'stateFolder'
> {
  definition: Pick<BackendDefinition, 'region' | 'accountId' | 'buckets'>;
  iam: Iam;
}

/**
 * S3 for the definition's buckets, path-style: /<bucket>/<key>. Every request must be signed; the
 * roles' synthesized policies decide (D18). What a cut-off write left behind is removed here.
 */
export async function createStorageService(context: Context): Promise<Service> {
  const { clock, log, definition } = context;
  const buckets = new Map(definition.buckets.map((bucket) => [bucket.name, bucket]));
  const parts = await openParts(context, (name) => buckets.has(name));
  const rulesFor = (head: RequestHead) => buckets.get(bucketNameOf(head))?.corsRules ?? [];
  const running = new Set<Promise<WireResponse>>();

  async function answer(request: WireRequest): Promise<WireResponse> {
    try {
      if (request.method === 'OPTIONS') return answerPreflight(rulesFor(request), request);
      return withCors(await perform(request, { ...context, parts }), request, rulesFor(request));
    } catch (error) {
      return withCors(errorResponse(error, request, log), request, rulesFor(request));
    }
  }

  return {
    name: 'storage',
    maxBodyBytes,
    accepts: (head) => buckets.has(bucketNameOf(head)) || isSignedForStorage(head),
    tooLarge(head) {
      const error = new StorageError('EntityTooLarge', undefined, { MaxSizeAllowed: maxBodyBytes });
      return stamped(withCors(errorResponse(error, head, log), head, rulesFor(head)), clock);
    },
    async handle(request) {
      const answering = answer(request);
      running.add(answering);
      try {
        return stamped(await answering, clock);
      } finally {
        running.delete(answering);
      }
    },
    // A successor on the same state would take the bodies of unfinished writes for leftovers.
    async close() {
      await Promise.all(running);
    },
  };
}

async function openParts(
  { store, stateFolder, clock, definition }: Context,
  hasBucket: (name: string) => boolean,
): Promise<StorageParts> {
  const files = await openBodyFiles(join(stateFolder, 's3'));
  const objects = openObjectStore(store, files);
  const uploads = openUploadStore(store, files);
  await files.sweep(new Set([...(await objects.bodies()), ...(await uploads.bodies())]));
  return { clock, region: definition.region, files, objects, uploads, hasBucket };
}

function isSignedForStorage({ headers, query }: RequestHead): boolean {
  const credential = headers['authorization'] ?? query.get('X-Amz-Credential') ?? '';
  return credential.includes('/s3/aws4_request');
}

function withCors(answer: WireResponse, head: RequestHead, rules: CorsRule[]): WireResponse {
  return { ...answer, headers: { ...answer.headers, ...corsHeaders(rules, head) } };
}

/** The answer with what S3 puts on each: its ids, and the time by which clients set their clocks. */
function stamped(answer: WireResponse, clock: Context['clock']): WireResponse {
  return {
    ...answer,
    headers: {
      date: clock.now().toUTCString(),
      'x-amz-request-id': randomBytes(8).toString('hex').toUpperCase(),
      'x-amz-id-2': randomBytes(32).toString('base64'),
      ...answer.headers,
    },
  };
}
