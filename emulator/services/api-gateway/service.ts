import { lostAnswer } from '../../core/lost-answer';
import type { Service } from '../../core/wire';
import type { ApiParts } from './call';
import { answerHttp } from './http/answer';
import { json } from './json';
import { answerRest } from './rest/answer';

/** API Gateway's quota for a request's payload. */
const maxBodyBytes = 10 * 1024 * 1024;

/** Creates the service of API Gateway's APIs, at /_apis/<name>/. */
export function createApiGatewayService(parts: ApiParts): Service {
  const { gatewayApis } = parts.definition;
  return {
    name: 'API',
    maxBodyBytes,
    accepts: ({ rawPath }) => rawPath.startsWith('/_apis/'),
    tooLarge: () => json(413, { message: 'Request Entity Too Large' }),
    async handle(request) {
      const api = gatewayApis.find(({ path }) => `${request.rawPath}/`.startsWith(`${path}/`));
      if (!api) return json(404, { message: 'There is no such API.' });
      const operation = `execute-api:${api.name}`;
      parts.usage.add(operation, { requests: 1 });
      // A browser's preflight isn't the call that a test means.
      const fault = request.method === 'OPTIONS' ? undefined : parts.faults.take(operation);
      if (fault === 'error') return json(500, { message: 'Internal Server Error' });
      const answer =
        api.kind === 'HTTP'
          ? await answerHttp(api, request, parts)
          : await answerRest(api, request, parts);
      return fault === 'lost' ? lostAnswer() : answer;
    },
  };
}
