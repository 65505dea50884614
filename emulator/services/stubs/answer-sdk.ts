import { randomUUID } from 'node:crypto';
import { XMLBuilder } from 'fast-xml-parser';
import type { WireRequest, WireResponse } from '../../core/wire';
import { converseStream } from './converse-stream';
import { bodyOf, StubError, type Stubs } from './stub';

/** Returns a stub's answer to an AWS SDK, or the reason why there is none, as the service would write an error. */
export async function answerSdk(
  request: WireRequest,
  service: string,
  stubs: Pick<Stubs, 'answer'>,
): Promise<WireResponse> {
  const { method, rawPath, query, headers } = request;
  try {
    const answer = await stubs.answer(service, {
      method,
      path: decodeURIComponent(rawPath),
      query: Object.fromEntries(query),
      headers,
      body: bodyOf(request.body.toString('utf8')),
    });
    const streams = service === 'bedrock' && rawPath.endsWith('/converse-stream');
    return streams && answer.status === 200 ? converseStream(answer.body) : answer;
  } catch (error) {
    if (!(error instanceof StubError)) throw error;
    return failure(error.message, isForm(request));
  }
}

/** Whether the service has the protocol whose requests are forms, and whose responses are XML. */
function isForm({ headers }: WireRequest): boolean {
  return (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}

const code = 'UnsupportedByEmulator';

/** The status is one that SDKs don't retry. */
const status = 501;

function failure(message: string, asXml: boolean): WireResponse {
  if (asXml) {
    const body = new XMLBuilder().build({
      ErrorResponse: {
        Error: { Type: 'Receiver', Code: code, Message: message },
        RequestId: randomUUID(),
      },
    });
    return { status, headers: { 'content-type': 'text/xml' }, body };
  }
  return {
    status,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': code },
    body: JSON.stringify({ __type: code, message }),
  };
}
