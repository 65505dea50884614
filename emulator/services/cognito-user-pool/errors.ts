import { AwsError } from '../../core/aws-json';

/** The user pool's errors with Cognito's names and messages, which clients may show verbatim. */
const awsError = (code: string, message: string) => new AwsError(code, message);

const notAuthorized = (message: string) => awsError('NotAuthorizedException', message);
const invalidParameter = (message: string) => awsError('InvalidParameterException', message);
const notFound = (message: string) => awsError('ResourceNotFoundException', message);

// Sign-in
export const incorrectCredentials = () => notAuthorized('Incorrect username or password.');
export const passwordAttemptsExceeded = () => notAuthorized('Password attempts exceeded');
export const userDisabled = () => notAuthorized('User is disabled.');
export const userNotConfirmed = () =>
  awsError('UserNotConfirmedException', 'User is not confirmed.');
export const temporaryPasswordExpired = () =>
  notAuthorized('Temporary password has expired and must be reset by an administrator.');
export const flowNotEnabled = (flow: string) =>
  invalidParameter(
    flow === 'USER_SRP_AUTH'
      ? 'USER_SRP_AUTH is not enabled for the client.'
      : `${flow} flow not enabled for this client`,
  );
export const unsupportedFlow = (flow: string) =>
  invalidParameter(`The emulator does not support the authentication flow ${flow}.`);
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
  invalidParameter(`The emulator does not support the challenge ${challenge}.`);

// Users
export const userNotFound = () => awsError('UserNotFoundException', 'User does not exist.');
export const usernameExists = (attribute: string) =>
  awsError('UsernameExistsException', `An account with the given ${attribute} already exists.`);
export const aliasExists = (attribute: string) =>
  awsError('AliasExistsException', `An account with the given ${attribute} already exists.`);
export const alreadyConfirmed = (status: string) =>
  notAuthorized(`User cannot be confirmed. Current status is ${status}`);
export const alreadyConfirmedOnResend = () => invalidParameter('User is already confirmed.');
export const passwordResetNotAllowed = () =>
  notAuthorized('User password cannot be reset in the current state.');

// Codes and limits
export const codeMismatch = () =>
  awsError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const expiredCode = () =>
  awsError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const limitExceeded = () =>
  awsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

// Passwords and attributes
export const weakPassword = (reason: string) =>
  awsError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
export const invalidAttributes = (reasons: string[]) =>
  invalidParameter(
    `Attributes did not conform to the schema: ${reasons.map((r) => `${r}\n`).join('')}`,
  );
export const unauthorizedAttribute = () =>
  notAuthorized('A client attempted to write unauthorized attribute');
export const removalUnsupported = (name: string) =>
  invalidParameter(`The emulator does not support removing the attribute ${name}.`);
export const immutableAttribute = (name: string) =>
  invalidParameter(`user.${name}: Attribute cannot be updated.\n`);
export const invalidEmail = () => invalidParameter('Invalid email address format.');
export const invalidPhoneNumber = () => invalidParameter('Invalid phone number format.');
export const invalidUsernameFormat = (kinds: string) =>
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
  awsError('UnsupportedTokenTypeException', 'Unsupported token type');

// MFA
export const softwareTokenDisabled = () =>
  awsError(
    'SoftwareTokenMFANotFoundException',
    'Software Token MFA has not been enabled by the userPool',
  );
export const softwareTokenMismatch = () =>
  awsError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');
export const noSoftwareToken = () => invalidParameter('User has not set up software token mfa');
export const factorNotSetUp = (factor: string) =>
  invalidParameter(`User does not have delivery config set to turn on ${factor}`);
export const mfaCodeMismatch = () =>
  awsError('CodeMismatchException', 'Invalid code received for user');
export const softwareTokenReused = () =>
  awsError('ExpiredCodeException', 'Your software token has already been used once.');

// Pool resources and admin operations
export const unknownClient = (id: string) => notFound(`User pool client ${id} does not exist.`);
export const unknownPool = (id: string) => notFound(`User pool ${id} does not exist.`);
export const unknownGroup = () => notFound('Group not found.');
export const missingAuthenticationToken = () =>
  awsError('MissingAuthenticationTokenException', 'Missing Authentication Token');
export const accessDenied = (action: string) =>
  awsError('AccessDeniedException', `The caller is not authorized to perform: ${action}`);
