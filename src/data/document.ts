declare const types: unique symbol;

/** A document's text. `npm run generate` derives its types from the schema. */
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

/** The pieces with types, which `npm run generate` derives from the schema. */
export interface BatchDocument<Answer, Variables> extends BatchTexts {
  readonly [types]?: (variables: Variables) => Answer;
}
