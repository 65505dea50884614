import { expect, it } from 'vitest';
import { commitAnswer } from './commit-answer';

const data = (commitMember: object) => ({ data: { commitMember }, errors: [] });
const fault = (errorType: string, message = errorType) => ({
  data: { commitMember: null },
  errors: [{ errorType, message, path: ['commitMember'] }],
});

it.each([
  [
    'a transaction that met another one',
    fault('DynamoDB:TransactionConflictException'),
    { outcome: 'busy' },
  ],
  ['a transaction that is under way', fault('TransactionInProgressException'), { outcome: 'busy' }],
  ['no profile', fault('NoProfile'), { outcome: 'noProfile' }],
])('The API can answer %s', (_, answer, expected) => {
  expect(commitAnswer(answer)).toEqual(expected);
});

it.each([
  ['a limit', fault('OverLimit'), 'validation'],
  ['another account’s row', fault('Unauthorized', 'Not Authorized'), 'validation'],
  ['an outcome that nobody knows', data({ outcome: 'perhaps' }), 'internal'],
  ['a conflict that doesn’t say what is stored', data({ outcome: 'conflict' }), 'internal'],
])('An answer about %s is thrown', (_, answer, kind) => {
  expect(() => commitAnswer(answer)).toThrow(expect.objectContaining({ kind }));
});
