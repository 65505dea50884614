declare const types: unique symbol;

/** The text of a document, typed by `npm run generate` from the schema. */
export type TypedDocument<Answer, Variables> = string & {
  readonly [types]?: (variables: Variables) => Answer;
};

/** The pieces of a document with one root, which batch.ts repeats for many rows; '#' stands for the row's number. */
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
