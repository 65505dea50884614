import type { BackendDefinition } from '../assembly/definition';
import type { Mailbox } from '../mailbox/mailbox';
import type { DataApiService } from '../services/appsync/service';
import type { UserPool } from '../services/cognito-user-pool/pool';
import type { TableStore } from '../services/dynamodb/table-store';
import type { DeveloperFiles } from '../services/s3/developer-files';

/** The running backend, as the console sees it. Parts that the definition lacks are missing. */
export interface ConsoleParts {
  definition: BackendDefinition;
  mailbox?: Mailbox | undefined;
  dataApi?: Pick<DataApiService, 'handle' | 'schema'> | undefined;
  tables?: TableStore | undefined;
  userPool?: UserPool | undefined;
  files?: DeveloperFiles | undefined;
}
