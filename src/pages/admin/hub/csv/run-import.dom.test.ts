import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { MAX_RESOLVERS } from '@/definition';
import { taskModel } from '@/domain/models/task-model';
import { RequestBody } from '@/testing/data-api';
import { requestSize } from '@/testing/request-size';
import { storeTokens } from '@/testing/stored-tokens';
import { runImport } from './run-import';

it('writes a long file in requests that stay within the limits of one', async () => {
  storeTokens({ sub: 'admin' });
  const sizes: number[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    const { query, variables } = v.parse(RequestBody, body);
    sizes.push(requestSize(query, variables).resolvers);
    const roots = Array.from({ length: plan.length }, (__, at) => [`r${at}`, { id: 't' }]);
    return Response.json({ data: Object.fromEntries(roots) });
  });
  const plan = Array.from({ length: 1100 }, (_, at) => ({
    status: 'new' as const,
    changes: [],
    questions: [],
    unusual: [],
    line: at + 2,
    name: `Task ${at}`,
    id: `t${at}`,
    values: { name: `Task ${at}`, difficulty: 'Daily' },
  }));
  const stop = new AbortController().signal;
  const ran = await runImport(taskModel, plan, stop, () => undefined);
  expect(ran.interruption).toBeUndefined();
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(plan.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_RESOLVERS);
});
