import * as v from 'valibot';
import { propertiesOf } from '../resource-properties';
import type { Resource } from '../stacks';
import type { GatewayResponse } from './definition';

const schema = v.object({
  ResponseType: v.string(),
  StatusCode: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number))),
  ResponseParameters: v.optional(v.record(v.string(), v.string()), {}),
  ResponseTemplates: v.optional(v.record(v.string(), v.string()), {}),
});

const headerPrefix = 'gatewayresponse.header.';

/** Returns how a REST API answers what no integration does. */
export function gatewayResponsesOf(resources: readonly Resource[]): GatewayResponse[] {
  return resources.map((resource) => {
    const { ResponseType: type, StatusCode: status, ...rest } = propertiesOf(resource, schema);
    const template = rest.ResponseTemplates['application/json'];
    return {
      type,
      ...(status !== undefined && { status }),
      headers: Object.fromEntries(
        Object.entries(rest.ResponseParameters)
          .filter(([name]) => name.startsWith(headerPrefix))
          .map(([name, value]) => [name.slice(headerPrefix.length).toLowerCase(), value]),
      ),
      ...(template !== undefined && { template }),
    };
  });
}
