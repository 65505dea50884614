import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { WireRequest, WireResponse } from '../../core/wire';
import type { Email } from './email';
import { invalid, unsupported, type SesError } from './errors';

const addresses = v.optional(v.array(v.string()), []);
const data = v.object({ Data: v.string() });

const emailSchema = v.object({
  FromEmailAddress: v.optional(v.string()),
  Destination: v.optional(
    v.object({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses }),
    {},
  ),
  Content: v.object({
    Simple: v.optional(
      v.object({
        Subject: data,
        Body: v.object({ Text: v.optional(data), Html: v.optional(data) }),
      }),
    ),
    Raw: v.optional(data),
  }),
});

const bodySchema = v.pipe(v.string(), v.parseJson(), emailSchema);

/** Returns the email of a request to version 2 of SES's API. Throws SesError. */
export function emailOfJson({ method, rawPath, body }: WireRequest): Email {
  if (`${method} ${rawPath}` !== 'POST /v2/email/outbound-emails') {
    throw unsupported(`${method} ${rawPath}`);
  }
  const parsed = v.safeParse(bodySchema, body.toString('utf8'));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw invalid(`${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`);
  }
  const { FromEmailAddress: from, Destination, Content } = parsed.output;
  const { ToAddresses, CcAddresses, BccAddresses } = Destination;
  const envelope = { from, recipients: [...ToAddresses, ...CcAddresses, ...BccAddresses] };
  if (Content.Raw) return { ...envelope, content: Buffer.from(Content.Raw.Data, 'base64') };
  if (!Content.Simple) throw unsupported('templates');
  const { Subject, Body } = Content.Simple;
  return {
    ...envelope,
    content: { subject: Subject.Data, text: Body.Text?.Data, html: Body.Html?.Data },
  };
}

/** Returns the response to an email that was sent. */
export function sentAsJson(messageId: string): WireResponse {
  return json(200, { MessageId: messageId });
}

/** Returns an error's response. */
export function failureAsJson({ codes, message, status }: SesError): WireResponse {
  return json(status, { message }, { 'x-amzn-errortype': codes.v2 });
}

function json(status: number, body: object, headers: Record<string, string> = {}): WireResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-amzn-requestid': randomUUID(),
      ...headers,
    },
    body: JSON.stringify(body),
  };
}
