import {
  GraphQLError,
  GraphQLScalarType,
  Kind,
  valueFromASTUntyped,
  type GraphQLScalarTypeConfig,
} from 'graphql';
import { stringFormats, type StringFormat } from './scalar-formats';

type Scalar = Pick<
  GraphQLScalarTypeConfig<unknown, unknown>,
  'serialize' | 'parseValue' | 'parseLiteral'
>;

/** SDL of the directives that AppSync adds to every schema, and of its scalars that `amplify/` has. */
export const appSyncPrelude = `
  scalar AWSDateTime
  scalar AWSTimestamp
  scalar AWSEmail
  directive @aws_api_key on FIELD_DEFINITION | OBJECT
  directive @aws_auth(cognito_groups: [String]) on FIELD_DEFINITION
  directive @aws_cognito_user_pools(cognito_groups: [String]) on FIELD_DEFINITION | OBJECT
  directive @aws_iam on FIELD_DEFINITION | OBJECT
  directive @aws_lambda on FIELD_DEFINITION | OBJECT
  directive @aws_oidc on FIELD_DEFINITION | OBJECT
  directive @aws_publish(subscriptions: [String]) on FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String]) on FIELD_DEFINITION
`;

function stringScalar(format: StringFormat): Scalar {
  const parseValue = (value: unknown) => {
    if (typeof value === 'string' && format.accepts(value)) return value;
    throw new GraphQLError(`Unable to parse \`${String(value)}\` as a valid ${format.noun}.`);
  };
  return {
    serialize(value) {
      if (typeof value === 'string' && format.accepts(value)) return value;
      throw new GraphQLError(
        `Unable to serialize \`${String(value)}\` as a valid ${format.noun} Object.`,
      );
    },
    parseValue,
    parseLiteral: (node, variables) => parseValue(valueFromASTUntyped(node, variables)),
  };
}

function parseTimestamp(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError(`Unable to parse \`${String(value)}\` as a valid timestamp.`);
}

const timestamp: Scalar = {
  serialize: parseTimestamp,
  parseValue: parseTimestamp,
  parseLiteral: (node) => parseTimestamp(node.kind === Kind.INT ? Number(node.value) : undefined),
};

/** Adds serialization and parsing to an AppSync scalar. Ignores other scalars. */
export function defineScalar(scalar: GraphQLScalarType): void {
  const format = stringFormats[scalar.name];
  if (format) Object.assign(scalar, stringScalar(format));
  if (scalar.name === 'AWSTimestamp') Object.assign(scalar, timestamp);
}
