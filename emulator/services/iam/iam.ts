import type { BackendDefinition, RoleDefinition } from '../../assembly/definition';
import { SignatureError, type Iam } from '../../core/identity';
import type { Log } from '../../core/log';
import type { ServiceContext } from '../../core/services';
import { authenticate } from './authenticate';
import { isAllowed, unknownOperators } from './policy';
import { hasSignature } from './request-signature';
import { openSessions } from './sessions';

const invalidToken = {
  code: 'UnrecognizedClientException',
  message: 'The security token included in the request is invalid.',
};

// S3's error codes and their equivalents in the JSON services.
const jsonServiceErrors: Record<string, { code: string; message?: string }> = {
  MissingAuthenticationToken: { code: 'MissingAuthenticationTokenException' },
  InvalidAccessKeyId: invalidToken,
  InvalidToken: invalidToken,
  ExpiredToken: {
    code: 'ExpiredTokenException',
    message: 'The security token included in the request is expired',
  },
  SignatureDoesNotMatch: { code: 'InvalidSignatureException' },
  RequestTimeTooSkewed: { code: 'InvalidSignatureException' },
  AccessDenied: { code: 'InvalidSignatureException' },
};

/** Returns the error under its Cognito and AppSync code. Malformed signatures get 'IncompleteSignatureException'. */
function toJsonServiceError(error: SignatureError): SignatureError {
  const { code, message } = jsonServiceErrors[error.code] ?? {
    code: 'IncompleteSignatureException',
  };
  return new SignatureError(code, message ?? error.message);
}

/**
 * Creates IAM: temporary credentials, Signature Version 4, and the roles' synthesized policies.
 * Policy conditions it cannot evaluate deny access; `log`, if given, gets a warning for each.
 */
export function createIam(
  context: Pick<ServiceContext, 'clock' | 'store'> & {
    definition: Pick<BackendDefinition, 'region' | 'roles'>;
    log?: Log;
  },
): Iam {
  const { definition, clock } = context;
  const sessions = openSessions(context);
  const roles = new Map(definition.roles.map((role) => [role.arn, role]));
  if (context.log) warnUnsupportedOperators(definition.roles, context.log);
  return {
    issue: (session) => sessions.issue(session),
    isSigned: hasSignature,
    async authenticate(request, service) {
      try {
        return await authenticate({ region: definition.region, clock, sessions }, request, service);
      } catch (error) {
        const translate = error instanceof SignatureError && service !== 's3';
        throw translate ? toJsonServiceError(error) : error;
      }
    },
    allows: (caller, action, resource, conditions = {}) =>
      caller.kind === 'developer' ||
      isAllowed(roles.get(caller.roleArn)?.statements ?? [], {
        action,
        resource,
        context: conditions,
      }),
  };
}

function warnUnsupportedOperators(roles: readonly RoleDefinition[], log: Log): void {
  for (const { name, statements } of roles) {
    for (const operator of new Set(statements.flatMap(unknownOperators))) {
      log.warn(
        `Role ${name} uses the policy condition '${operator}', which the emulator does not support. It denies access that depends on it.`,
      );
    }
  }
}
