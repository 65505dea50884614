import { identitiesOf } from '../hosted/social-sign-in';
import { subOf, type User } from '../state/user';
import type { GroupClaims } from './groups';

/** The scope that allows an access token to call the user pool API. */
export const accountScope = 'aws.cognito.signin.user.admin';

/** Returns the user claims of an access token. */
export function accessClaims(user: User, { groups }: GroupClaims): Record<string, unknown> {
  return {
    sub: subOf(user),
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    username: user.username,
  };
}

/** Returns the user claims of an ID token: all attributes, groups, and roles. */
export function idClaims(
  user: User,
  { groups, roles, preferredRole }: GroupClaims,
): Record<string, unknown> {
  return {
    sub: subOf(user),
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    ...(roles.length > 0 ? { 'cognito:roles': roles } : {}),
    ...(preferredRole === undefined ? {} : { 'cognito:preferred_role': preferredRole }),
    'cognito:username': user.username,
    ...(user.external ? { identities: identitiesOf(user).map(withStringMembers) } : {}),
    ...Object.fromEntries(Object.entries(user.attributes).map(toClaim)),
  };
}

// In tokens, all members of an identity except its issuer are strings.
function withStringMembers(identity: ReturnType<typeof identitiesOf>[number]) {
  const { primary, dateCreated } = identity;
  return { ...identity, primary: String(primary), dateCreated: String(dateCreated) };
}

function toClaim([name, value]: [string, string]): [string, unknown] {
  const isFlag = name === 'email_verified' || name === 'phone_number_verified';
  return [name, isFlag ? value === 'true' : value];
}
