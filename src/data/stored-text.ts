import { revisionOf } from '@/domain/ledger';
import type { ModelUserProfileConditionInput } from './generated/types';

/** The attributes of a profile that are written only if they are still as they were read. */
type Attribute = 'level' | 'ledger' | 'dailyRecord';

/** Returns the condition that an attribute has no value; saved as empty, it has the value null. */
export function isAbsent(attribute: Attribute): ModelUserProfileConditionInput {
  return {
    or: [{ [attribute]: { attributeExists: false } }, { [attribute]: { attributeType: '_null' } }],
  };
}

/**
 * Returns the condition that an attribute is still the text that was read. If the text `isOurs`, its revision
 * is enough to compare, and keeps the request short (KEEPALIVE_CHARACTERS in client.ts).
 */
export function isStill(
  attribute: Attribute,
  text: string | null,
  isOurs: boolean,
): ModelUserProfileConditionInput {
  if (text === null) return isAbsent(attribute);
  return { [attribute]: isOurs ? { beginsWith: revisionOf(text) } : { eq: text } };
}
