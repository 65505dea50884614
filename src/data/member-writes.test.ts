import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');

/** The documents that write a member's rows; lint says which module may send each. */
const MEMBER_WRITES =
  /\bmutation\b[^]*\b(?:(?:create|update|delete)(?:UserProfile|CompletedTask|UserTaskSelection)|commitMember)\b/;

it('Only the documents for commits, the profile and closing the account write a member’s rows', () => {
  const writing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:graphql|tsx?)$/.test(path) && !/generated|\btest/.test(path))
    .filter((path) => MEMBER_WRITES.test(readFileSync(join(folder, path), 'utf8')));
  expect(writing.toSorted()).toEqual([
    'data/commit.graphql',
    'data/own-data.graphql',
    'data/profile.graphql',
    'data/selections.graphql',
  ]);
});
