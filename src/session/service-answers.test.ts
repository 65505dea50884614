import { afterEach, describe, expect, it, vi } from 'vitest';
import { UNREACHABLE } from '@/lib/errors';
import { checkedFetch } from './service-answers';

const POOL = 'AWSCognitoIdentityProviderService';
const target = `${POOL}.DeleteUser`;
const JSON_TYPE = { 'content-type': 'application/x-amz-json-1.1' };

afterEach(() => void vi.restoreAllMocks());

function responseTo(headers: Record<string, string>, response: Response): Promise<Response> {
  return checkedFetch(() => Promise.resolve(response))('https://a.example/', { headers });
}

describe('A response from an AWS service', () => {
  it.each([
    ['a success', new Response('', { headers: JSON_TYPE })],
    [
      'a refusal',
      new Response('{"__type":"NotAuthorizedException"}', {
        status: 400,
        headers: { 'content-type': 'application/x-amz-json-1.0; charset=utf-8' },
      }),
    ],
  ])('is passed on if it is %s', async (_, response) => {
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
    ['empty', new Response(null, { status: 204 })],
    ['incomplete', new Response('{"Authentica', { headers: JSON_TYPE })],
    ['cut off before its body', new Response('', { headers: JSON_TYPE })],
    ['interrupted', new Response(bodyFailing(new TypeError('Lost')), { headers: JSON_TYPE })],
  ])('is rejected if it is %s', async (_, response) => {
    const renewal = { 'x-amz-target': `${POOL}.GetTokensFromRefreshToken` };
    await expect(responseTo(renewal, response)).rejects.toThrow(TypeError);
  });

  it.each([
    ['times out', 'TimeoutError'],
    ['times out in a browser that calls this an abort', 'AbortError'],
  ])('is rejected without a retry if it %s', async (_, name) => {
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
    const answer = checkedFetch(slept)('https://a.example/', { headers });
    await expect(answer).rejects.toMatchObject({ name: 'UnansweredError' });
  });

  it.each([
    ['ChangePassword', 'ProposedPassword', /use the new one\.$/],
    ['ConfirmForgotPassword', 'Password', /use the new one\.$/],
    ['RespondToAuthChallenge', 'NEW_PASSWORD', /use the new one\.$/],
    ['RespondToAuthChallenge', 'PASSWORD_CLAIM_SIGNATURE', /Try again\.$/],
    ['VerifyUserAttribute', 'Code', /Try again\.$/],
  ])(
    'isn’t retried after it was lost if a retry could be refused: %s with %s',
    async (operation, field, text) => {
      const lost = () => Promise.reject(new TypeError('Failed to fetch'));
      const headers = { 'x-amz-target': `${POOL}.${operation}` };
      const body = JSON.stringify({ [field]: 'typed' });
      const answer = checkedFetch(lost)('https://a.example/', { headers, body });
      await expect(answer).rejects.toMatchObject({
        name: 'UnansweredError',
        message: expect.stringMatching(text),
      });
    },
  );
});

/** A body that fails after its first bytes. */
function bodyFailing(error: Error): ReadableStream<Uint8Array> {
  let hasBegun = false;
  return new ReadableStream({
    pull(body) {
      if (hasBegun) body.error(error);
      else body.enqueue(new TextEncoder().encode('{"Authentica'));
      hasBegun = true;
    },
  });
}

it.each([
  ['InitiateAuth', 60_000],
  ['RevokeToken', 5000],
])('%s times out after %i ms, without a retry', async (operation, limit) => {
  const over = AbortSignal.abort(new DOMException('It timed out.', 'TimeoutError'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over);
  const stalled: typeof fetch = async (_, init) => {
    init?.signal?.throwIfAborted();
    return Response.json({});
  };
  const headers = { 'x-amz-target': `${POOL}.${operation}` };
  const sent = checkedFetch(stalled)('https://a.example/', { headers });
  await expect(sent).rejects.toMatchObject({ name: 'UnansweredError', message: UNREACHABLE });
  expect(timeout).toHaveBeenLastCalledWith(limit);
});

it('Other requests get any response', async () => {
  const response = Response.json({ message: 'ok' });
  expect(await responseTo({}, response)).toBe(response);
});
