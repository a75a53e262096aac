import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { host, inRoot } from '../federation/workspace.ts';
import { budgetProblems, wideBudgets } from './budgets.ts';
import { precompress } from './precompress.ts';
import { buildRemote } from './remote.ts';
import { buildShell } from './shell.ts';

/** The folder of one finished build. It exists only when the build is complete. */
export function buildFolder(packageName: string, id: string): string {
  return inRoot('dist', packageName, id);
}

/** Returns whether there is a finished build with this id. */
export function isBuilt(packageName: string, id: string): boolean {
  return existsSync(buildFolder(packageName, id));
}

/** Makes one build beside its final place and moves it there when it is whole, so that nobody meets half a build. */
export async function buildPackage(packageName: string, id: string): Promise<void> {
  const target = buildFolder(packageName, id);
  const scratch = `${target}.${process.pid}.making`;
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const parts = await (packageName === host ? buildShell(id, scratch) : buildRemote(packageName, id, scratch));
  await precompress(scratch);
  const problems = budgetProblems(scratch, parts);
  if (problems.length > 0) {
    throw new Error(
      `${packageName} is above its budget. Load what is not needed at once by import(), or take it out:\n  ${problems.join('\n  ')}`,
    );
  }
  for (const note of wideBudgets(scratch, parts)) console.log(`  ${packageName}: ${note}`);
  // Somebody who made the same build meanwhile has made the same files.
  if (isBuilt(packageName, id)) rmSync(scratch, { recursive: true, force: true });
  else renameSync(scratch, target);
}
