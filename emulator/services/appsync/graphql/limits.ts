import {
  GraphQLError,
  Lexer,
  Source,
  TokenKind,
  type DocumentNode,
  type SelectionSetNode,
} from 'graphql';
import { byResponseKey, fieldsOf } from './selection';

/** graphql-java's own limit, which is AppSync's engine; a larger document is refused unread. */
const maxTokens = 15_000;
/** AppSync's greatest 'query depth limit'. */
const maxDepth = 75;
/** Selections of a document, counted again wherever a fragment brings them in. */
const maxSelections = 10_000;
/** How often one answer's field may be selected; the checks compare each with each. */
const maxRepetitions = 20;
const maxFragments = 200;
/** AppSync's greatest 'resolver count limit' for one request. */
export const maxResolvers = 10_000;

const opening = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Refuses a document that is too long or nested too deeply to parse. Throws GraphQLError. */
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
 * Refuses a document whose checks would take long: what a few fragments bring in can double with
 * each of them, and fields of one name are compared with each other. Throws GraphQLError.
 */
export function limitSelections(document: DocumentNode): void {
  const roots = document.definitions.filter((one) => 'selectionSet' in one);
  if (roots.filter(({ kind }) => kind === 'FragmentDefinition').length > maxFragments) {
    throw tooLarge(`it has more than ${maxFragments} fragments`);
  }
  const budget = { left: maxSelections };
  for (const { selectionSet } of roots) checkPlace(document, [selectionSet], budget);
}

/** A place is where fields of one answered object are selected, be it in several parts. */
function checkPlace(
  document: DocumentNode,
  parts: (SelectionSetNode | undefined)[],
  budget: { left: number },
): void {
  const spend = () => {
    budget.left -= 1;
    if (budget.left < 0) throw tooLarge(`it selects more than ${maxSelections} fields`);
  };
  const fields = parts.flatMap((part) => fieldsOf(document, part, spend));
  for (const [key, same] of byResponseKey(fields)) {
    if (same.length > maxRepetitions) {
      throw tooLarge(`it selects '${key}' more than ${maxRepetitions} times at one place`);
    }
    checkPlace(
      document,
      same.map(({ selectionSet }) => selectionSet),
      budget,
    );
  }
}

function tooLarge(why: string): GraphQLError {
  return new GraphQLError(`The document is too large: ${why}`);
}
