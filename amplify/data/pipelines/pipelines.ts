import { CfnFunctionConfiguration, type CfnResolver } from 'aws-cdk-lib/aws-appsync';
import { Stack, Token } from 'aws-cdk-lib';
import { template } from './template';

/** The resources of the data API that Amplify generates, by name. */
export interface DataResources {
  cfnResolvers: Record<string, CfnResolver>;
  cfnFunctionConfigurations: Record<string, CfnFunctionConfiguration>;
}

/** A VTL function of a pipeline. */
export interface Step {
  /** Prefix of its name; the mutation's name follows. */
  name: string;
  request: string;
  /** Empty by default, since the next function doesn't read it. */
  response?: string;
  /** The data source to call; none by default. */
  dataSourceName?: string | undefined;
}

/** The response of a query by key, which treats a row that the caller may not read as missing. */
export const hiddenIsMissing = template(
  new URL('./hidden-is-missing.response.vtl', import.meta.url),
);

/** Amplify's response template of a step without a result. */
const NO_RESPONSE = '$util.toJson({})';

/**
 * Inserts a step into a mutation's pipeline, after Amplify's authorization and before the write. Throws if Amplify
 * renames its resolvers, so an upgrade can't silently drop the step.
 */
export function insertStep(
  { cfnResolvers, cfnFunctionConfigurations }: DataResources,
  mutation: string,
  { name, request, response = NO_RESPONSE, dataSourceName }: Step,
): void {
  const resolver = cfnResolvers[`Mutation.${mutation}`];
  const sibling = cfnFunctionConfigurations[`Mutation${mutation}init0Function`];
  const pipeline = resolver?.pipelineConfig;
  if (
    !resolver ||
    !sibling ||
    !pipeline ||
    Token.isUnresolved(pipeline) ||
    !('functions' in pipeline)
  ) {
    throw new Error(`The pipeline of ${mutation} was not found: see insertStep`);
  }
  const step = new CfnFunctionConfiguration(Stack.of(resolver), `${name}${mutation}`, {
    apiId: resolver.apiId,
    name: `${name}${mutation}`,
    functionVersion: '2018-05-29',
    dataSourceName: dataSourceName ?? sibling.dataSourceName,
    requestMappingTemplate: request,
    responseMappingTemplate: response,
  });
  const functions = pipeline.functions ?? [];
  resolver.pipelineConfig = {
    functions: [...functions.slice(0, -1), step.attrFunctionId, ...functions.slice(-1)],
  };
}

/**
 * Replaces the templates of the function that reads a field's table. The field is spelled as in Amplify's name for the
 * function: 'QueryGetTasks'. Throws if Amplify renames it.
 */
export function replaceReading(
  { cfnFunctionConfigurations }: DataResources,
  field: string,
  { request, response }: { request?: string; response: string },
): void {
  const reading = cfnFunctionConfigurations[`${field}DataResolverFn`];
  if (!reading) throw new Error(`The function of ${field} was not found: see replaceReading`);
  if (request !== undefined) {
    reading.requestMappingTemplate = request;
    reading.requestMappingTemplateS3Location = undefined;
  }
  reading.responseMappingTemplate = response;
  reading.responseMappingTemplateS3Location = undefined;
}

/**
 * Replaces the request that reads the stored row for a mutation's authorization. The mutation is spelled as in
 * Amplify's name for the function: 'MutationupdateTasks'. Throws if Amplify renames it.
 */
export function replaceOwnerRead(
  { cfnFunctionConfigurations }: DataResources,
  mutation: string,
  request: string,
): void {
  const reading = cfnFunctionConfigurations[`${mutation}auth0Function`];
  if (!reading) throw new Error(`The rule of ${mutation} was not found: see replaceOwnerRead`);
  reading.requestMappingTemplate = request;
  reading.requestMappingTemplateS3Location = undefined;
}

/**
 * Extends a field's authorization: `response` runs once Amplify's rules have let the caller through. The field is
 * spelled as in Amplify's name for the function: 'QuerygetTasks'. Throws if Amplify renames it, or already has a
 * response there.
 */
export function continueAuthorization(
  { cfnFunctionConfigurations }: DataResources,
  field: string,
  response: string,
): void {
  const authorization = cfnFunctionConfigurations[`${field}auth0Function`];
  if (authorization?.responseMappingTemplate !== NO_RESPONSE) {
    throw new Error(`The rules of ${field} were not found as expected: see continueAuthorization`);
  }
  authorization.responseMappingTemplate = response;
}
