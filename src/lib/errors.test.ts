import { describe, expect, it } from 'vitest';
import { BackendError, backendErrorFrom, isConflict, messageFor } from './errors';

describe('An error of the data API', () => {
  it.each([
    [{ errorType: 'DynamoDB:ConditionalCheckFailedException', message: 'x' }, 'conflict'],
    [
      { errorType: 'Unauthorized', message: 'Not Authorized to access x on type y' },
      'unauthorized',
    ],
    [{ errorType: 'UnauthorizedException', message: 'x' }, 'unauthorized'],
    [{ errorType: 'AccountClosed', message: 'x', path: ['a'] }, 'closed'],
    [{ errorType: 'TaskGone', message: 'x', path: ['a'] }, 'gone'],
    [{ errorType: null, message: 'Unauthorized on [owner]', path: ['a'] }, 'unauthorized'],
    [{ errorType: null, message: 'A state is two capital letters', path: ['a'] }, 'validation'],
    [
      { errorType: null, message: 'Validation error of type FieldUndefined', path: null },
      'internal',
    ],
    [{ errorType: 'InternalFailure', message: 'x', path: ['a'] }, 'internal'],
    [{ errorType: 'DynamoDB:ProvisionedThroughputExceededException', message: 'x' }, 'busy'],
    [{ errorType: 'DynamoDB:ThrottlingException', message: 'x' }, 'busy'],
    [{ errorType: 'DynamoDB:RequestLimitExceeded', message: 'x' }, 'busy'],
    [{ errorType: 'WAFForbiddenException', message: '403 Forbidden' }, 'busy'],
    [{}, 'internal'],
  ] as const)('%j is of kind %s', (error, kind) => {
    expect(
      backendErrorFrom({ ...error, path: 'path' in error && error.path ? [...error.path] : null })
        .kind,
    ).toBe(kind);
  });

  it('shows a rule’s own message, but no internals of the backend', () => {
    const rule = { errorType: null, message: 'A state is two capital letters', path: ['a'] };
    expect(backendErrorFrom(rule).message).toBe('A state is two capital letters');
    const inside = { errorType: 'Internal', message: 'stack trace', path: ['a'] };
    expect(backendErrorFrom(inside).message).not.toContain('stack');
    expect(messageFor(new TypeError('secret'))).not.toContain('secret');
    expect(backendErrorFrom({ errorType: 'Unauthorized' }).message).toBe('Unauthorized');
  });

  it('is a conflict only if its kind is conflict', () => {
    expect(isConflict(new BackendError('conflict'))).toBe(true);
    expect(isConflict(new BackendError('network', new Error('offline')))).toBe(false);
  });
});
