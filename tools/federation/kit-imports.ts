import { relative } from 'node:path';
import type { AnyNode, Program } from 'acorn';
import webpack from 'webpack';
import type { Compilation, Compiler, Dependency, Module } from 'webpack';
import { kitExports, kitPrefix } from './kit-exports.ts';
import { nodesIn } from './syntax-nodes.ts';
import { root } from './workspace.ts';

const pluginName = 'KitImportsPlugin';

/** A name that a module takes of shared-kit. */
interface KitImport {
  readonly request: string;
  readonly name: string;
  /** Absolute path of the module that takes it. */
  readonly file: string;
}

/** The notes of the parser on a module, where webpack's cache keeps them as well. */
interface LazyNames {
  lazyKitNames?: readonly (readonly [request: string, name: string])[];
}

/**
 * Refuses what a remote imports of shared-kit while shared-kit does not export it. webpack itself says nothing of it: a
 * remote takes shared-kit from the host at run time, so that webpack has no module whose exports it could look at, and
 * the name would be `undefined` for every visitor. The names are read from webpack's own dependencies: types are gone
 * by then, and what is taken through a namespace, a re-export or `import()` is among them.
 */
export class KitImportsPlugin {
  #found: readonly KitImport[] = [];

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(pluginName, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.parser.for('javascript/auto').tap(pluginName, (parser) => {
        parser.hooks.program.tap(pluginName, (program) => {
          const { buildInfo } = parser.state.module as Module & { buildInfo: LazyNames };
          buildInfo.lazyKitNames = lazyNamesIn(program as Program);
        });
      });
      compilation.hooks.finishModules.tap(pluginName, (modules) => {
        this.#found = [...modules].flatMap((module) => importsOf(module, compilation));
        for (const problem of problemsOf(this.#found)) compilation.errors.push(new webpack.WebpackError(problem));
      });
    });
  }

  /** The names that the last compilation takes of shared-kit, by request. A release holds them against the host's. */
  get imports(): Readonly<Record<string, readonly string[]>> {
    const requests = [...new Set(this.#found.map(({ request }) => request))].sort();
    return Object.fromEntries(
      requests.map((wanted) => {
        const names = this.#found.filter(({ request }) => request === wanted).map(({ name }) => name);
        return [wanted, [...new Set(names)].sort()];
      }),
    );
  }
}

function problemsOf(imports: readonly KitImport[]): string[] {
  const exported = kitExports();
  const missing = imports.filter(({ request, name }) => !exported.get(request)?.includes(name));
  return [
    ...new Set(
      missing.map(({ request, name, file }) => `${relative(root, file)}: ${name} is not exported by ${request}`),
    ),
  ];
}

/** The imports of a module, those of the parts that it loads when they are needed included. */
function importsOf(module: Module, compilation: Compilation): KitImport[] {
  const { resource: file, buildInfo } = module as Module & { resource?: string; buildInfo?: LazyNames };
  if (file === undefined) return [];
  const dependencies = [module, ...blocksIn(module.blocks)].flatMap((part) => part.dependencies);
  const names = dependencies.flatMap((dependency) => {
    const { request } = dependency as Dependency & { request?: string };
    if (!request?.startsWith(kitPrefix)) return [];
    return namesOf(dependency, compilation).map((name) => [request, name] as const);
  });
  return [...names, ...(buildInfo?.lazyKitNames ?? [])].map(([request, name]) => ({ request, name, file }));
}

/** Returns the names that are taken as `(await import('…')).Name`, of which webpack sees the module and not the name. */
function lazyNamesIn(program: AnyNode): (readonly [string, string])[] {
  return nodesIn(program).flatMap((node) => {
    if (node.type !== 'MemberExpression' || node.object.type !== 'AwaitExpression') return [];
    const { argument } = node.object;
    if (argument.type !== 'ImportExpression' || argument.source.type !== 'Literal') return [];
    const request = String(argument.source.value);
    const name = node.property.type === 'Identifier' && !node.computed ? node.property.name : null;
    return name === null || !request.startsWith(kitPrefix) ? [] : [[request, name] as const];
  });
}

function blocksIn(blocks: Module['blocks']): Module['blocks'] {
  return blocks.flatMap((block) => [block, ...blocksIn(block.blocks)]);
}

/** The names that one dependency takes; none for a namespace as a whole, and for a question whether a name is there. */
function namesOf(dependency: Dependency, { moduleGraph }: Compilation): string[] {
  if (dependency.type.startsWith('evaluated ')) return [];
  const { ids } = dependency as Dependency & { ids?: readonly string[] };
  if (ids?.[0] !== undefined) return [ids[0]];
  return dependency.getReferencedExports(moduleGraph, undefined).flatMap((reference) => {
    const [name] = Array.isArray(reference) ? reference : reference.name;
    return name ?? [];
  });
}
