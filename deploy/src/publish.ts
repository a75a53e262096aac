import {
  type Build,
  type RegistryDocument,
  classify,
  type RemoteBuild,
  type Rule,
  shellPackage,
  withPointer,
  withRollback,
} from '@portico/shared-kit/remotes';
import { claimClashes } from '@portico/shared-kit/remotes/claims';
import { ruleProblems } from '@portico/shared-kit/remotes/rules';
import { manifestProblems } from '@portico/shared-kit/remotes/schema';
import {
  type BuildStore,
  openBuildStore,
  openRegistry,
  type RegistryStore,
} from '../../platform-server/src/modules/compositions/index.ts';

/** A store of builds with the registry that points into it. */
export interface Place {
  readonly builds: BuildStore;
  readonly registry: RegistryStore;
}

/** Opens the place below a home folder. */
export function openPlace(home: string): Place {
  return { builds: openBuildStore(home), registry: openRegistry(home) };
}

/**
 * Releases finished builds: checks each, copies it into the store, and moves the pointers in one swap, so that host
 * and remotes change together. Returns the new revision. Throws, with nothing moved, when a remote does not fit.
 */
export function publish(place: Place, folders: readonly string[], channel: 'stable' | 'canary' = 'stable'): number {
  const builds = folders.map((folder) => place.builds.add(folder));
  return change(place.registry, (document) => {
    if (channel === 'canary') requireStable(document, builds);
    const next = builds.reduce(
      (before, { packageName, buildId }) => withPointer(before, packageName, { channel, buildId }),
      document,
    );
    for (const build of builds) if (build.kind === 'remote') requireFit(place, next, build);
    requireRules(next);
    return next;
  });
}

/** Puts these rules in the place of all that there are. Throws, with nothing changed, when one cannot stand. */
export function setRules(place: Place, rules: unknown): number {
  return change(place.registry, (document) => {
    const next = { ...document, signature: null, rules: rules as readonly Rule[] };
    requireRules(next);
    return next;
  });
}

/** Returns a package to the build that was stable before. Throws when there is none. */
export function rollBack(place: Place, packageName: string): number {
  return change(place.registry, (document) => {
    const next = withRollback(document, packageName);
    if (!next) throw new Error(`${packageName} has no earlier build to return to.`);
    return next;
  });
}

/** Takes a remote out, for whom it is no more: the next pages know nothing of it. Throws when there is no such remote. */
export function withdraw(place: Place, packageName: string): number {
  return change(place.registry, (document) => {
    const { [packageName]: gone, ...packages } = document.packages;
    if (!gone || packageName === shellPackage) throw new Error(`There is no released remote ${packageName}.`);
    const next = { ...document, signature: null, packages };
    requireRules(next);
    return next;
  });
}

/** The first build of a package goes to everybody, which is not what a canary is for. */
function requireStable({ packages }: RegistryDocument, builds: readonly Build[]): void {
  const first = builds.find(({ packageName }) => packages[packageName] === undefined);
  if (first) throw new Error(`${first.packageName} has no stable build yet: release one before a canary.`);
}

/** Retries as long as somebody else is faster. Returns the revision that holds the change. */
function change(registry: RegistryStore, decide: (document: RegistryDocument) => RegistryDocument): number {
  for (;;) {
    const document = registry.read();
    const next = decide(document);
    if (next === document) return document.revision;
    if (registry.swap(document.revision, next)) return document.revision + 1;
  }
}

/** A release passes no rule on that nobody would ever meet, also where it was written by hand. A rollback cannot wait. */
function requireRules({ rules, packages }: RegistryDocument): void {
  const problems = ruleProblems(rules, packages);
  if (problems.length > 0) throw new Error(`The rules of the registry cannot stand:\n  ${problems.join('\n  ')}`);
}

function requireFit({ builds }: Place, document: RegistryDocument, remote: RemoteBuild): void {
  const name = `${remote.packageName} ${remote.buildId}`;
  const problems = manifestProblems(remote.manifest);
  if (problems.length > 0) throw new Error(`${name} is refused: its remote.json is wrong:\n  ${problems.join('\n  ')}`);
  const clashes = claimClashes(claimsOf(remote), othersIn(document, builds, remote.packageName));
  if (clashes.length > 0) throw new Error(`${name} is refused: ${clashes.join('; ')}.`);
  const shell = shellIn(document, builds);
  if (!shell) throw new Error(`${name} is refused: no host has been released yet.`);
  const verdict = classify(shell, { ...remote.manifest, shared: remote.shared });
  if (verdict.kind === 'compatible') return;
  const why =
    verdict.kind === 'unknown'
      ? verdict.unreadable
      : `${verdict.because}, wants ${verdict.wanted}, finds ${verdict.found}`;
  throw new Error(`${name} is refused: it does not fit ${shellPackage} ${shell.buildId} (${why}).`);
}

function claimsOf({ packageName, manifest }: RemoteBuild) {
  return { owner: packageName, ...manifest.data };
}

/** What the other remotes claim in the builds that somebody may get. */
function othersIn(document: RegistryDocument, builds: BuildStore, packageName: string) {
  const others = Object.entries(document.packages).filter(([name]) => name !== packageName);
  return others.flatMap(([name, { stable, canary }]) =>
    [stable, canary].flatMap((id) => {
      const build = id === undefined ? undefined : builds.find(name, id);
      return build?.kind === 'remote' ? [claimsOf(build)] : [];
    }),
  );
}

function shellIn(document: RegistryDocument, builds: BuildStore): (Build & { kind: 'shell' }) | null {
  const pointer = document.packages[shellPackage];
  const build = pointer && builds.find(shellPackage, pointer.stable);
  return build?.kind === 'shell' ? build : null;
}
