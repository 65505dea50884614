import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';

const maxCachedDocuments = 200;

/** The document is not GraphQL. */
export class UnreadableDocumentError extends Error {
  override name = 'UnreadableDocumentError';
}

/** The document is not valid for the schema. */
export class InvalidDocumentError extends Error {
  override name = 'InvalidDocumentError';
  constructor(readonly errors: readonly GraphQLError[]) {
    super(errors.map(({ message }) => message).join('; '));
  }
}

/** Parses and validates documents. Caches valid ones, because clients keep sending the same few. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #rules: readonly ValidationRule[];
  readonly #valid = new Map<string, DocumentNode>();

  constructor(schema: GraphQLSchema, { introspection }: { introspection: boolean }) {
    this.#schema = schema;
    this.#rules = introspection ? specifiedRules : [...specifiedRules, noIntrospection];
  }

  /** Returns the parsed document. Throws UnreadableDocumentError and InvalidDocumentError. */
  read(query: string): DocumentNode {
    const cached = this.#valid.get(query);
    if (cached) return cached;
    const document = this.#parse(query);
    const errors = validate(this.#schema, document, this.#rules);
    if (errors.length > 0) throw new InvalidDocumentError(errors);
    const [oldest] = this.#valid.keys();
    if (this.#valid.size >= maxCachedDocuments && oldest !== undefined) this.#valid.delete(oldest);
    this.#valid.set(query, document);
    return document;
  }

  #parse(query: string): DocumentNode {
    try {
      return parse(query);
    } catch (cause) {
      const detail = cause instanceof GraphQLError ? ` ${cause.message}` : '';
      throw new UnreadableDocumentError(`Unable to parse GraphQL query.${detail}`, { cause });
    }
  }
}

/** Returns the named or only operation. Throws InvalidDocumentError if there is none. */
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

/**
 * Rejects introspection as AppSync does when it is disabled: the fields of the schema's own types count as
 * undefined. `__typename` remains.
 */
const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    const parent = context.getParentType();
    if (!parent?.name.startsWith('__') || node.name.value === '__typename') return;
    context.reportError(
      new GraphQLError(`Cannot query field "${node.name.value}" on type "${parent.name}".`, node),
    );
  },
});
