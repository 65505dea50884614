import { beforeEach, expect, it } from 'vitest';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { post } from '@/data/client';
import { CommitDocument } from '@/data/generated/commit';
import { commitAnswer } from './commit-answer';

const answered = async (answer: object) => {
  stubDataApi({ Commit: () => answer });
  return commitAnswer(await post(CommitDocument, {}));
};
const data = (commitMember: object) => ({ data: { commitMember } });
const fault = (errorType: string, message = errorType) => ({
  data: { commitMember: null },
  errors: [{ errorType, message, path: ['commitMember'] }],
});

beforeEach(() => void storeTokens({ sub: 'me' }));

it.each([
  [
    'a transaction that met another one',
    fault('DynamoDB:TransactionConflictException'),
    { outcome: 'busy' },
  ],
  ['a transaction that is under way', fault('TransactionInProgressException'), { outcome: 'busy' }],
  ['no profile', fault('NoProfile'), { outcome: 'noProfile' }],
])('The API can answer %s', async (_, answer, expected) => {
  expect(await answered(answer)).toEqual(expected);
});

it.each([
  ['a limit', fault('OverLimit'), 'validation'],
  ['another account’s row', fault('Unauthorized', 'Not Authorized'), 'validation'],
  ['an outcome that nobody knows', data({ outcome: 'perhaps' }), 'internal'],
  ['a conflict that doesn’t say what is stored', data({ outcome: 'conflict' }), 'internal'],
  // Something on the way responded, not the API.
  ['nothing', { data: {} }, 'network'],
])('An answer about %s is thrown', async (_, answer, kind) => {
  await expect(answered(answer)).rejects.toMatchObject({ kind });
});
