import type { RequestHead, Service, WireRequest, WireResponse } from 'amplify-emulator/backend';
import * as v from 'valibot';
import type { Unsupported } from './unsupported';

const prefix = 'AmazonSSM.';
const Input = v.object({ Name: v.optional(v.string()), Path: v.optional(v.string()) });

/** SSM as a deployment uses it: the version of the CDK's bootstrap stack, and Amplify's secrets. */
export class ParameterStore implements Service {
  readonly name = 'Parameter Store';
  readonly maxBodyBytes = 2 ** 20;

  /** `secrets` are the names of those that the app's branches share. */
  constructor(
    private readonly secrets: readonly string[],
    private readonly unsupported: Unsupported,
  ) {}

  accepts({ headers }: RequestHead): boolean {
    return headers['x-amz-target']?.startsWith(prefix) === true;
  }

  async handle({ headers, body }: WireRequest): Promise<WireResponse> {
    const operation = (headers['x-amz-target'] ?? '').slice(prefix.length);
    const { Name, Path } = v.parse(Input, JSON.parse(body.toString('utf8')));
    if (operation === 'GetParameter' && Name?.startsWith('/cdk-bootstrap/')) {
      return json({ Parameter: { Name, Value: '30', Type: 'String' } });
    }
    if (operation === 'GetParametersByPath' && Path?.startsWith('/amplify/')) {
      const names = Path.startsWith('/amplify/shared/') ? this.secrets : [];
      const Parameters = names.map((name) => ({
        Name: `${Path}/${name}`,
        Value: 'secret',
        Type: 'SecureString',
        Version: 1,
        LastModifiedDate: 0,
      }));
      return json({ Parameters });
    }
    return this.unsupported.refuse(`SSM ${operation} ${Name ?? Path ?? ''}`);
  }
}

function json(content: object): WireResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/x-amz-json-1.1' },
    body: JSON.stringify(content),
  };
}
