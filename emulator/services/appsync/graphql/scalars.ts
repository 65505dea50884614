import {
  GraphQLError,
  GraphQLScalarType,
  Kind,
  valueFromASTUntyped,
  type GraphQLScalarTypeConfig,
} from 'graphql';

const date = /^(\d{4})-(\d{2})-(\d{2})/;
const offset = '(Z|[+-]\\d{2}:\\d{2}(:\\d{2})?)';
const time = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?';
const dateTime = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${time}${offset}$`);
const email =
  /^[^\s@"(),:;<>[\\\]]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** Returns whether the text starts with an existing calendar date. */
function isDay(text: string): boolean {
  const [, year, month, day] = date.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const instant = new Date(Date.UTC(year, month - 1, day));
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
}

/** The format of a string scalar. */
interface StringFormat {
  accepts(text: string): boolean;
  /** Name in error messages. */
  noun: string;
}

/** AppSync's string scalars that `amplify/` uses, by name. */
export const stringFormats: Record<string, StringFormat> = {
  AWSDateTime: { accepts: (text) => dateTime.test(text) && isDay(text), noun: 'DateTime' },
  AWSEmail: { accepts: (text) => email.test(text), noun: 'email address' },
};

type Scalar = Pick<
  GraphQLScalarTypeConfig<unknown, unknown>,
  'serialize' | 'parseValue' | 'parseLiteral'
>;

/** SDL of the directives that AppSync adds to every schema, and of those scalars of its own that `amplify/` uses. */
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
