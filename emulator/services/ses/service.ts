import type { RequestHead, Service } from '../../core/wire';
import type { SesParts } from './email';

/** SES's quota for an email. */
const maxBodyBytes = 40 * 1024 * 1024;

/** Creates SES, which puts emails into the mailbox. Its code is loaded by the first request. */
export function createSesService(parts: SesParts): Service {
  return {
    name: 'SES',
    maxBodyBytes,
    accepts: (head) => head.rawPath.startsWith('/v2/email/') || isSignedForm(head),
    handle: async (request) => (await import('./answer')).answerSes(request, parts),
  };
}

/** Version 1 of SES's API sends forms to '/', as other services of AWS do. */
function isSignedForm({ method, rawPath, headers }: RequestHead): boolean {
  return (
    method === 'POST' &&
    rawPath === '/' &&
    (headers['authorization'] ?? '').includes('/ses/aws4_request')
  );
}
