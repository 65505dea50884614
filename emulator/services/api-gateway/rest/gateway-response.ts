import type { RestApiDefinition } from '../../../assembly/gateway-apis/definition';
import type { WireResponse } from '../../../core/wire';
import { valueAt, type StageCall } from '../call';
import type { RefusalType } from '../refusal';

/** What went wrong before or in place of an integration's answer. */
interface Problem {
  type: RefusalType | 'API_CONFIGURATION_ERROR' | 'BAD_REQUEST_PARAMETERS' | 'INTEGRATION_FAILURE';
  message: string | null;
  /** AWS's code: 'UnauthorizedException'. */
  code: string;
}

const statuses: Readonly<Record<Problem['type'], number>> = {
  ACCESS_DENIED: 403,
  API_CONFIGURATION_ERROR: 500,
  AUTHORIZER_CONFIGURATION_ERROR: 500,
  BAD_REQUEST_PARAMETERS: 400,
  EXPIRED_TOKEN: 403,
  // AWS documents 504, but answers failures of functions with 502.
  INTEGRATION_FAILURE: 502,
  INVALID_SIGNATURE: 403,
  MISSING_AUTHENTICATION_TOKEN: 403,
  UNAUTHORIZED: 401,
};

/** Returns a REST API's answer to a problem, as the definition's gateway responses want it. */
export function gatewayResponse(
  call: StageCall<RestApiDefinition>,
  { type, message, code }: Problem,
): WireResponse {
  const status = statuses[type];
  const fallback = status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX';
  const { gatewayResponses } = call.api;
  const own =
    gatewayResponses.find((one) => one.type === type) ??
    gatewayResponses.find((one) => one.type === fallback);
  const headers = Object.entries(own?.headers ?? {}).flatMap(([name, value]) => {
    const text = valueOf(value, call);
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    status: own?.status ?? status,
    headers: {
      'content-type': 'application/json',
      'x-amzn-errortype': code,
      ...Object.fromEntries(headers),
    },
    body: own?.template === undefined ? bodyOf(type, message) : filled(own.template, type, message),
  };
}

/** A text in single quotes, or a part of the request: 'method.request.header.Origin'. */
function valueOf(expression: string, call: StageCall): string | undefined {
  const [, text] = /^'(.*)'$/s.exec(expression) ?? [];
  if (text !== undefined) return text;
  const [, source] = /^method\.request\.((?:header|querystring)\..+)$/.exec(expression) ?? [];
  return source === undefined ? undefined : valueAt(call, source);
}

/** As on AWS, the message of a policy's refusal has another name. */
function bodyOf(type: Problem['type'], message: string | null): string {
  return JSON.stringify(type === 'ACCESS_DENIED' ? { Message: message } : { message });
}

function filled(template: string, type: string, message: string | null): string {
  const values: Readonly<Record<string, string>> = {
    message: message ?? '',
    messageString: JSON.stringify(message),
    responseType: type,
  };
  return template.replaceAll(
    /\$(?:context\.error\.(\w+)|\{context\.error\.(\w+)\})/g,
    (whole, plain?: string, braced?: string) => values[plain ?? braced ?? ''] ?? whole,
  );
}
