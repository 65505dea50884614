import { handleAwsJson, isAwsJsonRequest, type AwsJsonApi } from '../../core/aws-json';
import type { Service } from '../../core/wire';
import type { ApiParts } from './api/parts';
import type { TableStore } from './table-store';

const target = 'DynamoDB_20120810';

/** DynamoDB's quota for a request. */
const maxBodyBytes = 16 * 1024 * 1024;

/** Creates DynamoDB's own API, for functions and scripts. Its code is loaded by the first request. */
export function createDynamoDbService(parts: ApiParts & { tables: TableStore }): Service {
  let loading: Promise<AwsJsonApi> | undefined;
  const load = async (): Promise<AwsJsonApi> => {
    const { apiOperations } = await import('./api/operations');
    const { faults, usage, log } = parts;
    return {
      name: 'DynamoDB',
      target,
      prefix: 'dynamodb',
      version: '1.0',
      operations: apiOperations(parts),
      faults,
      usage,
      log,
    };
  };
  return {
    name: 'DynamoDB',
    maxBodyBytes,
    accepts: (head) => isAwsJsonRequest(head, target),
    handle: async (request) => handleAwsJson(await (loading ??= load()), request),
    close: () => parts.tables.close(),
  };
}
