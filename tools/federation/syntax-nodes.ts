import type { AnyNode } from 'acorn';

/** Returns a node of a syntax tree and all nodes below it, outermost first. */
export function nodesIn(node: AnyNode): AnyNode[] {
  return [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesIn)];
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
