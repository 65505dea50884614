import type { BackendDefinition } from '../assembly/definition';
import type { DataApiService } from '../services/appsync/service';
import type { UserPool } from '../services/cognito-user-pool/pool';
import type { TableStore } from '../services/dynamodb/table-store';

/** The running backend, as the console sees it. */
export interface ConsoleParts {
  definition: BackendDefinition;
  dataApi: Pick<DataApiService, 'schema'>;
  tables: TableStore;
  userPool: UserPool;
}
