import type { BackendDefinition, RoleDefinition } from '../../assembly/definition';
import { SignatureError, type Iam, type IamCaller } from '../../core/identity';
import type { Log } from '../../core/log';
import type { ServiceContext } from '../../core/services';
import { asJsonServiceError } from './service-errors';
import { authenticate } from './authenticate';
import { isAllowed } from './policy';
import { isSupportedOperator } from './policy-conditions';
import type { PolicyVariables } from './policy-pattern';
import { carriesSignature } from './presented-signature';
import { openSessions } from './sessions';

/**
 * Temporary credentials, Signature Version 4 and the roles' synthesized policies (D18). Policy
 * conditions that it cannot evaluate refuse access, and `log`, if given, is told of them.
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
  if (context.log) reportUnsupported(definition.roles, context.log);
  return {
    issue: (who) => sessions.issue(who),
    isSigned: carriesSignature,
    async authenticate(request, service) {
      try {
        return await authenticate({ region: definition.region, clock, sessions }, request, service);
      } catch (error) {
        const translate = error instanceof SignatureError && service !== 's3';
        throw translate ? asJsonServiceError(error) : error;
      }
    },
    allows: (caller, action, resource, conditions = {}) =>
      caller.kind === 'developer' ||
      isAllowed(roles.get(caller.roleArn)?.statements ?? [], {
        action,
        resource,
        context: contextOf(caller, conditions),
      }),
  };
}

function contextOf(
  caller: Extract<IamCaller, { kind: 'role' }>,
  conditions: Record<string, string>,
): PolicyVariables {
  return new Map(
    Object.entries({
      // The emulator answers plain HTTP on loopback alone, where nothing is on the way to be
      // kept out; in the cloud the clients speak HTTPS, which is what the policies ask for.
      'aws:SecureTransport': 'true',
      'cognito-identity.amazonaws.com:aud': caller.identityPoolId,
      'cognito-identity.amazonaws.com:sub': caller.identityId,
      'cognito-identity.amazonaws.com:amr': caller.authenticated
        ? 'authenticated'
        : 'unauthenticated',
      ...conditions,
    }).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function reportUnsupported(roles: readonly RoleDefinition[], log: Log): void {
  for (const { name, statements } of roles) {
    const operators = statements.flatMap(({ conditions }) => Object.keys(conditions));
    for (const operator of new Set(operators.filter((one) => !isSupportedOperator(one)))) {
      log.warn(
        `The role ${name} has a policy condition '${operator}', which the emulator cannot evaluate; it refuses what depends on it.`,
      );
    }
  }
}
