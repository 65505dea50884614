import batchGetItem from 'dynalite/actions/batchGetItem.js';
import deleteItem from 'dynalite/actions/deleteItem.js';
import getItem from 'dynalite/actions/getItem.js';
import putItem from 'dynalite/actions/putItem.js';
import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import updateItem from 'dynalite/actions/updateItem.js';
import batchGetItemRules from 'dynalite/validations/batchGetItem.js';
import deleteItemRules from 'dynalite/validations/deleteItem.js';
import getItemRules from 'dynalite/validations/getItem.js';
import putItemRules from 'dynalite/validations/putItem.js';
import queryRules from 'dynalite/validations/query.js';
import scanRules from 'dynalite/validations/scan.js';
import updateItemRules from 'dynalite/validations/updateItem.js';
import type { OperationName } from './inputs';

/** The implementation and validation rules of each operation. */
export const operations = {
  BatchGetItem: { run: batchGetItem, rules: batchGetItemRules },
  DeleteItem: { run: deleteItem, rules: deleteItemRules },
  GetItem: { run: getItem, rules: getItemRules },
  PutItem: { run: putItem, rules: putItemRules },
  Query: { run: query, rules: queryRules },
  Scan: { run: scan, rules: scanRules },
  UpdateItem: { run: updateItem, rules: updateItemRules },
} satisfies Record<OperationName, unknown>;
