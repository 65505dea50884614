import type { DocumentNode, FieldNode, SelectionNode, SelectionSetNode } from 'graphql';

/**
 * The fields that a selection names, those of its fragments included. `visit` is called for every
 * selection on the way, and may throw to end it.
 */
export function fieldsOf(
  document: DocumentNode,
  selectionSet: SelectionSetNode | undefined,
  visit: () => void = () => {},
): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((one) => {
    visit();
    return one.kind === 'Field' ? [one] : fieldsOf(document, contentOf(document, one), visit);
  });
}

function contentOf(
  document: DocumentNode,
  selection: Exclude<SelectionNode, FieldNode>,
): SelectionSetNode | undefined {
  if (selection.kind === 'InlineFragment') return selection.selectionSet;
  const fragment = document.definitions.find(
    (one) => one.kind === 'FragmentDefinition' && one.name.value === selection.name.value,
  );
  return fragment && 'selectionSet' in fragment ? fragment.selectionSet : undefined;
}

/** Fields together that answer under the same key. */
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

/** An answered value with the fields' own names in place of the client's aliases. */
export function withoutAliases(
  document: DocumentNode,
  parts: readonly (SelectionSetNode | undefined)[],
  answered: unknown,
): unknown {
  if (Array.isArray(answered)) {
    return answered.map((item) => withoutAliases(document, parts, item));
  }
  if (typeof answered !== 'object' || answered === null) return answered;
  const groups = byResponseKey(parts.flatMap((part) => fieldsOf(document, part)));
  const renamed = Object.entries(answered).map(([key, value]): [string, unknown] => {
    const fields = groups.get(key) ?? [];
    const inner = fields.map(({ selectionSet }) => selectionSet);
    return [fields[0]?.name.value ?? key, withoutAliases(document, inner, value)];
  });
  return Object.fromEntries(renamed);
}
