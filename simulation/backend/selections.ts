import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLIncludeDirective,
  type GraphQLField,
  GraphQLSkipDirective,
  isObjectType,
  type SelectionNode,
} from 'graphql';
import { getDirectiveValues } from 'graphql/execution/values';

/** A field that a document selects. */
export interface Selection {
  /** Its name in the response. */
  readonly key: string;
  readonly node: FieldNode;
  readonly definition: GraphQLField<unknown, unknown>;
  /** What is selected of its value; nothing of a text or a number. */
  readonly fields: readonly Selection[];
}

/** What has a name each, such as variables, arguments or the fields of a row. */
export type Values = Readonly<Record<string, unknown>>;

interface Around {
  readonly document: DocumentNode;
  readonly variables: Values;
}

/** Returns what a document selects of a type if the variables have these values. */
export function selectionsOf(
  selected: readonly SelectionNode[],
  type: unknown,
  around: Around,
): Selection[] {
  if (!isObjectType(type)) return [];
  const definitions = type.getFields();
  const nodes = new Map<string, FieldNode[]>();
  for (const node of fieldNodes(selected, around)) {
    const key = (node.alias ?? node.name).value;
    nodes.set(key, [...(nodes.get(key) ?? []), node]);
  }
  return [...nodes].flatMap(([key, [node, ...repeated]]) => {
    const definition = node && definitions[node.name.value];
    if (!definition) return [];
    const within = [node, ...repeated].flatMap(
      ({ selectionSet }) => selectionSet?.selections ?? [],
    );
    const fields = selectionsOf(within, getNamedType(definition.type), around);
    return [{ key, node, definition, fields }];
  });
}

/** Returns the fields among these selections and in their fragments. */
function fieldNodes(selected: readonly SelectionNode[], around: Around): FieldNode[] {
  const included = selected.filter((node) => isIncluded(node, around.variables));
  return included.flatMap((node) => {
    if (node.kind === 'Field') return node;
    const { selectionSet } =
      node.kind === 'InlineFragment' ? node : fragmentOf(around.document, node.name.value);
    return fieldNodes(selectionSet.selections, around);
  });
}

function isIncluded(node: SelectionNode, variables: Values): boolean {
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variables);
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variables);
  return include?.['if'] !== false && skip?.['if'] !== true;
}

function fragmentOf({ definitions }: DocumentNode, name: string): FragmentDefinitionNode {
  const found = definitions.find(
    (one) => one.kind === 'FragmentDefinition' && one.name.value === name,
  );
  if (found?.kind !== 'FragmentDefinition') throw new Error(`The document has no fragment ${name}`);
  return found;
}
