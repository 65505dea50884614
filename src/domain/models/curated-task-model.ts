import { effortFields } from './effort-fields';
import { estimateFields } from './estimate-fields';
import type { CatalogModel } from './field';
import { taskModel } from './task-model';

/** Tasks as admins maintain them: the card's fields, effort, and estimates of savings. */
export const curatedTaskModel = {
  ...taskModel,
  fields: { ...taskModel.fields, ...estimateFields, ...effortFields },
} as const satisfies CatalogModel;
