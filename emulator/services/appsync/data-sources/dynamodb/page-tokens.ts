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
 * Encrypts the last row's key as nextToken. Clients must not be able to read it, because a filter
 * may hide that row from them.
 */
export interface PageTokens {
  /** Returns a token that is valid only for `tableOrIndex`, a table or index. */
  seal(key: Row, tableOrIndex: string): string;
  /** Returns the key. Throws DynamoDbError if the token is invalid or belongs to another tableOrIndex. */
  open(token: string, tableOrIndex: string): Row;
}

/** Creates page tokens with a stored secret, so that they stay valid after a restart. */
export async function createPageTokens(store: Pick<Store, 'collection'>): Promise<PageTokens> {
  const secrets = store.collection('data-api-secrets', (value) => v.parse(v.string(), value));
  const stored = await secrets.get('page-tokens');
  const secret = stored === undefined ? randomBytes(32) : Buffer.from(stored, 'base64');
  if (stored === undefined) await secrets.put('page-tokens', secret.toString('base64'));
  return {
    seal: (key, tableOrIndex) => seal(secret, key, tableOrIndex),
    open: (token, tableOrIndex) => open(secret, token, tableOrIndex),
  };
}

function seal(secret: Buffer, key: Row, tableOrIndex: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, secret, nonce).setAAD(Buffer.from(tableOrIndex));
  const sealed = [cipher.update(JSON.stringify(key), 'utf8'), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64');
}

function open(secret: Buffer, token: string, tableOrIndex: string): Row {
  try {
    const bytes = Buffer.from(token, 'base64');
    const decipher = createDecipheriv(algorithm, secret, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(tableOrIndex))
      .setAuthTag(bytes.subarray(-tagBytes));
    const opened = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()];
    return v.parse(row, JSON.parse(Buffer.concat(opened).toString('utf8')));
  } catch (cause) {
    throw new DynamoDbError('UserIllegalArgumentException', 'Invalid pagination token given.', {
      cause,
    });
  }
}
