const JSON_PROTOCOL = 'application/x-amz-json-';

/**
 * Returns a `fetch` that rejects, as without a connection, if something else answers instead of an AWS service: a
 * portal, a firewall, a proxy. The services' JSON protocol gives every response its content type.
 */
export function serviceAnswersOnly(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const isForService = new Headers(init?.headers).has('x-amz-target');
    if (!isForService || response.headers.get('content-type')?.startsWith(JSON_PROTOCOL)) {
      return response;
    }
    throw new TypeError(
      `Something else than the service responded, with status ${response.status}`,
    );
  };
}
