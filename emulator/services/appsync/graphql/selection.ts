import type { DocumentNode, FieldNode, SelectionNode, SelectionSetNode } from 'graphql';

/** Returns the fields of a selection set, including those of its fragments. */
export function fieldsOf(
  document: DocumentNode,
  selectionSet: SelectionSetNode | undefined,
): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) =>
    selection.kind === 'Field'
      ? [selection]
      : fieldsOf(document, selectionSetOf(document, selection)),
  );
}

function selectionSetOf(
  document: DocumentNode,
  selection: Exclude<SelectionNode, FieldNode>,
): SelectionSetNode | undefined {
  if (selection.kind === 'InlineFragment') return selection.selectionSet;
  const fragment = document.definitions.find(
    (node) => node.kind === 'FragmentDefinition' && node.name.value === selection.name.value,
  );
  return fragment && 'selectionSet' in fragment ? fragment.selectionSet : undefined;
}

/** Groups fields by response key (alias or name). */
export function byResponseKey(fields: readonly FieldNode[]): Map<string, FieldNode[]> {
  const groups = new Map<string, FieldNode[]>();
  for (const field of fields) {
    const key = field.alias?.value ?? field.name.value;
    const group = groups.get(key);
    if (group) group.push(field);
    else groups.set(key, [field]);
  }
  return groups;
}

/** Returns the response value with field names instead of the client's aliases. */
export function withoutAliases(
  document: DocumentNode,
  selectionSets: readonly (SelectionSetNode | undefined)[],
  value: unknown,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => withoutAliases(document, selectionSets, item));
  }
  if (typeof value !== 'object' || value === null) return value;
  const groups = byResponseKey(selectionSets.flatMap((each) => fieldsOf(document, each)));
  const renamed = Object.entries(value).map(([key, member]): [string, unknown] => {
    const fields = groups.get(key) ?? [];
    const nested = fields.map(({ selectionSet }) => selectionSet);
    return [fields[0]?.name.value ?? key, withoutAliases(document, nested, member)];
  });
  return Object.fromEntries(renamed);
}
