import {
  type Build,
  type RegistryDocument,
  type Rule,
  shellPackage,
  withHold,
  withPointer,
  withRollback,
} from '@portico/shared-kit/remotes';
import { ruleProblems } from '@portico/shared-kit/remotes/rules';
import {
  type BuildStore,
  openBuildStore,
  openRegistry,
  type RegistryStore,
} from '../../platform-server/src/modules/compositions/index.ts';
import { requireFit } from './fit.ts';

/** A store of builds with the registry that points into it. */
export interface DeploymentStores {
  readonly builds: BuildStore;
  readonly registry: RegistryStore;
}

/** Opens the place below a home folder. */
export function openDeploymentStores(home: string): DeploymentStores {
  return { builds: openBuildStore(home), registry: openRegistry(home) };
}

/** The build that a package's users get with a release. */
export type Channel = 'stable' | 'canary';

/**
 * Releases finished builds: checks each, copies it into the store, and moves the pointers in one swap, so that host
 * and remotes change together. Returns the new revision. Throws, with nothing moved, when a remote does not fit. Somebody
 * who names a package that was rolled back or withdrawn means it: the hold on it is over.
 */
export function publish(stores: DeploymentStores, folders: readonly string[], channel: Channel = 'stable'): number {
  const builds = folders.map((folder) => stores.builds.add(folder));
  return change(stores.registry, (document) => {
    const next = withBuilds(stores, document, { builds, channel });
    if (channel === 'canary') return next;
    return builds.reduce((before, { packageName }) => withHold(before, packageName, false), next);
  });
}

/**
 * Releases everything that was built last, as `publish` does, apart from packages that were rolled back or withdrawn:
 * what somebody took back on purpose does not return by the way. Returns their names beside the revision.
 */
export function publishAll(
  stores: DeploymentStores,
  folders: readonly string[],
  channel: Channel = 'stable',
): { readonly revision: number; readonly passedOver: readonly string[] } {
  const all = folders.map((folder) => stores.builds.add(folder));
  let passedOver: readonly string[] = [];
  const revision = change(stores.registry, (document) => {
    const isOnHold = ({ packageName }: Build) => document.onHold?.includes(packageName) === true;
    passedOver = all.filter(isOnHold).map(({ packageName }) => packageName);
    return withBuilds(stores, document, { builds: all.filter((build) => !isOnHold(build)), channel });
  });
  return { revision, passedOver };
}

function withBuilds(
  { builds: store }: DeploymentStores,
  document: RegistryDocument,
  { builds, channel }: { readonly builds: readonly Build[]; readonly channel: Channel },
): RegistryDocument {
  if (channel === 'canary') requireStable(document, builds);
  const next = builds.reduce(
    (before, { packageName, buildId }) => withPointer(before, packageName, { channel, buildId }),
    document,
  );
  requireFit(next, store, builds);
  requireRules(next);
  return next;
}

/** Puts these rules in the place of all that there are. Throws, with nothing changed, when one cannot stand. */
export function setRules(stores: DeploymentStores, rules: unknown): number {
  return change(stores.registry, (document) => {
    const next = { ...document, signature: null, rules: rules as readonly Rule[] };
    requireRules(next);
    return next;
  });
}

/** Returns a package to the build that was stable before. Throws when there is none. */
export function rollBack(stores: DeploymentStores, packageName: string): number {
  return change(stores.registry, (document) => {
    const next = withRollback(document, packageName);
    if (!next) throw new Error(`${packageName} has no earlier build to return to.`);
    return withHold(next, packageName, true);
  });
}

/** Takes a remote out, for whom it is no more: the next pages know nothing of it. Throws when there is no such remote. */
export function withdraw(stores: DeploymentStores, packageName: string): number {
  return change(stores.registry, (document) => {
    const { [packageName]: gone, ...packages } = document.packages;
    if (!gone || packageName === shellPackage) throw new Error(`There is no released remote ${packageName}.`);
    const next = { ...document, signature: null, packages };
    requireRules(next);
    return withHold(next, packageName, true);
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
