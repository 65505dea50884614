import * as v from 'valibot';
import type { Completion } from '@/domain/completion';

export const COMPLETION_FIELDS = 'id taskId completedDate expirationDate';

export const CompletionSchema: v.GenericSchema<unknown, Completion> = v.object({
  id: v.string(),
  taskId: v.string(),
  completedDate: v.string(),
  expirationDate: v.string(),
});
