import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { XMLBuilder } from 'fast-xml-parser';
import type { WireRequest, WireResponse } from '../../core/wire';
import type { Email } from './email';
import { SesError, unsupported } from './errors';

const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/';
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** Returns the email of a request to version 1 of SES's API, which sends forms. Throws SesError. */
export function emailOfForm({ body }: WireRequest): Email {
  const form = new URLSearchParams(body.toString('utf8'));
  const action = form.get('Action');
  switch (action) {
    case 'SendEmail':
      return {
        from: required(form, 'Source'),
        recipients: ['To', 'Cc', 'Bcc'].flatMap((kind) =>
          members(form, `Destination.${kind}Addresses`),
        ),
        content: {
          subject: required(form, 'Message.Subject.Data'),
          text: form.get('Message.Body.Text.Data') ?? undefined,
          html: form.get('Message.Body.Html.Data') ?? undefined,
        },
      };
    case 'SendRawEmail':
      return {
        from: form.get('Source') ?? undefined,
        recipients: members(form, 'Destinations'),
        content: Buffer.from(required(form, 'RawMessage.Data'), 'base64'),
      };
    default:
      throw unsupported(`the operation ${action ?? '(none)'}`);
  }
}

function required(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (value !== null) return value;
  throw new SesError(
    { v1: 'ValidationError', v2: 'BadRequestException' },
    `Value null at '${name}' failed to satisfy constraint: Member must not be null`,
  );
}

/** Returns a list's values: 'Destinations.member.1', 'Destinations.member.2', … */
function members(form: URLSearchParams, list: string): string[] {
  return [...form].flatMap(([name, value]) => (name.startsWith(`${list}.member.`) ? [value] : []));
}

/** Returns the response to an email that was sent. */
export function sentAsXml({ body }: WireRequest, messageId: string): WireResponse {
  const action = new URLSearchParams(body.toString('utf8')).get('Action') ?? '';
  return xml(200, `${action}Response`, {
    [`${action}Result`]: { MessageId: messageId },
    ResponseMetadata: { RequestId: randomUUID() },
  });
}

/** Returns an error's response. */
export function failureAsXml({ codes, message, status }: SesError): WireResponse {
  const type = status < 500 ? 'Sender' : 'Receiver';
  return xml(status, 'ErrorResponse', {
    Error: { Type: type, Code: codes.v1, Message: message },
    RequestId: randomUUID(),
  });
}

function xml(status: number, root: string, content: object): WireResponse {
  return {
    status,
    headers: { 'content-type': 'text/xml', 'cache-control': 'no-store' },
    body: builder.build({ [root]: { '@xmlns': namespace, ...content } }),
  };
}
