import { XMLBuilder } from 'fast-xml-parser';
import type { RequestHead, Service, WireRequest, WireResponse } from 'amplify-emulator/backend';
import type { Unsupported } from './unsupported';

/** An action of a service that speaks AWS's query protocol. Lists in its result are those of XML. */
export type Action = (parameters: URLSearchParams) => object;

/** AWS's response to a request it can't fulfill. */
export class QueryError extends Error {
  override name = 'QueryError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const xml = new XMLBuilder({ ignoreAttributes: false });

/** Returns a service that runs the actions of AWS's query protocol by name. */
export function queryService(
  actions: Readonly<Record<string, Action>>,
  unsupported: Unsupported,
): Service {
  return {
    name: 'query protocol',
    maxBodyBytes: 2 ** 20,
    accepts: ({ rawPath, headers }: RequestHead) =>
      rawPath === '/' && headers['x-amz-target'] === undefined,
    async handle({ body }: WireRequest): Promise<WireResponse> {
      const parameters = new URLSearchParams(body.toString('utf8'));
      const name = parameters.get('Action') ?? '';
      const action = actions[name];
      if (!action) return unsupported.refuse(name);
      try {
        const result = { [`${name}Result`]: action(parameters) };
        return answer(200, { [`${name}Response`]: result });
      } catch (error) {
        if (!(error instanceof QueryError)) throw error;
        const { code: Code, message: Message } = error;
        return answer(400, { ErrorResponse: { Error: { Type: 'Sender', Code, Message } } });
      }
    },
  };
}

/** Returns a list in the form of the query protocol. */
export function list(items: readonly object[]): object {
  return items.length === 0 ? {} : { member: items };
}

function answer(status: number, content: object): WireResponse {
  return { status, headers: { 'content-type': 'text/xml' }, body: xml.build(content) };
}
