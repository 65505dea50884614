import { toJson, toValue } from '../velocity/value';
import type { DataSource } from './data-source';

/** The data source without data: it hands the request's payload to the response template. */
export const noneDataSource: DataSource = async ({ payload }) => ({
  result: toJson(toValue(payload)),
  itemsRead: 0,
});
