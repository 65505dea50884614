import * as v from 'valibot';
import { isConflict } from '@/lib/errors';
import { postDocument } from '@/data/graphql';
import type { LevelChange } from './completion-table';

const READ = /* GraphQL */ `
  query Level($id: ID!) {
    getUserProfile(id: $id) {
      level
    }
  }
`;

const WRITE = /* GraphQL */ `
  mutation SetLevel($input: UpdateUserProfileInput!, $condition: ModelUserProfileConditionInput) {
    updateUserProfile(input: $input, condition: $condition) {
      id
    }
  }
`;

const ReadSchema = v.object({
  getUserProfile: v.nullable(v.object({ level: v.nullish(v.number(), null) })),
});

// A profile saved with an empty level has the attribute, holding nothing.
const NO_LEVEL = {
  or: [{ level: { attributeExists: false } }, { level: { attributeType: '_null' } }],
};

/** The account's level as it is stored; null when there is none yet. */
export async function readProfileLevel(accountId: string): Promise<number | null> {
  return (await postDocument(READ, { id: accountId }, ReadSchema)).getUserProfile?.level ?? null;
}

/** Sets the level only if it is still the one that was read (D14); false when somebody was faster. */
export async function writeProfileLevel(
  accountId: string,
  { from, to, susscore }: LevelChange,
): Promise<boolean> {
  const input = { id: accountId, level: to, susscore };
  const condition = from === null ? NO_LEVEL : { level: { eq: from } };
  try {
    await postDocument(WRITE, { input, condition }, v.unknown());
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
