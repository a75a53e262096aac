import { type ModuleFederationRuntimePlugin, getInstance } from '@module-federation/enhanced/runtime';
import type { ComposedRemote } from '@portico/shared-kit/remotes';
import { runEntryScript } from './entry-script.ts';

/** The edge to the federation runtime: the only file that knows it. */
export interface Federation {
  /** Fetches and evaluates an exposed module. Rejects with whatever went wrong. */
  load(remote: ComposedRemote, exposed: string): Promise<Record<string, unknown>>;
  /** Forgets everything about a remote, so that the next load starts from nothing. */
  evict(remote: ComposedRemote): void;
}

/** In ms: the last word on a script that does not answer (shell spec, section 8). */
export const lastWord = 120_000;

/** Makes the edge. `attempt` goes into the entry's address on retries, past anything that cached a bad answer. */
export function makeFederation(): Federation {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime is missing from this build');
  const integrity = new Map<string, string>();
  const attempts = new Map<string, number>();
  instance.registerPlugins([entryPlugin((address) => integrity.get(address))]);

  const register = (remote: ComposedRemote) => {
    const attempt = attempts.get(remote.federationName) ?? 0;
    const entry = new URL(remote.entry, location.href);
    if (attempt > 0) entry.searchParams.set('attempt', String(attempt));
    const hash = remote.integrity[remote.entry];
    if (hash !== undefined) integrity.set(entry.href, hash);
    const { federationName: name } = remote;
    instance.registerRemotes([{ name, entry: entry.href, entryGlobalName: name, type: 'global' }], { force: true });
  };
  const registered = new Set<string>();

  return {
    async load(remote, exposed) {
      if (!registered.has(remote.federationName)) {
        register(remote);
        registered.add(remote.federationName);
      }
      const module = await instance.loadRemote<Record<string, unknown>>(`${remote.federationName}/${exposed.slice(2)}`);
      if (!module) throw new Error(`${remote.name} has no module ${exposed}`);
      return module;
    },
    evict(remote) {
      attempts.set(remote.federationName, (attempts.get(remote.federationName) ?? 0) + 1);
      registered.delete(remote.federationName);
      Reflect.deleteProperty(window, remote.federationName);
    },
  };
}

/** Takes the loading of entry scripts over from the runtime, for integrity, patience and telling failures apart. */
function entryPlugin(integrityOf: (address: string) => string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'portico-entry',
    async loadEntry({ remoteInfo }) {
      const { entry: address, entryGlobalName: globalName } = remoteInfo;
      const container = await runEntryScript({
        address,
        integrity: integrityOf(address),
        globalName,
        patience: lastWord,
      });
      return container as Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;
    },
  };
}
