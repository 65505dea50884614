import { DynamoDbError } from '../errors';

/** How long DynamoDB remembers a request's token. */
const rememberedMs = 10 * 60 * 1000;

/** Returns a function that does work once for each token. Throws if a token comes with another input. */
export function onceByToken<T>() {
  const known = new Map<string, { input: string; at: number; result: Promise<T> }>();
  return (token: string | undefined, input: string, work: () => Promise<T>): Promise<T> => {
    if (token === undefined) return work();
    const now = Date.now();
    for (const [old, { at }] of known) if (now - at > rememberedMs) known.delete(old);
    const found = known.get(token);
    if (found && found.input !== input) {
      throw new DynamoDbError(
        'IdempotentParameterMismatchException',
        'The request uses the same client token as a previous, but non-identical request.',
      );
    }
    const result = found?.result ?? work();
    known.set(token, { input, at: now, result });
    // One that failed has done nothing, and may be tried again.
    result.catch(() => known.delete(token));
    return result;
  };
}
