import { afterEach, describe, expect, it, vi } from 'vitest';
import { UNREACHABLE } from '@/lib/errors';
import { serviceAnswersOnly } from './service-answers';

const POOL = 'AWSCognitoIdentityProviderService';
const target = `${POOL}.DeleteUser`;
const JSON_TYPE = { 'content-type': 'application/x-amz-json-1.1' };

afterEach(() => void vi.restoreAllMocks());

function responseTo(headers: Record<string, string>, response: Response): Promise<Response> {
  return serviceAnswersOnly(() => Promise.resolve(response))('https://a.example/', { headers });
}

describe('A response to a request of an AWS service', () => {
  it.each([
    ['a success', new Response('', { headers: JSON_TYPE })],
    [
      'a refusal',
      new Response('{"__type":"NotAuthorizedException"}', {
        status: 400,
        headers: { 'content-type': 'application/x-amz-json-1.0; charset=utf-8' },
      }),
    ],
  ])('is %s of the service', async (_, response) => {
    const { status } = response;
    const text = await response.clone().text();
    const answer = await responseTo({ 'x-amz-target': target }, response);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.get('content-type')).toMatch(/^application\/x-amz-json/);
  });

  it.each([
    ['a portal’s JSON', Response.json({ message: 'ok' })],
    ['a firewall’s refusal', Response.json({ __type: 'Blocked' }, { status: 403 })],
    ['a page', new Response('<p>', { status: 503, headers: { 'content-type': 'text/html' } })],
    ['nothing', new Response(null, { status: 204 })],
    ['a part', new Response('{"Authentica', { headers: JSON_TYPE })],
    ['cut off before its body', new Response('', { headers: JSON_TYPE })],
    ['interrupted', new Response(bodyFailing(new TypeError('Lost')), { headers: JSON_TYPE })],
  ])('is rejected if it is %s', async (_, response) => {
    const renewal = { 'x-amz-target': `${POOL}.GetTokensFromRefreshToken` };
    await expect(responseTo(renewal, response)).rejects.toThrow(TypeError);
  });

  it.each([
    ['stalls until it is given up', 'TimeoutError'],
    ['stalls in a browser that calls this an abort', 'AbortError'],
  ])('is rejected, and not requested again, if it %s', async (_, name) => {
    const stalled = new Response(bodyFailing(new DOMException('Over', name)), {
      headers: JSON_TYPE,
    });
    const answer = responseTo({ 'x-amz-target': target }, stalled);
    await expect(answer).rejects.toMatchObject({ name: 'UnansweredError', message: UNREACHABLE });
  });

  it('is rejected if the device slept before reading it', async () => {
    const slept = () => {
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_400_000);
      return Promise.resolve(new Response('{}', { headers: JSON_TYPE }));
    };
    const headers = { 'x-amz-target': target };
    const answer = serviceAnswersOnly(slept)('https://a.example/', { headers });
    await expect(answer).rejects.toMatchObject({ name: 'UnansweredError' });
  });

  it.each([
    ['ChangePassword', 'ProposedPassword', /use the new one\.$/],
    ['ConfirmForgotPassword', 'Password', /use the new one\.$/],
    ['RespondToAuthChallenge', 'NEW_PASSWORD', /use the new one\.$/],
    ['RespondToAuthChallenge', 'PASSWORD_CLAIM_SIGNATURE', /Try again\.$/],
    ['VerifyUserAttribute', 'Code', /Try again\.$/],
  ])(
    'that is lost isn’t requested again where it could be refused: %s with %s',
    async (operation, field, text) => {
      const lost = () => Promise.reject(new TypeError('Failed to fetch'));
      const headers = { 'x-amz-target': `${POOL}.${operation}` };
      const body = JSON.stringify({ [field]: 'typed' });
      const answer = serviceAnswersOnly(lost)('https://a.example/', { headers, body });
      await expect(answer).rejects.toMatchObject({
        name: 'UnansweredError',
        message: expect.stringMatching(text),
      });
    },
  );
});

/** A body whose first bytes arrive. */
function bodyFailing(error: Error): ReadableStream<Uint8Array> {
  let isBegun = false;
  return new ReadableStream({
    pull(body) {
      if (isBegun) body.error(error);
      else body.enqueue(new TextEncoder().encode('{"Authentica'));
      isBegun = true;
    },
  });
}

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
    const headers = { 'x-amz-target': `${POOL}.${operation}` };
    const sent = serviceAnswersOnly(stalled)('https://a.example/', { headers });
    await expect(sent).rejects.toMatchObject({ name: 'UnansweredError', message: UNREACHABLE });
    expect(timeout).toHaveBeenLastCalledWith(limit);
  },
);

it('Other requests get whatever responds', async () => {
  const response = Response.json({ message: 'ok' });
  expect(await responseTo({}, response)).toBe(response);
});
