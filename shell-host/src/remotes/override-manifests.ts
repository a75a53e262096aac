import {
  type ComposedRemote,
  type Composition,
  type Contribution,
  contributionTypes,
  type RemoteManifest,
} from '@portico/shared-kit/remotes';
import type { Overrides } from './overrides.ts';

/** The part of a `remote.json` that a page needs. */
type PageManifest = Pick<RemoteManifest, 'name' | 'owner' | 'shellApi' | 'contributes'>;

/** In ms: a developer's server that does not answer must not keep the portal from starting. */
const timeoutMs = 10_000;

/** A composition with overrides, and what of them could not be read. */
export interface OverriddenComposition {
  readonly composition: Composition;
  /** Remotes whose `remote.json` could not be had or cannot be used, by name. */
  readonly unread: readonly string[];
}

/**
 * A composition whose overridden remotes come from elsewhere, with what their own `remote.json` contributes and without
 * hashes: nobody has released them. A remote that the portal does not know is added. Where a `remote.json` cannot be
 * had, a known remote keeps what it contributes and another one contributes nothing. The id says what this is.
 */
export async function withOverrides(composition: Composition, overrides: Overrides): Promise<OverriddenComposition> {
  const rows = Object.entries(overrides).map(async ([name, address]) => {
    const known = composition.remotes.find((remote) => remote.name === name) ?? unknownRemote(name);
    const manifest = await fetchManifest(name, address);
    return { remote: overridden({ ...known, ...manifest }, address), isRead: manifest !== null };
  });
  const found = await Promise.all(rows);
  const others = composition.remotes.filter(({ name }) => overrides[name] === undefined);
  const remotes = [...others, ...found.map(({ remote }) => remote)];
  return {
    composition: { ...composition, id: `${composition.id}+override`, remotes },
    unread: found.filter(({ isRead }) => !isRead).map(({ remote }) => remote.name),
  };
}

function unknownRemote(name: string): Omit<ComposedRemote, 'entry' | 'federationName'> {
  const owner = { team: '', contact: '' };
  return { name, buildId: '', version: '', shellApi: '*', owner, contributes: [], exposes: {}, integrity: {} };
}

function overridden(remote: Omit<ComposedRemote, 'entry' | 'federationName'>, address: string): ComposedRemote {
  const entry = new URL('remoteEntry.js', address).href;
  const federationName = `${remote.name.replaceAll('-', '_')}__override`;
  return { ...remote, entry, federationName, buildId: 'override', integrity: {}, exposes: {} };
}

async function fetchManifest(name: string, address: string): Promise<PageManifest | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(new URL('remote.json', address), { cache: 'no-store', credentials: 'omit', signal });
    return answer.ok ? readManifest(name, await answer.json()) : null;
  } catch {
    return null;
  }
}

/** The development server has held the file against its schema; this only keeps nonsense from breaking the portal. */
function readManifest(name: string, found: unknown): PageManifest | null {
  const { owner, shellApi, contributes, ...manifest } = found as Partial<RemoteManifest>;
  const isWhole = manifest.name === name && typeof shellApi === 'string' && Array.isArray(contributes);
  if (!isWhole || typeof owner?.team !== 'string' || typeof owner.contact !== 'string') return null;
  return {
    name,
    owner: { team: owner.team, contact: owner.contact },
    shellApi,
    contributes: contributes.filter(isUsable),
  };
}

const needed = {
  'portal.page': ['path', 'layout', 'code'],
  'portal.menu': ['path', 'menu'],
  'portal.widget': ['code'],
  'portal.keys': [],
} as const satisfies Record<Contribution['type'], readonly string[]>;

/** A contribution of a type that this portal does not know stays: then the remote is told not to fit. */
function isUsable(entry: Partial<Contribution> & Readonly<Record<string, unknown>>): boolean {
  if (typeof entry !== 'object' || entry === null || typeof entry.id !== 'string') return false;
  const type = contributionTypes.find((each) => each === entry.type);
  if (type === undefined) return true;
  const { zh, en } = entry.title ?? {};
  const { keys, settings = [] } = entry;
  const isListed = Array.isArray(settings) && (type !== 'portal.keys' || Array.isArray(keys));
  return [zh, en, ...needed[type].map((member) => entry[member])].every((part) => typeof part === 'string') && isListed;
}
