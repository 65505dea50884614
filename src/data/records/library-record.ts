import * as v from 'valibot';
import type { LibraryLink } from '@/domain/library-link';

export const LIBRARY_FIELDS = 'id name description weblink score imagename';

const optionalText = v.nullish(v.string());

export const LibrarySchema: v.GenericSchema<unknown, LibraryLink> = v.object({
  id: v.string(),
  name: v.string(),
  description: optionalText,
  weblink: optionalText,
  score: v.nullish(v.number()),
  imagename: optionalText,
});
