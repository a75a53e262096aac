import type { RemoteManifest } from '@portico/shared-kit/remotes';
import { manifestProblems } from '@portico/shared-kit/remotes/schema';
import { packageFolder, readJson } from '../federation/workspace.ts';

/** A package's `remote.json`, checked. Throws with every place and reason when it does not hold. */
export function readManifest(packageName: string): RemoteManifest {
  const manifest = readJson(packageFolder(packageName, 'remote.json')) as RemoteManifest;
  const problems = manifestProblems(manifest);
  if (manifest.name !== packageName) problems.push(`/name is ${manifest.name}, the package is ${packageName}`);
  if (problems.length > 0)
    throw new Error(`${packageName}/remote.json does not fit its schema:\n  ${problems.join('\n  ')}`);
  return manifest;
}
