import type { BackendDefinition } from '../assembly/definition';
import type { DataApiService } from '../services/appsync/service';
import type { UserPool } from '../services/cognito-user-pool/pool';
import type { TableStore } from '../services/dynamodb/table-store';

/** The running backend, as the console sees it. Parts that the definition lacks are missing. */
export interface ConsoleParts {
  definition: BackendDefinition;
  dataApi?: Pick<DataApiService, 'schema'> | undefined;
  tables?: TableStore | undefined;
  userPool?: UserPool | undefined;
}
