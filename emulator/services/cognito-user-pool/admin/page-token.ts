import * as v from 'valibot';
import { invalidPaginationToken } from '../errors';

const defaultPageSize = 60;

const tokenSchema = v.object({ after: v.string() });

/** Returns a request's page size; 0 means the default. */
export function pageSizeOf(limit: number | undefined): number {
  return limit === undefined || limit === 0 ? defaultPageSize : limit;
}

/** Returns the token for the page that begins after a name. */
export function encodeToken(after: string): string {
  return Buffer.from(JSON.stringify({ after })).toString('base64');
}

/** Returns the name after which a page begins. Throws InvalidParameterException. */
export function decodeToken(token: string): string {
  try {
    return v.parse(tokenSchema, JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).after;
  } catch {
    throw invalidPaginationToken();
  }
}
