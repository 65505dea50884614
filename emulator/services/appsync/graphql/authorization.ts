import { valueFromASTUntyped, type DirectiveNode } from 'graphql';
import * as v from 'valibot';
import type { Caller } from '../caller';

/** Who may see a field: the modes that it admits, and for user-pool callers perhaps groups. */
export interface Admission {
  modes: ReadonlySet<string>;
  groups?: readonly string[];
}

interface Annotated {
  astNode?: { directives?: readonly DirectiveNode[] | undefined } | null | undefined;
}

const modesOfDirectives: Record<string, string> = {
  aws_api_key: 'API_KEY',
  aws_auth: 'AMAZON_COGNITO_USER_POOLS',
  aws_cognito_user_pools: 'AMAZON_COGNITO_USER_POOLS',
  aws_iam: 'AWS_IAM',
  aws_lambda: 'AWS_LAMBDA',
  aws_oidc: 'OPENID_CONNECT',
};

const groupArgument = v.array(v.string());

/** A field's own directives decide, else its type's, else the API's default mode. */
export function admissionOf(field: Annotated, type: Annotated, defaultMode: string): Admission {
  return declared(field) ?? declared(type) ?? { modes: new Set([defaultMode]) };
}

function declared({ astNode }: Annotated): Admission | undefined {
  const directives = (astNode?.directives ?? []).filter(
    ({ name }) => modesOfDirectives[name.value] !== undefined,
  );
  if (directives.length === 0) return undefined;
  const modes = new Set(directives.flatMap(({ name }) => modesOfDirectives[name.value] ?? []));
  const argument = directives
    .flatMap((directive) => directive.arguments ?? [])
    .find(({ name }) => name.value === 'cognito_groups');
  if (!argument) return { modes };
  return { modes, groups: v.parse(groupArgument, valueFromASTUntyped(argument.value)) };
}

/** Whether the caller came in a way that is admitted, and is in one of the groups if there are any. */
export function admits({ modes, groups }: Admission, caller: Caller): boolean {
  if (!modes.has(caller.mode)) return false;
  return (
    groups === undefined ||
    caller.mode !== 'AMAZON_COGNITO_USER_POOLS' ||
    groups.some((group) => caller.groups.includes(group))
  );
}
