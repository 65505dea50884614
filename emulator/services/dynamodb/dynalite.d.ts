/* The parts of dynalite that the table store is built of; the package has no types of its own. */

declare module 'dynalite/actions/*' {
  /** One DynamoDB operation over a store; an error with `body` is one that a client would see. */
  const action: (
    store: import('./row-spaces').RowSpaces,
    data: Record<string, unknown>,
    done: (error: unknown, result?: import('./answer').Answer) => void,
  ) => void;
  export default action;
}

declare module 'dynalite/validations/index.js' {
  const validations: {
    /** Gives a copy with the known members only; throws for a member of the wrong type. */
    checkTypes(data: object, types: object): Record<string, unknown>;
    /** Throws what DynamoDB would answer; parses expressions into members that start with '_'. */
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
    /** What the indexes named by `indexes` must put and delete when `before` becomes `after`. */
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
