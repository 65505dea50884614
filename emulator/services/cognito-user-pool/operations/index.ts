import type { Operation } from '../../../core/aws-json';
import type { UserPool } from '../pool';
import { associateSoftwareToken } from './associate-software-token';
import { changePassword } from './change-password';
import { confirmForgotPassword } from './confirm-forgot-password';
import { confirmSignUp } from './confirm-sign-up';
import { deleteUser } from './delete-user';
import { forgotPassword } from './forgot-password';
import { getTokensFromRefreshToken } from './get-tokens-from-refresh-token';
import { getUser } from './get-user';
import { getUserAttributeVerificationCode } from './get-user-attribute-verification-code';
import { globalSignOut } from './global-sign-out';
import { initiateAuth } from './initiate-auth';
import { resendConfirmationCode } from './resend-confirmation-code';
import { respondToAuthChallenge } from './respond-to-auth-challenge';
import { revokeToken } from './revoke-token';
import { signUp } from './sign-up';
import { updateUserAttributes } from './update-user-attributes';
import { verifySoftwareToken } from './verify-software-token';
import { verifyUserAttribute } from './verify-user-attribute';

/** The operations that need no signed request. Each authenticates its own caller. */
export const publicOperations = (pool: UserPool): Record<string, Operation> => ({
  AssociateSoftwareToken: associateSoftwareToken(pool),
  ChangePassword: changePassword(pool),
  ConfirmForgotPassword: confirmForgotPassword(pool),
  ConfirmSignUp: confirmSignUp(pool),
  DeleteUser: deleteUser(pool),
  ForgotPassword: forgotPassword(pool),
  GetTokensFromRefreshToken: getTokensFromRefreshToken(pool),
  GetUser: getUser(pool),
  GetUserAttributeVerificationCode: getUserAttributeVerificationCode(pool),
  GlobalSignOut: globalSignOut(pool),
  InitiateAuth: initiateAuth(pool),
  ResendConfirmationCode: resendConfirmationCode(pool),
  RespondToAuthChallenge: respondToAuthChallenge(pool),
  RevokeToken: revokeToken(pool),
  SignUp: signUp(pool),
  UpdateUserAttributes: updateUserAttributes(pool),
  VerifySoftwareToken: verifySoftwareToken(pool),
  VerifyUserAttribute: verifyUserAttribute(pool),
});
