import {
  GraphQLError,
  Lexer,
  Source,
  TokenKind,
  type DocumentNode,
  type SelectionSetNode,
} from 'graphql';
import { byResponseKey, fieldsOf } from './selection';

/** The limit of graphql-java, AppSync's engine. */
const maxTokens = 15_000;
/** AppSync's maximum 'query depth limit'. */
const maxDepth = 75;
/** Maximum number of selections, counting those of a fragment each time it is spread. */
const maxSelections = 10_000;
/** Maximum selections of one response field. Validation compares every pair of them. */
const maxRepetitions = 20;
const maxFragments = 200;

const opening = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Throws GraphQLError if the document is too long or too deeply nested to parse. */
export function limitText(query: string): void {
  const lexer = new Lexer(new Source(query));
  let depth = 0;
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; tokens += 1) {
    if (tokens >= maxTokens) throw tooLarge(`it has more than ${maxTokens} tokens`);
    if (opening.has(lexer.token.kind)) depth += 1;
    if (closing.has(lexer.token.kind)) depth -= 1;
    if (depth > maxDepth) throw tooLarge(`it is nested more than ${maxDepth} levels deep`);
  }
}

/**
 * Throws GraphQLError if validating the document would take too long. Fragments can expand
 * exponentially, and validation compares every pair of fields with the same response key.
 */
export function limitSelections(document: DocumentNode): void {
  const roots = document.definitions.filter((one) => 'selectionSet' in one);
  if (roots.filter(({ kind }) => kind === 'FragmentDefinition').length > maxFragments) {
    throw tooLarge(`it has more than ${maxFragments} fragments`);
  }
  const budget = { left: maxSelections };
  for (const { selectionSet } of roots) checkObject(document, [selectionSet], budget);
}

/** Checks all selection sets of one response object together. */
function checkObject(
  document: DocumentNode,
  parts: (SelectionSetNode | undefined)[],
  budget: { left: number },
): void {
  const countSelection = () => {
    budget.left -= 1;
    if (budget.left < 0) throw tooLarge(`it selects more than ${maxSelections} fields`);
  };
  const fields = parts.flatMap((part) => fieldsOf(document, part, countSelection));
  for (const [key, same] of byResponseKey(fields)) {
    if (same.length > maxRepetitions) {
      throw tooLarge(`it selects '${key}' more than ${maxRepetitions} times in one object`);
    }
    checkObject(
      document,
      same.map(({ selectionSet }) => selectionSet),
      budget,
    );
  }
}

function tooLarge(why: string): GraphQLError {
  return new GraphQLError(`The document is too large: ${why}`);
}
