declare const types: unique symbol;

/** The text of a document, typed by `npm run generate` from the schema. */
export type TypedDocument<Answer, Variables> = string & {
  readonly [types]?: (variables: Variables) => Answer;
};

/** A document with one root, in pieces of which batch.ts makes one with many; '#' stands for their number. */
export interface BatchTexts {
  readonly operation: 'query' | 'mutation';
  readonly name: string;
  readonly parameters: string;
  readonly root: string;
  readonly fragments: readonly string[];
}

/** The same, typed by `npm run generate` from the schema. */
export interface BatchDocument<Answer, Variables> extends BatchTexts {
  readonly [types]?: (variables: Variables) => Answer;
}

/** A subscription to the changes of a list; its one root is named 'row'. */
export type ListSubscription<Row> = TypedDocument<
  { readonly row: Row | null },
  { [key: string]: never }
>;
