import { toJson, toValue } from '../velocity/value';
import type { DataSource } from './data-source';

/** The NONE data source: passes the request's payload to the response template. */
export const noneDataSource: DataSource = async ({ payload }) => ({
  result: toJson(toValue(payload)),
  itemsRead: 0,
});
