import { expect, it, vi } from 'vitest';
import { response as checked } from './check-commit.resolver.js';
import { request, response as answered } from './commit-member.resolver.js';

/* A commit is to be sent again after refusals that only AWS gives, and that pass by themselves. */

vi.mock('@aws-appsync/utils', () => ({
  util: {},
  runtime: {
    earlyReturn(value: unknown) {
      throw value;
    },
  },
}));

it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'A transaction that is refused because of a %s',
  (type) => {
    const result = { cancellationReasons: [{ type: 'None' }, { type }] };
    expect(answered(Object({ args: {}, error: {}, result }))).toEqual({ outcome: 'busy' });
  },
);

it('A task that DynamoDB has not read', () => {
  const stash = { tables: { Tasks: 'tasks' } };
  const result = { data: { tasks: [null] }, unprocessedKeys: { tasks: [{ id: 'a' }] } };
  checked(Object({ args: { complete: [{ taskId: 'a' }] }, stash, result }));
  expect(() => request(Object({ args: {}, stash }))).toThrow(
    expect.objectContaining({ outcome: 'busy' }),
  );
});
