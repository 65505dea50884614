/** An error message: the text under a form field, and the one after the column's name in an import. */
export interface Problem {
  readonly inForm: string;
  readonly inFile: string;
}

/** Returns a problem whose text is the same in forms and imports. */
export function sameText(text: string): Problem {
  return { inForm: text, inFile: text };
}
