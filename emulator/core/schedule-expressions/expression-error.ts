/** EventBridge refuses a schedule expression; the message says why. */
export class ExpressionError extends Error {
  override name = 'ExpressionError';
}
