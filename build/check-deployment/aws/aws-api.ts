import * as v from 'valibot';
import type { Credentials } from '../people';
import { signedFetch } from '../signed-fetch';

/** AWS's services whose requests name their operation in a header. */
const targets = {
  dynamodb: { target: 'DynamoDB_20120810', host: 'dynamodb', version: '1.0' },
  logs: { target: 'Logs_20140328', host: 'logs', version: '1.1' },
  monitoring: { target: 'GraniteServiceVersion20100801', host: 'monitoring', version: '1.0' },
  'cognito-idp': {
    target: 'AWSCognitoIdentityProviderService',
    host: 'cognito-idp',
    version: '1.1',
  },
} as const;

/** Those whose requests name it in the path. */
const hosts = { appsync: 'appsync', ses: 'email' } as const;

const Refusal = v.looseObject({
  __type: v.optional(v.string()),
  message: v.optional(v.string()),
  Message: v.optional(v.string()),
});

/** AWS as an operator's credentials see it. */
export class AwsApi {
  /** `endpoint` stands in for all services. */
  constructor(
    private readonly region: string,
    private readonly credentials: Credentials,
    private readonly endpoint: string | undefined,
  ) {}

  /** Returns an operation's response. Throws AWS's error. */
  async call(service: keyof typeof targets, operation: string, input: object): Promise<unknown> {
    const { target, host, version } = targets[service];
    return this.#send(service, host, '/', {
      body: JSON.stringify(input),
      headers: {
        'content-type': `application/x-amz-json-${version}`,
        'x-amz-target': `${target}.${operation}`,
      },
    });
  }

  /** Returns what is at a path. Throws what AWS refuses it with. */
  async get(service: keyof typeof hosts, path: string): Promise<unknown> {
    return this.#send(service, hosts[service], path, { method: 'GET' });
  }

  async #send(
    service: string,
    host: string,
    path: string,
    request: { method?: 'GET'; body?: string; headers?: Record<string, string> },
  ): Promise<unknown> {
    const origin = this.endpoint ?? `https://${host}.${this.region}.amazonaws.com`;
    const { region, credentials } = this;
    const response = await signedFetch(`${origin}${path}`, {
      service,
      region,
      credentials,
      ...request,
    });
    const body: unknown = await response.json();
    if (response.ok) return body;
    const { __type = '', message, Message } = v.parse(Refusal, body);
    const name = response.headers.get('x-amzn-errortype') ?? __type;
    throw new Error(`${name.replace(/^.*#/, '')} ${message ?? Message ?? response.status}`.trim());
  }
}
