import { type Composition, composedRemote, compositionId } from './composition.ts';
import { type RegistryDocument, type Rule, type TargetingContext, blockName } from './registry.ts';
import type { Build, RemoteBuild, ShellBuild } from './remote-manifest.ts';

/** The builds that a store can hand out, by package and id. Undefined when it has no such build. */
export type FindBuild = (packageName: string, buildId: string) => Build | undefined;

/** The registry's name for the host. */
export const shellPackage = 'shell-host';

/**
 * The composition that a person gets: per package the channel of the first rule that matches, else stable. A build
 * that is blocked or missing falls back to the channel's next best (stable, then last good); a remote with none is
 * left out. Returns null when no build of the host can be had, for then there is no page at all.
 */
export function resolve(
  document: RegistryDocument,
  find: FindBuild,
  context: TargetingContext,
  overrideOrigins: readonly string[] = [],
): Composition | null {
  const builds = Object.keys(document.packages).flatMap((name) => pick(document, find, context, name) ?? []);
  const shell = builds.find((build): build is ShellBuild => build.kind === 'shell');
  if (!shell) return null;
  const remotes = builds
    .filter((build): build is RemoteBuild => build.kind === 'remote')
    .sort((a, b) => (a.packageName < b.packageName ? -1 : 1));
  return {
    id: compositionId(builds),
    revision: document.revision,
    isReplay: false,
    shell: { version: shell.version, buildId: shell.buildId },
    remotes: remotes.map(composedRemote),
    overrideOrigins,
  };
}

function pick(
  document: RegistryDocument,
  find: FindBuild,
  context: TargetingContext,
  packageName: string,
): Build | undefined {
  const pointer = document.packages[packageName];
  if (!pointer) return undefined;
  const channel =
    document.rules.find((rule) => rule.use[packageName] && matches(rule, context))?.use[packageName] ?? 'stable';
  return [pointer[channel], pointer.stable, pointer.lastGood]
    .filter((id) => id !== undefined)
    .filter((id) => !document.blocked.includes(blockName(packageName, id)))
    .map((id) => find(packageName, id))
    .find((build) => build !== undefined);
}

function matches({ match }: Rule, context: TargetingContext): boolean {
  const { bucket, role, user } = match;
  if (bucket && (context.bucket < bucket[0] || context.bucket > bucket[1])) return false;
  if (role !== undefined && !context.roles?.includes(role)) return false;
  return user === undefined || user === context.user;
}
