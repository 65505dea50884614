/**
 * Patterns of everyday error messages: refused conditions, refused callers, closed accounts, deleted tasks, made-up
 * page tokens, input that the forms would have refused (a test checks that every message of the models' checks is
 * covered), and documents that don't match the schema, such as an outdated tab's.
 */
const expectedErrors = [
  '*conditional request failed*',
  '*Unauthorized*',
  '*Not Authorized*',
  '*account is closed*',
  '*task is no longer available*',
  '*Invalid pagination token*',
  '*Only admins can*',
  '*belong together*',
  'Validation error of type*',
  "Variable '*",
  '*can have at most*',
  '*can be at most*',
  '*must not be negative*',
  '*must not be blank*',
  'A picture must be under*',
  'A source must be an https address*',
  'A state is two capital letters*',
  'An estimate must be*',
];

/**
 * The filter that finds failed resolvers, templates and data sources in AppSync's log. They return HTTP 200,
 * so AppSync's own metrics don't count them (decision 061).
 */
export const unexpectedError = `{ ${[
  '($.errors[0] = "*")',
  ...expectedErrors.map((text) => `($.errors[0] != "${text}")`),
].join(' && ')} }`;
