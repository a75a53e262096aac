import { type ScriptMember, scriptTypes } from '@portico/shared-kit/list-scripts/reference';

/** Name of a type of the language of scripts, with `[]` behind it for several; null where nothing is known. */
type TypeName = string | null;

/** Expressions that are followed: further ones lead round in a ring, or nowhere. */
const mostSteps = 6;

/** Names that stand for the same thing in every script. */
const wellKnown: Readonly<Record<string, string>> = {
  this: 'Script',
  console: 'Console',
  list: 'List',
  record: 'ListRecord',
  cell: 'Cell',
  action: 'Action',
};

/** Returns the members of a type; none where it has none. */
export function membersOf(type: TypeName): readonly ScriptMember[] {
  return scriptTypes[type ?? '']?.members ?? [];
}

/** Returns the type of an expression at the end of `before`, as `list.records[0].data`. */
export function typeOf(expression: string, before: string, steps = 0): TypeName {
  const chain = /^([\w$]+)((?:\.[\w$]+|\[[^\][]*\]|\([^()]*\))*)$/.exec(expression.trim());
  if (chain === null || steps > mostSteps) return null;
  const [, name = '', rest = ''] = chain;
  const parts = rest.match(/\.[\w$]+|\[[^\][]*\]|\([^()]*\)/g) ?? [];
  let type = typeOfName(name, before, steps + 1);
  for (const part of parts) type = stepInto(type, part);
  return type;
}

function stepInto(type: TypeName, part: string): TypeName {
  if (part.startsWith('[')) return elementOf(type);
  // A call has the type that stands behind the arrow of its function.
  if (part.startsWith('(')) return /=>\s*(.+)$/.exec(type ?? '')?.[1]?.trim() ?? null;
  return membersOf(type).find(({ name }) => name === part.slice(1))?.type ?? null;
}

function elementOf(type: TypeName): TypeName {
  return type?.endsWith('[]') === true ? type.slice(0, -2) : null;
}

const last = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1);

/** Returns the type of a name: of what it was declared with, of the hook around it, or what it always means. */
function typeOfName(name: string, before: string, steps: number): TypeName {
  const known = wellKnown[name];
  return parameterType(name, before) ?? declaredType(name, before, steps) ?? known ?? null;
}

function declaredType(name: string, before: string, steps: number): TypeName {
  const of = last(before, new RegExp(`(?:const|let)\\s+${name}\\s+of\\s+([^\\n;)]+)`, 'g'));
  if (of !== undefined) return elementOf(typeOf(of[1] ?? '', before, steps));
  const is = last(before, new RegExp(`(?:const|let|var)\\s+${name}\\s*=\\s*(?:await\\s+)?([^\\n;]+)`, 'g'));
  if (is !== undefined) return typeOf(is[1] ?? '', before, steps);
  const each = last(
    before,
    new RegExp(`([\\w$.]+)\\.(?:map|filter|find|forEach|some|every|flatMap)\\(\\(?\\s*${name}\\b`, 'g'),
  );
  return each === undefined ? null : elementOf(typeOf(each[1] ?? '', before, steps));
}

/** Returns the type of a parameter of the hook that stands last before the place. */
function parameterType(name: string, before: string): TypeName {
  const hook = last(before, /\b(on[A-Z]\w+)\s*(?::\s*(?:async\s+)?(?:function\s*\w*\s*)?)?\(([^()]*)\)/g);
  if (hook === undefined) return null;
  const signature = membersOf('Hooks').find((each) => each.name === hook[1])?.type ?? '';
  const types = [...signature.matchAll(/\w+: (\w+)/g)].map((match) => match[1] ?? null);
  const parameters = (hook[2] ?? '').match(/\{[^{}]*\}|[^,{}]+/g) ?? [];
  const written = parameters.map((each) => each.trim()).filter((each) => each !== '');
  for (const [index, parameter] of written.entries()) {
    if (parameter === name) return types[index] ?? null;
    const isInside = parameter.startsWith('{') && new RegExp(`\\b${name}\\b`).test(parameter);
    if (isInside) return membersOf(types[index] ?? null).find((each) => each.name === name)?.type ?? null;
  }
  return null;
}

const pieces =
  /'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|`(?:[^`\\]|\\.)*`?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|([\w$]+)\s*:\s*\{|[{}]/g;

/** Returns the keys of the objects around the end of a text, the innermost last; '' for a block or an object without one. */
export function keysAround(before: string): readonly string[] {
  const keys: string[] = [];
  for (const [piece, key] of before.matchAll(pieces)) {
    if (key !== undefined) keys.push(key);
    else if (piece === '{') keys.push('');
    else if (piece === '}') keys.pop();
  }
  return keys;
}
