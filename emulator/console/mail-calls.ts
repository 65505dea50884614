import { jsonResponse } from '../core/json-calls';
import type { WireRequest, WireResponse } from '../core/wire';
import { describePurpose, type MailboxMessage } from '../mailbox/mailbox';
import { RefusedCallError } from './errors';
import type { ConsoleParts } from './parts';

/** Handles the calls of the console's mail; undefined for other calls. */
export async function answerMailCall(
  call: string,
  { query }: WireRequest,
  { mailbox }: ConsoleParts,
): Promise<WireResponse | undefined> {
  switch (call) {
    case 'GET messages':
      return jsonResponse(200, ((await mailbox?.messages()) ?? []).map(listed));
    case 'GET message': {
      const found = (await mailbox?.messages())?.find(({ id }) => id === Number(query.get('id')));
      if (!found) throw new RefusedCallError('This message is no longer kept.');
      return jsonResponse(200, { ...listed(found), body: found.body, code: found.code });
    }
    default:
      return undefined;
  }
}

function listed({ id, at, to, medium, purpose, subject }: MailboxMessage) {
  const kind = describePurpose(purpose);
  return { id, at, to, medium, kind, subject };
}
