import { parseArgs } from 'node:util';
import { planText, readPackagePath, writePackage } from './modules/app-packages/index.ts';
import type { OpenPlatform } from './open-platform.ts';

/** The form of the command. */
export const packageUsage = `
  node platform-server/src/package.ts import <folder or zip> [--dry-run] [--allow-older] [--allow-data-loss <model>.<item>]…
  node platform-server/src/package.ts export <application> <folder or zip> [--replace]`;

type Target = Pick<OpenPlatform, 'services'>;

/**
 * Runs the command `words` on an open platform and returns what it has to say. Throws with the usage where the words
 * make no command, else as import and export do.
 */
export async function runPackageCommand(target: Target, words: readonly string[]): Promise<string> {
  const { values, positionals } = parseWords(words);
  const [verb, first, second] = positionals;
  if (verb === 'import' && first !== undefined && positionals.length === 2) return runImport(target, first, values);
  if (verb === 'export' && first !== undefined && second !== undefined && positionals.length === 3) {
    return runExport(target, first, { path: second, replace: values.replace });
  }
  throw new Error(`Usage:${packageUsage}`);
}

async function runImport({ services }: Target, path: string, values: Values): Promise<string> {
  const options = {
    dryRun: values['dry-run'],
    allowOlder: values['allow-older'],
    allowDataLoss: values['allow-data-loss'],
  };
  const plan = await services.appPackages.importPackage(await readPackagePath(path), options, null);
  return planText(plan, !options.dryRun);
}

async function runExport({ services }: Target, appCode: string, to: { path: string; replace: boolean }) {
  const { version, files } = await services.appPackages.exportPackage(appCode);
  await writePackage(to.path, files, to.replace);
  return `Application ${appCode}, version ${version}: ${Object.keys(files).length} files in ${to.path}`;
}

type Values = ReturnType<typeof parseWords>['values'];

function parseWords(words: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        'dry-run': flag,
        'allow-older': flag,
        replace: flag,
        'allow-data-loss': { type: 'string', multiple: true, default: [] },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\nUsage:${packageUsage}`, { cause: error });
  }
}
