import { AwsError } from '../../core/aws-json';

/** The user pool's errors, named and worded as Cognito does; the client shows the messages as they are. */
const named = (code: string, message: string) => new AwsError(code, message);

const notAuthorized = (message: string) => named('NotAuthorizedException', message);
const invalidParameter = (message: string) => named('InvalidParameterException', message);
const notFound = (message: string) => named('ResourceNotFoundException', message);

// Signing in
export const incorrectCredentials = () => notAuthorized('Incorrect username or password.');
export const passwordAttemptsExceeded = () => notAuthorized('Password attempts exceeded');
export const userDisabled = () => notAuthorized('User is disabled.');
export const userNotConfirmed = () => named('UserNotConfirmedException', 'User is not confirmed.');
export const passwordResetRequired = () =>
  named('PasswordResetRequiredException', 'Password reset required for the user');
export const temporaryPasswordExpired = () =>
  notAuthorized('Temporary password has expired and must be reset by an administrator.');
export const flowNotEnabled = (flow: string) =>
  invalidParameter(
    flow === 'USER_SRP_AUTH'
      ? 'USER_SRP_AUTH is not enabled for the client.'
      : `${flow} flow not enabled for this client`,
  );
export const adminFlowNotEnabled = () => invalidParameter('Auth flow not enabled for this client');
export const unsupportedFlow = (flow: string) =>
  invalidParameter(`The authentication flow ${flow} is not supported by the emulator.`);
export const noCustomAuthTrigger = () =>
  invalidParameter('Custom auth lambda trigger is not configured for the user pool.');
export const missingParameter = (name: string) =>
  invalidParameter(`Missing required parameter ${name}`);
export const invalidSession = () => notAuthorized('Invalid session for the user.');
export const sessionExpired = () =>
  notAuthorized('Invalid session for the user, session is expired.');
export const sessionUsed = () =>
  notAuthorized('Invalid session for the user, session can only be used once.');
export const invalidTimestamp = () =>
  invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
export const invalidSrpA = () => invalidParameter('Invalid SRP_A');
export const unsupportedChallenge = (challenge: string) =>
  invalidParameter(`The challenge ${challenge} is not supported by the emulator.`);

// Accounts
export const userNotFound = () => named('UserNotFoundException', 'User does not exist.');
export const unknownUserOfClient = () =>
  named('UserNotFoundException', 'Username/client id combination not found.');
export const accountExists = (attribute: string) =>
  named('UsernameExistsException', `An account with the given ${attribute} already exists.`);
export const aliasExists = (attribute: string) =>
  named('AliasExistsException', `An account with the given ${attribute} already exists.`);
export const signUpNotPermitted = () => notAuthorized('SignUp is not permitted for this user pool');
export const alreadyConfirmed = (status: string) =>
  notAuthorized(`User cannot be confirmed. Current status is ${status}`);
export const nothingToResend = () => invalidParameter('User is already confirmed.');
export const passwordNotResettable = () =>
  notAuthorized('User password cannot be reset in the current state.');
export const noVerifiedContact = () =>
  invalidParameter(
    'Cannot reset password for the user as there is no registered/verified email or phone_number',
  );
export const resendNotPossible = (username: string) =>
  named(
    'UnsupportedUserStateException',
    `Resend not possible. ${username} status is not FORCE_CHANGE_PASSWORD`,
  );

// Codes and limits
export const codeMismatch = () =>
  named('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const expiredCode = () =>
  named('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const limitExceeded = () =>
  named('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

// Passwords and attributes
export const weakPassword = (reason: string) =>
  named('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
export const invalidAttributes = (reasons: string[]) =>
  invalidParameter(
    `Attributes did not conform to the schema: ${reasons.map((r) => `${r}\n`).join('')}`,
  );
export const unauthorizedAttribute = () =>
  notAuthorized('A client attempted to write unauthorized attribute');
export const attributeNotChangeable = (name: string) =>
  invalidParameter(`user.${name}: Attribute cannot be updated.\n`);
export const invalidEmail = () => invalidParameter('Invalid email address format.');
export const invalidPhoneNumber = () => invalidParameter('Invalid phone number format.');
export const wrongUsernameForm = (kinds: string) =>
  invalidParameter(`Username should be ${kinds}.`);
export const usernameMismatch = (attribute: string) =>
  invalidParameter(`The attribute ${attribute} must be the same as the username.`);
export const missingAttribute = (name: string) =>
  invalidParameter(`User does not have the attribute ${name} to verify.`);

// Tokens
export const invalidAccessToken = () => notAuthorized('Invalid Access Token');
export const unverifiableAccessToken = () =>
  notAuthorized('Could not verify signature for Access Token');
export const accessTokenExpired = () => notAuthorized('Access Token has expired');
export const accessTokenRevoked = () => notAuthorized('Access Token has been revoked');
export const missingScopes = () => notAuthorized('Access Token does not have required scopes');
export const invalidRefreshToken = () => notAuthorized('Invalid Refresh Token');
export const refreshTokenExpired = () => notAuthorized('Refresh Token has expired');
export const refreshTokenRevoked = () => notAuthorized('Refresh Token has been revoked');
export const unsupportedToken = () =>
  named('UnsupportedTokenTypeException', 'Unsupported token type');

// Second factors
export const softwareTokenDisabled = () =>
  named(
    'SoftwareTokenMFANotFoundException',
    'Software Token MFA has not been enabled by the userPool',
  );
export const softwareTokenMismatch = () =>
  named('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');
export const noSoftwareToken = () => invalidParameter('User has not set up software token mfa');
export const factorNotSetUp = (factor: string) =>
  invalidParameter(`User does not have delivery config set to turn on ${factor}`);
export const factorDisabled = (factor: string) =>
  invalidParameter(`${factor} is not enabled for the user pool.`);
export const twoPreferredFactors = () =>
  invalidParameter('SMS and Software token MFA cannot both be preferred.');
export const wrongFactorCode = () =>
  named('CodeMismatchException', 'Invalid code received for user');
export const factorCodeReused = () =>
  named('ExpiredCodeException', 'Your software token has already been used once.');
export const noFactorConfigured = () =>
  invalidParameter(
    'Name SmsMfaConfiguration or SoftwareTokenMfaConfiguration to turn on multi-factor sign-in.',
  );
export const emailFactorUnsupported = () =>
  invalidParameter('EMAIL_OTP is not supported by the emulator.');

// Pool resources and administrators
export const unknownClient = (id: string) => notFound(`User pool client ${id} does not exist.`);
export const unknownPool = (id: string) => notFound(`User pool ${id} does not exist.`);
export const unknownGroup = () => notFound('Group not found.');
export const unsigned = () =>
  named('MissingAuthenticationTokenException', 'Missing Authentication Token');
export const accessDenied = (action: string) =>
  named('AccessDeniedException', `The caller is not authorized to perform: ${action}`);
export const invalidFilter = () => invalidParameter('Error while parsing filter.');
export const invalidPaging = () => invalidParameter('Invalid pagination token');
