import * as v from 'valibot';
import { vi } from 'vitest';

type Answer = (body: Record<string, unknown>) => unknown;

/** A refusal of the identity service, as it goes over the wire. */
export class Refusal {
  constructor(
    readonly type: string,
    readonly message: string,
  ) {}
}

const Body = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/**
 * Puts answers of the identity service, by operation, in the place of the network, and records what
 * was asked. An answer may be a Refusal. Anything else that is fetched fails as it would offline.
 */
export function stubIdentityService(answers: Readonly<Record<string, Answer>>) {
  const calls: { operation: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit = {}) => {
    const target = new Headers(init.headers).get('x-amz-target') ?? '';
    const operation = target.slice(target.indexOf('.') + 1);
    const answer = answers[operation];
    if (!answer) throw new TypeError('Failed to fetch');
    const body = v.parse(Body, init.body);
    calls.push({ operation, body });
    return responseOf(await answer(body));
  });
  return calls;
}

function responseOf(answer: unknown): Response {
  if (!(answer instanceof Refusal)) return Response.json(answer);
  const { type, message } = answer;
  return Response.json({ __type: type, message }, { status: 400 });
}
