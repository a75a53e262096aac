import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { sharedLibraries } from './libraries.ts';
import { sourceFiles } from './source-files.ts';
import { browserSubpaths } from './subpaths.ts';
import { host, inRoot, root } from './workspace.ts';

/** Import statement that carries values; imports of types only are not listed. */
interface ValueImport {
  readonly from: string;
  /** Names taken; `*` for a namespace, `default` for a default import; none for a module that is loaded when needed. */
  readonly names: readonly string[];
}

const statement = /^\s*(?:import|export)\s+(?!type\b)([^'";]*?)\s*from\s*['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const kit = '@portico/shared-kit/';

/** The value imports of a source text. */
export function valueImports(source: string): ValueImport[] {
  return [
    ...[...source.matchAll(statement)].map(([, clause = '', from = '']) => ({ from, names: namesIn(clause) })),
    ...[...source.matchAll(dynamic)].map(([, from = '']) => ({ from, names: [] })),
  ];
}

function namesIn(clause: string): string[] {
  const braces = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const named = braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] ?? part);
  const rest = clause
    .replace(/\{[^}]*\}/, '')
    .replaceAll(',', ' ')
    .trim();
  const whole = rest.startsWith('*') ? ['*'] : rest === '' ? [] : ['default'];
  return [...named, ...whole];
}

/**
 * Returns the names that a remote imports from the host and that the host does not provide, one message each. Such a
 * name would be `undefined` in the browser, so the build refuses it.
 */
export function importProblems(packageName: string): string[] {
  const subpaths = new Set(browserSubpaths().map(({ name }) => name));
  const lists = new Map(
    sharedLibraries.flatMap(({ request, curated }) => (curated ? [[request, curatedNames(curated)] as const] : [])),
  );
  return sourceFiles(packageName).flatMap((file) => {
    const place = relative(root, file);
    return valueImports(readFileSync(file, 'utf8')).flatMap(({ from, names }) => {
      if (from.startsWith(kit))
        return subpaths.has(from.slice(kit.length)) ? [] : [`${place}: the host does not provide ${from} to browsers`];
      const list = lists.get(from);
      if (!list) return [];
      return names
        .filter((name) => !list.names.has(name))
        .map((name) => `${place}: ${name} of ${from} is not provided; add it to ${host}/${list.file}`);
    });
  });
}

/** The names of a list of the host, of which remotes may import those only. */
export function curatedNames(file: string): { file: string; names: ReadonlySet<string> } {
  return { file, names: new Set(valueImports(readFileSync(inRoot(host, file), 'utf8')).flatMap(({ names }) => names)) };
}
