import * as v from 'valibot';
import type { CatalogueRow } from '@/domain/models/catalogue-row';
import { DIFFICULTIES } from '@/domain/task';

const optionalText = v.nullish(v.string());
const optionalNumber = v.nullish(v.number());

export const CuratedRowSchema: v.GenericSchema<unknown, CatalogueRow> = v.object({
  id: v.string(),
  name: v.string(),
  difficulty: v.nullish(v.picklist(DIFFICULTIES)),
  description: optionalText,
  score: optionalNumber,
  duration: optionalNumber,
  earthimpact: optionalText,
  moneyimpact: optionalText,
  weblink: optionalText,
  imagename: optionalText,
  updatedAt: v.string(),
});
