import { readFileSync } from 'node:fs';
import { host, inRoot } from './workspace.ts';

const exported = /^export \{ default as (\w+) \} from ['"]\.\/([\w-]+)['"];$/gm;
const imported = /\bimport\s*\{([^}]*)\}\s*from\s*(['"])antd\2;?/g;

/** A component of antd that remotes may use: its name, and the request under which the host provides it alone. */
export interface AntdPart {
  readonly name: string;
  readonly request: string;
  /** Absolute path of its module in the host. */
  readonly file: string;
}

/** The key under which each of antd's components is shared: a page evaluates those that it uses, and no others. */
export const antdPartsKey = 'antd/es/';

/** Every component of antd by its name. */
function parts(): ReadonlyMap<string, AntdPart> {
  const folder = inRoot(host, 'node_modules/antd/es');
  const source = readFileSync(`${folder}/index.js`, 'utf8');
  return new Map(
    [...source.matchAll(exported)].map(([, name = '', part = '']) => {
      return [name, { name, request: antdPartsKey + part, file: `${folder}/${part}/index.js` }];
    }),
  );
}

/** The components of antd that the host provides, of the names in its list. Throws for a name that antd does not have. */
export function providedParts(names: Iterable<string>): AntdPart[] {
  const known = parts();
  return [...names].map((name) => known.get(name) ?? unknownName(name));
}

function unknownName(name: string): never {
  throw new Error(`antd has no ${name}: correct ${host}/src/remotes/curated/antd.ts`);
}

let found: ReadonlyMap<string, AntdPart> | undefined;

/** A compiled module of a remote with its imports of antd taken apart: one for each component. */
export function withAntdParts(source: string): string {
  return source.replaceAll(imported, (_, clause: string) => {
    const lines = clause
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', local = name] = part.split(/\s+as\s+/);
        found ??= parts();
        return `import ${local} from '${(found.get(name) ?? unknownName(name)).request}';`;
      });
    return lines.join(' ');
  });
}
