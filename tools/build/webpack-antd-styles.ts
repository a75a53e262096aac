import { type AnyNode, type CallExpression, parse } from 'acorn';
import { nodesIn } from '../federation/syntax-nodes.ts';

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

function callsIn(program: AnyNode): CallExpression[] {
  return nodesIn(program).filter((node): node is CallExpression => node.type === 'CallExpression' && isMaker(node));
}

function isMaker({ callee }: CallExpression): boolean {
  return callee.type === 'Identifier' && makers.has(callee.name);
}
