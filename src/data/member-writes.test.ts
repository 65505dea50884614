import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname);

/** The documents that write a member's rows; lint says which module may send each. */
const MEMBER_WRITES =
  /\b(?:create|update|delete)(?:UserProfile|CompletedTask|UserTaskSelection)\b|commitMember/;

it('Only the documents for commits, the profile and closing the account write a member’s rows', () => {
  const writing = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .filter((name) => MEMBER_WRITES.test(readFileSync(join(folder, name), 'utf8')));
  expect(writing).toEqual([
    'commit.graphql',
    'own-data.graphql',
    'profile.graphql',
    'selections.graphql',
  ]);
});
