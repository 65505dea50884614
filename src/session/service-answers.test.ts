import { describe, expect, it, vi } from 'vitest';
import { UNREACHABLE } from '@/lib/errors';
import { serviceAnswersOnly } from './service-answers';

const target = 'AWSCognitoIdentityProviderService.DeleteUser';

function responseTo(headers: Record<string, string>, response: Response): Promise<Response> {
  return serviceAnswersOnly(() => Promise.resolve(response))('https://a.example/', { headers });
}

describe('A response to a request of an AWS service', () => {
  it.each([
    ['a success', new Response('', { headers: { 'content-type': 'application/x-amz-json-1.1' } })],
    [
      'a refusal',
      new Response('{"__type":"NotAuthorizedException"}', {
        status: 400,
        headers: { 'content-type': 'application/x-amz-json-1.0; charset=utf-8' },
      }),
    ],
  ])('is %s of the service', async (_, response) => {
    expect(await responseTo({ 'x-amz-target': target }, response)).toBe(response);
  });

  it.each([
    ['a portal’s JSON', Response.json({ message: 'ok' })],
    ['a firewall’s refusal', Response.json({ __type: 'Blocked' }, { status: 403 })],
    ['a page', new Response('<p>', { status: 503, headers: { 'content-type': 'text/html' } })],
    ['nothing', new Response(null, { status: 204 })],
  ])('is rejected if it is %s', async (_, response) => {
    await expect(responseTo({ 'x-amz-target': target }, response)).rejects.toThrow(TypeError);
  });
});

it.each([
  ['InitiateAuth', 60_000],
  ['RevokeToken', 5000],
])(
  '%s is given up without a response after %i ms, and isn’t sent again',
  async (operation, limit) => {
    const over = AbortSignal.abort(new DOMException('It timed out.', 'TimeoutError'));
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over);
    const stalled: typeof fetch = async (_, init) => {
      init?.signal?.throwIfAborted();
      return Response.json({});
    };
    const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` };
    const sent = serviceAnswersOnly(stalled)('https://a.example/', { headers });
    await expect(sent).rejects.toMatchObject({ name: 'StalledError', message: UNREACHABLE });
    expect(timeout).toHaveBeenLastCalledWith(limit);
    timeout.mockRestore();
  },
);

it('Other requests get whatever responds', async () => {
  const response = Response.json({ message: 'ok' });
  expect(await responseTo({}, response)).toBe(response);
});
