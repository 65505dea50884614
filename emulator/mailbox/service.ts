import type { BackendDefinition } from '../assembly/definition';
import { pagePolicy } from '../core/page-policy';
import type { Service, WireRequest, WireResponse } from '../core/wire';
import type { Mailbox } from './mailbox';
import { mailboxPage } from './page';
import { mailboxScript } from './page-script';
import { mailboxStyles } from './page-styles';

/** Serves the mailbox as a page at /mailbox and as JSON at /mailbox/messages.json. */
export function createMailboxService(
  mailbox: Mailbox,
  { definition }: { definition: Pick<BackendDefinition, 'userPool'> },
): Service {
  return {
    name: 'mailbox',
    maxBodyBytes: 1024,
    accepts: ({ rawPath }) => rawPath === '/mailbox' || rawPath.startsWith('/mailbox/'),
    handle: async (request) => respond(mailbox, definition.userPool.id, request),
  };
}

async function respond(
  mailbox: Mailbox,
  poolId: string,
  { method, rawPath, query }: WireRequest,
): Promise<WireResponse> {
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'The mailbox is read-only.\n');
  const recipient = query.get('to')?.trim() || undefined;
  switch (rawPath) {
    case '/mailbox':
    case '/mailbox/':
      return page(mailboxPage({ messages: await mailbox.messages(recipient), recipient, poolId }));
    case '/mailbox/messages.json':
      return ok('application/json', JSON.stringify(await mailbox.messages(recipient)));
    case '/mailbox/mailbox.css':
      return ok('text/css; charset=utf-8', mailboxStyles);
    case '/mailbox/mailbox.js':
      return ok('text/javascript; charset=utf-8', mailboxScript);
    default:
      return text(404, 'Page not found.\n');
  }
}

function page(html: string): WireResponse {
  const { headers, ...rest } = ok('text/html; charset=utf-8', html);
  const policy = pagePolicy("form-action 'self'");
  return { ...rest, headers: { ...headers, 'content-security-policy': policy } };
}

function ok(contentType: string, body: string): WireResponse {
  return { status: 200, headers: { ...privateHeaders, 'content-type': contentType }, body };
}

function text(status: number, body: string): WireResponse {
  return {
    status,
    headers: { ...privateHeaders, 'content-type': 'text/plain; charset=utf-8' },
    body,
  };
}

/** Keeps codes out of caches and away from other origins. */
const privateHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
