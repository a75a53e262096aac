import type { ComposedRemote } from '@portico/shared-kit/remotes';
import type { Federation } from './federation.ts';

/** Exports of an exposed module. */
export type Module = Record<string, unknown>;

/** The modules that were loaded in this page. */
export interface LoadedModules {
  of(name: string, exposed: string): Module | undefined;
  keep(name: string, exposed: string, module: Module): void;
  /** Forgets the remote and everything loaded from it; the next load starts from nothing. */
  forget(remote: ComposedRemote): void;
}

/** No modules yet. What is forgotten here is forgotten by the federation runtime too. */
export function makeLoadedModules(federation: Federation): LoadedModules {
  const modules = new Map<string, Module>();
  return {
    of: (name, exposed) => modules.get(`${name}/${exposed}`),
    keep: (name, exposed, module) => void modules.set(`${name}/${exposed}`, module),
    forget(remote) {
      for (const key of modules.keys()) if (key.startsWith(`${remote.name}/`)) modules.delete(key);
      federation.evict(remote);
    },
  };
}
