import { valueFromASTUntyped, type DirectiveNode } from 'graphql';
import * as v from 'valibot';
import type { Caller } from '../caller';

/** Authorization modes that may access a field, and the groups required of user-pool callers. */
export interface AccessRule {
  modes: ReadonlySet<string>;
  groups?: readonly string[];
}

interface Annotated {
  astNode?: { directives?: readonly DirectiveNode[] | undefined } | null | undefined;
}

const modeByDirective: Record<string, string> = {
  aws_api_key: 'API_KEY',
  aws_auth: 'AMAZON_COGNITO_USER_POOLS',
  aws_cognito_user_pools: 'AMAZON_COGNITO_USER_POOLS',
  aws_iam: 'AWS_IAM',
  aws_lambda: 'AWS_LAMBDA',
  aws_oidc: 'OPENID_CONNECT',
};

const groupArgument = v.array(v.string());

/** Returns the rule from the directives of the field, else of its type, else the default mode. */
export function accessRuleOf(field: Annotated, type: Annotated, defaultMode: string): AccessRule {
  return ruleFromDirectives(field) ?? ruleFromDirectives(type) ?? { modes: new Set([defaultMode]) };
}

function ruleFromDirectives({ astNode }: Annotated): AccessRule | undefined {
  const directives = (astNode?.directives ?? []).filter(
    ({ name }) => modeByDirective[name.value] !== undefined,
  );
  if (directives.length === 0) return undefined;
  const modes = new Set(directives.flatMap(({ name }) => modeByDirective[name.value] ?? []));
  const argument = directives
    .flatMap((directive) => directive.arguments ?? [])
    .find(({ name }) => name.value === 'cognito_groups');
  if (!argument) return { modes };
  return { modes, groups: v.parse(groupArgument, valueFromASTUntyped(argument.value)) };
}

/** Returns whether the rule allows the caller's mode and groups. */
export function isAllowed({ modes, groups }: AccessRule, caller: Caller): boolean {
  if (!modes.has(caller.mode)) return false;
  return (
    groups === undefined ||
    caller.mode !== 'AMAZON_COGNITO_USER_POOLS' ||
    groups.some((group) => caller.groups.includes(group))
  );
}
