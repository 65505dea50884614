/** An error message: the text under a form field, and what an import says is allowed. */
export interface Problem {
  readonly inForm: string;
  readonly inFile: string;
}

/** The message under an empty field that has to be filled in (spec §5). */
export const REQUIRED = 'This field is required';

/** Returns a problem whose text is the same in forms and imports. */
export function sameText(text: string): Problem {
  return { inForm: text, inFile: text };
}
