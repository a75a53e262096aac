import { parseArgs } from 'node:util';
import { planText, readPackagePath } from './modules/app-packages/index.ts';
import type { OpenPlatform } from './open-platform.ts';

/** How the command is called. */
export const packageUsage = `node platform-server/src/package.ts import <folder or zip> [--dry-run] [--allow-older]`;

type Target = Pick<OpenPlatform, 'services'>;

/**
 * Runs the command `words` on an open platform and returns what it has to say. Throws with the usage where the words
 * make no command, else as the import does.
 */
export async function runPackageCommand({ services }: Target, words: readonly string[]): Promise<string> {
  const { values, positionals } = parseWords(words);
  const [verb, path, ...more] = positionals;
  if (path === undefined || more.length > 0 || verb !== 'import') throw new Error(`Usage: ${packageUsage}`);
  const options = { dryRun: values['dry-run'], allowOlder: values['allow-older'] };
  return planText(
    await services.appPackages.importPackage(await readPackagePath(path), options, null),
    !options.dryRun,
  );
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, 'allow-older': { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\nUsage: ${packageUsage}`, { cause: error });
  }
}
