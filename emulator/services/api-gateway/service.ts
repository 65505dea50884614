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
      parts.usage.add(`execute-api:${api.name}`, { requests: 1 });
      return api.kind === 'HTTP'
        ? answerHttp(api, request, parts)
        : answerRest(api, request, parts);
    },
  };
}
