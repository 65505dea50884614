import {
  getNamedType,
  isObjectType,
  print,
  type DirectiveNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { WatchedField } from '../services/appsync/watch';

/** The definition's models with Amplify's directives, and the schema that the data API generates from them. */
export interface RuleParts {
  models: DocumentNode;
  schema: GraphQLSchema;
}

/**
 * Returns the authorization directives that apply to a field, as written in the definition: its own, or else those of
 * its model and the model's fields.
 */
export function rulesOf(field: Omit<WatchedField, 'path'>, parts: RuleParts): string[] {
  const { typeName, fieldName } = field;
  const type = typeNamed(typeName, parts);
  const node = type?.fields?.find(({ name }) => name.value === fieldName);
  const ownRules = directivesOf(`${typeName}.${fieldName}`, node);
  if (ownRules.length > 0) return ownRules;
  const model = modelOf(field, parts);
  const modelNode = typeNamed(model, parts);
  const fields = modelNode?.fields ?? [];
  return [
    ...directivesOf(model, modelNode),
    ...fields.flatMap((field) => directivesOf(`${model}.${field.name.value}`, field)),
  ];
}

function modelOf({ typeName, fieldName }: Omit<WatchedField, 'path'>, { schema }: RuleParts) {
  const type = schema.getType(typeName);
  const returned = isObjectType(type) ? type.getFields()[fieldName]?.type : undefined;
  const name = returned ? getNamedType(returned).name : '';
  return name.replace(/^Model(\w+)Connection$/, '$1');
}

function typeNamed(typeName: string, { models }: RuleParts) {
  return models.definitions
    .filter((node) => node.kind === 'ObjectTypeDefinition')
    .find(({ name }) => name.value === typeName);
}

function directivesOf(
  target: string,
  node: { directives?: readonly DirectiveNode[] | undefined } | undefined,
): string[] {
  return (node?.directives ?? [])
    .filter(({ name }) => name.value === 'auth' || name.value.startsWith('aws_'))
    .map((directive) => `${target}: ${print(directive)}`);
}
