import type { AnyNode } from 'acorn';

/** Returns the nodes directly below a node of a syntax tree, in the order of the source. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
