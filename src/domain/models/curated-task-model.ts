import { estimateFields } from './estimate-fields';
import type { CatalogModel } from './field';
import { taskModel } from './task-model';

/** Tasks as admins maintain them: what cards show, and estimates of what a completion saves. */
export const curatedTaskModel = {
  ...taskModel,
  fields: { ...taskModel.fields, ...estimateFields },
} as const satisfies CatalogModel;
