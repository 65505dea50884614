/* Types of the parts of dynalite that the table store uses; the package has none. */

declare module 'dynalite/actions/*' {
  /** Runs a DynamoDB operation. Errors with a `body` are meant for the client. */
  const action: (
    store: import('./row-spaces').RowSpaces,
    data: Record<string, unknown>,
    done: (error: unknown, result?: import('./operation-output').OperationOutput) => void,
  ) => void;
  export default action;
}

declare module 'dynalite/validations/index.js' {
  const validations: {
    /** Returns a copy without unknown members. Throws for a mistyped member. */
    checkTypes(data: object, types: object): Record<string, unknown>;
    /** Throws DynamoDB's validation error. Parses expressions into members that start with '_'. */
    checkValidations(
      data: Record<string, unknown>,
      types: object,
      custom: unknown,
      store: object,
    ): void;
  };
  export default validations;
}

declare module 'dynalite/validations/*' {
  const operation: { types: object; custom?: unknown };
  export default operation;
}

declare module 'dynalite/db/index.js' {
  type Row = import('./attribute-value').Row;
  type TableDescription = import('./table-description').TableDescription;

  const rows: {
    createKey(row: Row, table: TableDescription): string;
    validateItem(row: Row, table: TableDescription): unknown;
    validateKey(key: Row, table: TableDescription): unknown;
    /** Returns the index rows to put and delete when `before` becomes `after`. */
    getIndexActions(
      indexes: TableDescription['GlobalSecondaryIndexes'],
      before: Row | undefined,
      after: Row | undefined,
      table: TableDescription,
    ): {
      puts: { index: string; key: string; item: Row }[];
      deletes: { index: string; key: string }[];
    };
  };
  export default rows;
}
