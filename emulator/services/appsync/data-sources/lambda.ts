import type { Functions } from '../../lambda/functions';
import { ResolverError } from '../template-functions/errors';
import { toJson, toValue } from '../velocity/value';
import type { DataSource } from './data-source';

/** Returns the data source of a Lambda function. The function's errors become the response's error. */
export function lambdaDataSource(
  functions: Pick<Functions, 'invoke' | 'start'>,
  functionArn: string,
): DataSource {
  return async ({ operation, payload, invocationType }) => {
    if (operation !== 'Invoke') {
      throw new ResolverError(
        `The Lambda operation '${String(operation)}' is not supported by the emulator. Supported: Invoke`,
        { errorType: 'NotSupported' },
      );
    }
    if (invocationType === 'Event') {
      functions.start(functionArn, payload ?? null);
      return { result: null, itemsRead: 0 };
    }
    const outcome = await functions.invoke(functionArn, payload ?? null);
    if ('payload' in outcome) return { result: toJson(toValue(outcome.payload)), itemsRead: 0 };
    const { errorMessage } = outcome.error;
    return {
      result: null,
      error: { message: errorMessage, type: 'Lambda:Unhandled' },
      itemsRead: 0,
    };
  };
}
