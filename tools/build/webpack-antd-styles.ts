import { type AnyNode, type CallExpression, parse } from 'acorn';

/** antd's functions that make a hook for a component's styles; their second argument makes the rules. */
const makers = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);

/**
 * The source of a style module of antd, without the rules that it would make in the page: the portal takes them from
 * antd's style sheet (`zeroRuntime`), and the functions behind them are a third of antd's code. What makes the
 * components' CSS variables stays. A module that makes no hook stays as it is. webpack takes a default export only.
 */
export default function withoutRules(source: string): string {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const rules = callsIn(program).flatMap(({ arguments: [, rule] }) => rule ?? []);
  return rules
    .toSorted((left, right) => right.start - left.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}() => []${text.slice(end)}`, source);
}

function callsIn(node: AnyNode): CallExpression[] {
  const own = node.type === 'CallExpression' && isMaker(node) ? [node] : [];
  return [...own, ...childrenOf(node).flatMap(callsIn)];
}

function isMaker({ callee }: CallExpression): boolean {
  return callee.type === 'Identifier' && makers.has(callee.name);
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
