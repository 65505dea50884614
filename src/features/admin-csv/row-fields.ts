import type { CatalogueModel } from '@/domain/models/field';

/**
 * The fields of a row. Writes select all of them too: a live list is given what the write selected.
 */
export function fieldsOf(model: CatalogueModel): string {
  return ['id', ...Object.keys(model.fields), 'createdAt', 'updatedAt'].join(' ');
}
