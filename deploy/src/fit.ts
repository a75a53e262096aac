import {
  type Build,
  classify,
  isPage,
  type RegistryDocument,
  type RemoteBuild,
  type ShellBuild,
  shellPackage,
} from '@portico/shared-kit/remotes';
import { claimConflicts, pathConflicts } from '@portico/shared-kit/remotes/claims';
import { manifestProblems } from '@portico/shared-kit/remotes/schema';
import type { BuildStore } from '../../platform-server/src/modules/compositions/index.ts';

/**
 * Throws where one of these builds cannot stand in the document that points at them: a remote that does not fit the
 * host or has something of another remote, and a host that takes away what a remote uses.
 */
export function requireFit(document: RegistryDocument, store: BuildStore, builds: readonly Build[]): void {
  for (const build of builds) {
    const problems =
      build.kind === 'remote' ? remoteProblems(document, store, build) : shellProblems(document, store, build);
    if (problems.length > 0) throw new Error(`${nameOf(build)} is refused: ${problems.join('; ')}.`);
  }
}

function remoteProblems(document: RegistryDocument, store: BuildStore, remote: RemoteBuild): string[] {
  const misshapen = manifestProblems(remote.manifest);
  if (misshapen.length > 0) return [`its remote.json is wrong:\n  ${misshapen.join('\n  ')}`];
  const others = remotesIn(document, store).filter(({ packageName }) => packageName !== remote.packageName);
  const conflicts = [
    ...claimConflicts(dataOf(remote), others.map(dataOf)),
    ...pathConflicts(pathsOf(remote), others.map(pathsOf)),
  ];
  if (conflicts.length > 0) return [...new Set(conflicts)];
  const shell = shellIn(document, store);
  if (!shell) return ['no host has been released yet'];
  return [
    ...misfits(shell, remote),
    ...missingNames(shell, remote).map((name) => `${nameOf(shell)} does not export ${name}`),
  ];
}

/** A remote that stays is not asked whether it fits: it says so itself. A name that is gone would break it for everybody. */
function shellProblems(document: RegistryDocument, store: BuildStore, shell: ShellBuild): string[] {
  return remotesIn(document, store).flatMap((remote) =>
    missingNames(shell, remote).map((name) => `${ownerOf(remote)} takes ${name}, which it does not export`),
  );
}

function misfits(shell: ShellBuild, remote: RemoteBuild): string[] {
  const verdict = classify(shell, { ...remote.manifest, shared: remote.shared });
  if (verdict.kind === 'compatible') return [];
  const why =
    verdict.kind === 'unknown'
      ? verdict.unreadable
      : `${verdict.because}, wants ${verdict.required}, finds ${verdict.found}`;
  return [`it does not fit ${nameOf(shell)} (${why})`];
}

/** The names that a remote takes of shared-kit and a host does not export. Builds that do not say miss nothing. */
function missingNames({ kitExports }: ShellBuild, { kitImports = {} }: RemoteBuild): string[] {
  if (kitExports === undefined) return [];
  return Object.entries(kitImports).flatMap(([request, names]) =>
    names.filter((name) => !kitExports[request]?.includes(name)).map((name) => `${name} of ${request}`),
  );
}

const nameOf = ({ packageName, buildId }: Build) => `${packageName} ${buildId}`;

function ownerOf({ packageName, manifest: { owner } }: RemoteBuild): string {
  return `${packageName} (${owner.team}, ${owner.contact})`;
}

function dataOf({ packageName, manifest }: RemoteBuild) {
  return { owner: packageName, ...manifest.data };
}

function pathsOf(remote: RemoteBuild) {
  return { owner: ownerOf(remote), paths: remote.manifest.contributes.filter(isPage).map(({ path }) => path) };
}

/** The builds of remotes that somebody may get. */
function remotesIn(document: RegistryDocument, store: BuildStore): RemoteBuild[] {
  return Object.entries(document.packages).flatMap(([name, { stable, canary }]) =>
    [stable, canary].flatMap((id) => {
      const build = id === undefined ? undefined : store.find(name, id);
      return build?.kind === 'remote' ? [build] : [];
    }),
  );
}

function shellIn(document: RegistryDocument, store: BuildStore): ShellBuild | null {
  const pointer = document.packages[shellPackage];
  const build = pointer && store.find(shellPackage, pointer.stable);
  return build?.kind === 'shell' ? build : null;
}
