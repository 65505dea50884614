import { identitiesOf } from '../hosted/identities';
import { subOf, type User } from '../state/user';
import type { GroupClaims } from './groups';

/** Lets an access token use the pool's own operations. */
export const accountScope = 'aws.cognito.signin.user.admin';

/** The claims of an access token that are about the account. */
export function accessClaims(user: User, { groups }: GroupClaims): Record<string, unknown> {
  return {
    sub: subOf(user),
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    username: user.username,
  };
}

/** The claims of an ID token that are about the account: all attributes, groups and roles. */
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
    ...(user.external ? { identities: identitiesOf(user).map(asTexts) } : {}),
    ...Object.fromEntries(Object.entries(user.attributes).map(toClaim)),
  };
}

// In tokens all of an identity's members but its issuer are texts.
function asTexts(identity: ReturnType<typeof identitiesOf>[number]) {
  const { primary, dateCreated } = identity;
  return { ...identity, primary: String(primary), dateCreated: String(dateCreated) };
}

function toClaim([name, value]: [string, string]): [string, unknown] {
  const isFlag = name === 'email_verified' || name === 'phone_number_verified';
  return [name, isFlag ? value === 'true' : value];
}
