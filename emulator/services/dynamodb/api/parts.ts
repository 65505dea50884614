import type { Iam } from '../../../core/identity';
import type { ServiceContext } from '../../../core/services';
import type { TableStore } from '../table-store';

/** What the operations of DynamoDB's API need. */
export interface ApiParts extends Pick<ServiceContext, 'definition' | 'faults' | 'usage' | 'log'> {
  tables: Pick<TableStore, 'call' | 'writeBatch' | 'transact'>;
  iam: Pick<Iam, 'isSigned' | 'authenticate' | 'allows'>;
}
