import { CfnFunctionConfiguration, type CfnResolver } from 'aws-cdk-lib/aws-appsync';
import { Stack, Token } from 'aws-cdk-lib';
import { readFileSync } from 'node:fs';

/** Requirements on a mutation's input, in addition to Amplify's rules. */
interface OwnRowRule {
  mutation: string;
  /** Fields that must be the caller's `sub` if given. */
  own: string[];
  /** Sets the row's id to the caller's `sub`. */
  keyIsOwn?: boolean;
  /** Fields that must start with the caller's `sub` and '#' if given. */
  prefixed?: string[];
}

const rules: OwnRowRule[] = [
  { mutation: 'createUserProfile', own: ['id'], keyIsOwn: true },
  { mutation: 'createUserTaskSelection', own: ['userId'], prefixed: ['id'] },
  { mutation: 'updateUserTaskSelection', own: ['userId'] },
  { mutation: 'createCompletedTask', own: ['profileId'], prefixed: ['id'] },
  { mutation: 'updateCompletedTask', own: ['profileId'] },
];

const template = readFileSync(new URL('./own-rows.vtl', import.meta.url), 'utf8');

interface DataResources {
  cfnResolvers: Record<string, CfnResolver>;
  cfnFunctionConfigurations: Record<string, CfnFunctionConfiguration>;
}

/**
 * Adds a pipeline function which ensures that the ids and relations of a user's rows refer to that
 * user. It runs after Amplify's authorization and before the write. Throws if Amplify renames its
 * resolvers, so that an upgrade cannot silently drop the rule.
 */
export function enforceOwnRows(resources: DataResources): void {
  for (const rule of rules) insertStep(resources, rule);
}

function insertStep(resources: DataResources, rule: OwnRowRule): void {
  const resolver = resources.cfnResolvers[`Mutation.${rule.mutation}`];
  const sibling = resources.cfnFunctionConfigurations[`Mutation${rule.mutation}init0Function`];
  const pipeline = resolver?.pipelineConfig;
  if (
    !resolver ||
    !sibling ||
    !pipeline ||
    Token.isUnresolved(pipeline) ||
    !('functions' in pipeline)
  ) {
    throw new Error(`The pipeline of ${rule.mutation} is not where it was: see enforceOwnRows`);
  }
  const step = new CfnFunctionConfiguration(Stack.of(resolver), `OwnRows${rule.mutation}`, {
    apiId: resolver.apiId,
    name: `OwnRows${rule.mutation}`,
    functionVersion: '2018-05-29',
    dataSourceName: sibling.dataSourceName,
    requestMappingTemplate: templateFor(rule),
    responseMappingTemplate: '$util.toJson({})',
  });
  const functions = pipeline.functions ?? [];
  resolver.pipelineConfig = {
    functions: [...functions.slice(0, -1), step.attrFunctionId, ...functions.slice(-1)],
  };
}

function templateFor({ own, keyIsOwn = false, prefixed = [] }: OwnRowRule): string {
  return template
    .replace('__OWN_FIELDS__', JSON.stringify(own))
    .replace('__KEY_IS_OWN__', String(keyIsOwn))
    .replace('__PREFIXED_FIELDS__', JSON.stringify(prefixed));
}
