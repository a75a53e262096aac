import { parseArgs } from 'node:util';
import {
  type OrganisationImport,
  readOrganisationPaths,
  writeOrganisationFolder,
  writePasswords,
} from './modules/organisation/index.ts';
import type { OpenPlatform } from './open-platform.ts';
import { textTable } from './text-files/text-table.ts';

/** The form of the command. */
export const organisationUsage = `
  node platform-server/src/organisation.ts plan <file or folder>…
  node platform-server/src/organisation.ts import <file or folder>… [--passwords <new file>]
  node platform-server/src/organisation.ts export <folder> [--replace]`;

type Target = Pick<OpenPlatform, 'services'>;

/**
 * Runs the command `words` on an open platform and returns what it has to say. Throws with the usage where the words
 * make no command, else as import and export do.
 */
export async function runOrganisationCommand({ services }: Target, words: readonly string[]): Promise<string> {
  const { values, positionals } = parseWords(words);
  const [verb, ...paths] = positionals;
  const { passwords, replace } = values;
  const [folder] = paths;
  if (verb === 'export' && folder !== undefined && paths.length === 1 && passwords === undefined) {
    return runExport({ services }, folder, replace);
  }
  if (paths.length === 0 || replace) throw usage();
  if (verb === 'plan' && passwords === undefined) {
    const files = await readOrganisationPaths(paths);
    return planText(await services.organisation.files.importFiles(files, { dryRun: true }, null), false);
  }
  if (verb === 'import') return runImport({ services }, paths, passwords);
  throw usage();
}

async function runImport({ services }: Target, paths: readonly string[], passwords: string | undefined) {
  const files = await readOrganisationPaths(paths);
  const done = () => services.organisation.files.importFiles(files, {}, null);
  if (passwords === undefined) return planText(await done(), true);
  const { text, count } = await writePasswords(passwords, async (write) => {
    const plan = await done();
    for (const account of plan.added) await write(account, await services.sessions.resetPasswordOf(account));
    return { text: planText(plan, true), count: plan.added.length };
  });
  return `${text}\n\nOne-time passwords in ${passwords}: ${count}. Each has to be changed at the first sign-in.`;
}

async function runExport({ services }: Target, folder: string, replace: boolean): Promise<string> {
  const files = await services.organisation.files.exportFiles();
  await writeOrganisationFolder(folder, files, replace);
  return `Organisation: ${Object.keys(files).join(', ')} in ${folder}`;
}

function planText({ steps }: OrganisationImport, isDone: boolean): string {
  const rows = steps.map(({ action, target, detail }) => [action, target, detail]);
  const [same, changed] = isDone ? ['nothing was changed', 'changed'] : ['nothing would change', 'would change'];
  return [
    `Organisation: ${rows.length === 0 ? same : changed}`,
    ...textTable(['Action', 'Target', 'Detail'], rows),
  ].join('\n');
}

const usage = () => new Error(`Usage:${organisationUsage}`);

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { passwords: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\nUsage:${organisationUsage}`, { cause: error });
  }
}
