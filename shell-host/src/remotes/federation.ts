import { type ModuleFederationRuntimePlugin, getInstance } from '@module-federation/enhanced/runtime';
import type { ComposedRemote } from '@portico/shared-kit/remotes';
import { runEntryScript } from './entry-script.ts';
import { forgetChunks } from './forget-chunks.ts';

/** The edge to the federation runtime: the only file that knows it. */
export interface Federation {
  /** Fetches and evaluates an exposed module. Rejects with whatever went wrong. */
  load(remote: ComposedRemote, exposed: string): Promise<Record<string, unknown>>;
  /** Forgets everything about a remote, so that the next load starts from nothing. */
  evict(remote: ComposedRemote): void;
}

/** In ms: the last word on a script that does not answer (shell spec, section 8). */
const lastWord = 120_000;

/** Makes the edge to the runtime of this page. Throws when the build carries none. */
export function makeFederation(): Federation {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime is missing from this build');
  const integrity = new Map<string, string>();
  const attempts = new Map<string, number>();
  const registered = new Set<string>();
  instance.registerPlugins([entryPlugin((address) => integrity.get(address))]);

  /**
   * The runtime's name for this attempt. Every attempt is a remote of its own: to register one again under its old
   * name takes shared modules away from the page. The address changes too, past anything that kept a bad answer.
   */
  const register = ({ federationName, entry, integrity: hashes }: ComposedRemote): string => {
    const attempt = attempts.get(federationName) ?? 0;
    const name = attempt === 0 ? federationName : `${federationName}__attempt_${attempt}`;
    if (registered.has(name)) return name;
    registered.add(name);
    const address = new URL(entry, location.href);
    if (attempt > 0) address.searchParams.set('attempt', String(attempt));
    const hash = hashes[entry];
    if (hash !== undefined) integrity.set(address.href, hash);
    instance.registerRemotes([{ name, entry: address.href, entryGlobalName: federationName, type: 'global' }]);
    return name;
  };

  return {
    async load(remote, exposed) {
      const name = register(remote);
      const module = await instance.loadRemote<Record<string, unknown>>(`${name}/${exposed.slice(2)}`);
      if (!module) throw new Error(`${remote.name} has no module ${exposed}`);
      return module;
    },
    evict({ federationName }) {
      attempts.set(federationName, (attempts.get(federationName) ?? 0) + 1);
      Reflect.deleteProperty(window, federationName);
      forgetChunks(federationName);
    },
  };
}

/** Takes the loading of entry scripts over from the runtime, for integrity, timeouts and telling failures apart. */
function entryPlugin(integrityOf: (address: string) => string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'portico-entry',
    async loadEntry({ remoteInfo }) {
      const { entry: address, entryGlobalName: globalName } = remoteInfo;
      const container = await runEntryScript({
        address,
        integrity: integrityOf(address),
        globalName,
        timeout: lastWord,
      });
      return container as Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;
    },
  };
}
