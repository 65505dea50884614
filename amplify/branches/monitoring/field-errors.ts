/**
 * How the messages of errors begin or what they contain that are part of normal life: refused conditions,
 * refused callers, closed accounts, deleted tasks, and input that the forms would have refused (messages of the
 * models' checks start with 'A ' or 'An ', which a test asserts), or documents that don't fit the schema, such as an
 * old tab's.
 */
const expectedErrors = [
  '*conditional request failed*',
  '*Unauthorized*',
  '*Not Authorized*',
  '*account is closed*',
  '*task is no longer available*',
  '*Only admins can*',
  '*belong together*',
  'Validation error of type*',
  "Variable '*",
  'A *',
  'An *',
];

/**
 * The filter that finds failed resolvers, templates and data sources in AppSync's log. They answer HTTP 200,
 * so AppSync's own metrics don't count them (decision 061).
 */
export const unexpectedError = `{ ${[
  '($.errors[0] = "*")',
  ...expectedErrors.map((text) => `($.errors[0] != "${text}")`),
].join(' && ')} }`;
