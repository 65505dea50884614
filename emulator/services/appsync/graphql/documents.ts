import {
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { limitSelections, limitText } from './limits';

/** Documents that clients send again and again are checked once. */
const maxKept = 200;

/** A document is not GraphQL, or too large to be read. */
export class UnreadableDocumentError extends Error {
  override name = 'UnreadableDocumentError';
}

/** A document is GraphQL, but does not fit the schema. */
export class InvalidDocumentError extends Error {
  override name = 'InvalidDocumentError';
  constructor(readonly errors: readonly GraphQLError[]) {
    super(errors.map(({ message }) => message).join('; '));
  }
}

/** Reads and checks documents, keeping those that were found good. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #good = new Map<string, DocumentNode>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Throws UnreadableDocumentError, InvalidDocumentError. */
  read(query: string): DocumentNode {
    const known = this.#good.get(query);
    if (known) return known;
    const document = this.#parse(query);
    const errors = validate(this.#schema, document);
    if (errors.length > 0) throw new InvalidDocumentError(errors);
    const [oldest] = this.#good.keys();
    if (this.#good.size >= maxKept && oldest !== undefined) this.#good.delete(oldest);
    this.#good.set(query, document);
    return document;
  }

  #parse(query: string): DocumentNode {
    try {
      limitText(query);
      const document = parse(query);
      limitSelections(document);
      return document;
    } catch (cause) {
      const detail = cause instanceof GraphQLError ? ` ${cause.message}` : '';
      throw new UnreadableDocumentError(`Unable to parse GraphQL query.${detail}`, { cause });
    }
  }
}

/** The operation to run. Throws InvalidDocumentError when the name does not select one. */
export function operationOf(
  document: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (operation) return operation;
  throw new InvalidDocumentError([
    new GraphQLError(
      name
        ? `The document has no operation named '${name}'`
        : 'A document with several operations needs an operationName',
    ),
  ]);
}
