import { identitiesOf } from '../hosted/identities';
import { subOf, type User } from '../state/user';

/** Returns a user's attributes as triggers see them. */
export function triggerAttributes(user: User): Record<string, string> {
  return {
    sub: subOf(user),
    ...user.attributes,
    'cognito:user_status': user.status,
    ...(user.external && { identities: JSON.stringify(identitiesOf(user)) }),
  };
}
