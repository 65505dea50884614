import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Store } from '../../../../core/store';
import type { Row } from '../../../dynamodb/attribute-value';
import { DynamoDbError } from '../../../dynamodb/errors';
import { row } from './request-parts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * The nextToken of a page: the last row's key, sealed. It must not be readable, since the last
 * row that was read may be one that the caller's filter hid.
 */
export interface PageTokens {
  /** Makes a token that is good for further pages of the same table or index alone. */
  seal(key: Row, place: string): string;
  /** Throws DynamoDbError for a token that is damaged, foreign, or made for another place. */
  open(token: string, place: string): Row;
}

/** Tokens under a secret that is kept in the store, so that they outlive a restart. */
export async function createPageTokens(store: Pick<Store, 'collection'>): Promise<PageTokens> {
  const secrets = store.collection('data-api-secrets', (value) => v.parse(v.string(), value));
  const kept = await secrets.get('page-tokens');
  const secret = kept === undefined ? randomBytes(32) : Buffer.from(kept, 'base64');
  if (kept === undefined) await secrets.put('page-tokens', secret.toString('base64'));
  return {
    seal: (key, place) => seal(secret, key, place),
    open: (token, place) => open(secret, token, place),
  };
}

function seal(secret: Buffer, key: Row, place: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, secret, nonce).setAAD(Buffer.from(place));
  const sealed = [cipher.update(JSON.stringify(key), 'utf8'), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64');
}

function open(secret: Buffer, token: string, place: string): Row {
  try {
    const bytes = Buffer.from(token, 'base64');
    const decipher = createDecipheriv(algorithm, secret, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(-tagBytes));
    const opened = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()];
    return v.parse(row, JSON.parse(Buffer.concat(opened).toString('utf8')));
  } catch (cause) {
    throw new DynamoDbError('UserIllegalArgumentException', 'Invalid pagination token given.', {
      cause,
    });
  }
}
