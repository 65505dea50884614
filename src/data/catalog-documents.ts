import type { CatalogRow } from '@/domain/models/catalog-row';
import type { CatalogModel } from '@/domain/models/field';
import type { BatchDocument, TypedDocument } from './document';
import type { Connection, PageVariables } from './paging';

type Root = { readonly row: CatalogRow | null };
type Input = { readonly input: object };
type Conditional = Input & { readonly condition: { readonly updatedAt: { readonly eq: string } } };

/**
 * Returns the documents that read, write and subscribe to a model's rows, with every field of its description (decision
 * 020). Writes select all fields, since a subscription delivers only the fields that the write selected.
 */
export function catalogDocuments({ type, list, plural, fields, alsoStored = [] }: CatalogModel) {
  const name = plural.charAt(0).toUpperCase() + plural.slice(1);
  const row = `...Curated${name}`;
  const selected = ['id', ...Object.keys(fields), ...alsoStored, 'updatedAt'].join(' ');
  const fragment = `fragment Curated${name} on ${type}{${selected}}`;
  const condition = `Model${type}ConditionInput`;
  const change = (verb: 'Created' | 'Updated' | 'Deleted') =>
    `subscription ${verb}${name}{row:on${verb.slice(0, -1)}${type}{${row}}}${fragment}`;
  return {
    page: `query Curated${name}($limit:Int$nextToken:String){page:${list}(limit:$limit nextToken:$nextToken){items{${row}}nextToken}}${fragment}` as TypedDocument<
      { readonly page: Connection<CatalogRow> },
      PageVariables
    >,
    row: `query Curated${name}Row($id:ID!){row:get${type}(id:$id){${row}}}${fragment}` as TypedDocument<
      Root,
      { readonly id: string }
    >,
    create: {
      operation: 'mutation',
      name: `CreateCurated${name}`,
      parameters: `$input#:Create${type}Input!`,
      root: `create${type}(input:$input#){${row}}`,
      fragments: [fragment],
    } as BatchDocument<Root, Input>,
    update: {
      operation: 'mutation',
      name: `UpdateCurated${name}`,
      parameters: `$input#:Update${type}Input!$condition#:${condition}`,
      root: `update${type}(input:$input# condition:$condition#){${row}}`,
      fragments: [fragment],
    } as BatchDocument<Root, Conditional>,
    remove:
      `mutation DeleteCurated${name}($input:Delete${type}Input!$condition:${condition}){row:delete${type}(input:$input condition:$condition){${row}}}${fragment}` as TypedDocument<
        Root,
        Conditional
      >,
    created: change('Created'),
    updated: change('Updated'),
    deleted: change('Deleted'),
  };
}
