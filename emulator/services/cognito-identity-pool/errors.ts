import { AwsError } from '../../core/aws-json';

/** The identity pool's errors with Cognito's names and messages. */
const notAuthorized = (message: string) => new AwsError('NotAuthorizedException', message);
const notFound = (message: string) => new AwsError('ResourceNotFoundException', message);

export const unknownPool = (id: string) => notFound(`IdentityPool '${id}' not found.`);
export const unknownIdentity = (id: string) => notFound(`Identity '${id}' not found.`);
export const forbiddenIdentity = (id: string) =>
  notAuthorized(`Access to Identity '${id}' is forbidden.`);
export const unsupportedProvider = () =>
  notAuthorized('Token is not from a supported provider of this identity pool.');
export const loginsMismatch = () =>
  notAuthorized(
    "Logins don't match. Please include at least one valid login for this identity or identity pool.",
  );
export const invalidLogin = (reason: string) => notAuthorized(`Invalid login token. ${reason}`);
