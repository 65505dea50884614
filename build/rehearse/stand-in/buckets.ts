import {
  isChunkedPayload,
  joinChunks,
  parseChunks,
  type RequestHead,
  type Service,
  type WireRequest,
  type WireResponse,
  xmlResponse,
} from 'amplify-emulator/backend';
import type { Unsupported } from './unsupported';

/** S3 as a deployment uses it: every bucket exists, is empty at first, and keeps what is put there. */
export class Buckets implements Service {
  readonly name = 'S3';
  readonly maxBodyBytes = 512 * 2 ** 20;
  readonly #objects = new Map<string, Buffer>();
  readonly #uploads = new Map<string, Map<number, Buffer>>();

  constructor(private readonly unsupported: Unsupported) {}

  accepts({ rawPath }: RequestHead): boolean {
    return rawPath !== '/';
  }

  /** Returns an object. Throws if nobody put it there. */
  object(bucket: string, key: string): Buffer {
    const object = this.#objects.get(`${bucket}/${key}`);
    if (!object) throw new Error(`S3 has no object s3://${bucket}/${key}`);
    return object;
  }

  put(bucket: string, key: string, content: Buffer): void {
    this.#objects.set(`${bucket}/${key}`, content);
  }

  async handle(request: WireRequest): Promise<WireResponse> {
    const [bucket = '', ...rest] = decodeURIComponent(request.rawPath.slice(1)).split('/');
    const key = rest.join('/');
    const response =
      key === '' ? this.#bucket(bucket, request) : this.#object(bucket, key, request);
    return response ?? this.unsupported.refuse(`S3 ${request.method} /…?${request.rawQuery}`);
  }

  #bucket(bucket: string, { method, query }: WireRequest): WireResponse | undefined {
    if (method !== 'GET') return undefined;
    if (query.has('location')) return xmlResponse('LocationConstraint', {});
    if (query.has('encryption')) {
      return xmlResponse('ServerSideEncryptionConfiguration', {
        Rule: { ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } },
      });
    }
    if (query.get('list-type') !== '2') return undefined;
    const Prefix = query.get('prefix') ?? '';
    const Contents = [...this.#objects]
      .filter(([path]) => path.startsWith(`${bucket}/${Prefix}`))
      .map(([path, { length }]) => ({ Key: path.slice(bucket.length + 1), Size: length }));
    return xmlResponse('ListBucketResult', {
      Name: bucket,
      Prefix,
      KeyCount: Contents.length,
      IsTruncated: false,
      Contents,
    });
  }

  #object(bucket: string, key: string, request: WireRequest): WireResponse | undefined {
    const path = `${bucket}/${key}`;
    const uploadId = request.query.get('uploadId');
    switch (request.method) {
      case 'GET':
      case 'HEAD': {
        const body = this.#objects.get(path);
        if (!body) return { ...xmlResponse('Error', { Code: 'NoSuchKey' }), status: 404 };
        return { status: 200, headers: { 'content-length': String(body.length) }, body };
      }
      case 'PUT': {
        const parts = uploadId === null ? undefined : this.#uploads.get(uploadId);
        if (parts) parts.set(Number(request.query.get('partNumber')), contentOf(request));
        else this.put(bucket, key, contentOf(request));
        return { status: 200, headers: { etag: '"0"' } };
      }
      case 'POST': {
        if (request.query.has('uploads')) {
          const UploadId = `upload-${this.#uploads.size}`;
          this.#uploads.set(UploadId, new Map());
          return xmlResponse('InitiateMultipartUploadResult', {
            Bucket: bucket,
            Key: key,
            UploadId,
          });
        }
        const parts = this.#uploads.get(uploadId ?? '');
        if (!parts) return undefined;
        const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, content]) => content);
        this.put(bucket, key, Buffer.concat(inOrder));
        return xmlResponse('CompleteMultipartUploadResult', { Bucket: bucket, Key: key });
      }
      default:
        return undefined;
    }
  }
}

function contentOf({ headers, body }: WireRequest): Buffer {
  return isChunkedPayload(headers['x-amz-content-sha256']) ? joinChunks(parseChunks(body)) : body;
}
