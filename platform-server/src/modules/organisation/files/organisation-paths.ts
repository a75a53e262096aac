import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { privateFile, privateFolder } from '../../../private-files.ts';
import { csvLine } from '../../../text-files/csv.ts';
import { utf8Text } from '../../../text-files/utf8-text.ts';

/** Most bytes of a file; a person takes some two hundred. */
const mostBytes = 8_000_000;

/**
 * Reads organisation files, and of folders the files that lie right in them; hidden ones are passed over. Returns them as
 * name → text, by their paths where two have one name. Throws organisationInvalid where one is not UTF-8.
 */
export async function readOrganisationPaths(paths: readonly string[]): Promise<Record<string, string>> {
  const all = (await Promise.all(paths.map(filesAt))).flat();
  const names = all.map((path) => basename(path));
  const isAlone = (name: string) => names.filter((each) => each === name).length === 1;
  const files: Record<string, string> = {};
  for (const [index, path] of all.entries()) {
    const name = names[index] ?? path;
    const { size } = await stat(path);
    if (size > mostBytes) throw new Error(`${path} has more than ${mostBytes} bytes.`);
    files[isAlone(name) ? name : path] = utf8Text(path, await readFile(path), 'organisationInvalid');
  }
  return files;
}

async function filesAt(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return files.map(({ name }) => join(path, name)).sort();
}

/**
 * Writes the files of an organisation into a folder, readable by its owner alone: they are about people. What is there
 * already is left alone and told by an error, unless `replace`.
 */
export async function writeOrganisationFolder(
  folder: string,
  files: Readonly<Record<string, string>>,
  replace: boolean,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: privateFolder });
  const present = new Set(await readdir(folder));
  const occupied = Object.keys(files).find((name) => present.has(name));
  if (occupied !== undefined && !replace) {
    throw new Error(`${join(folder, occupied)} is there already; --replace writes it anew.`);
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text, { mode: privateFile });
}

/** Writes down one password. */
type WritePassword = (account: string, password: string) => Promise<void>;

/**
 * Makes a new file for passwords, readable by its owner alone, before `work` begins, and returns what that returns; one
 * to which nothing was written is removed. Throws where the file is there already.
 */
export async function writePasswords<T>(path: string, work: (write: WritePassword) => Promise<T>): Promise<T> {
  const file = await open(path, 'wx', privateFile);
  let isEmpty = true;
  try {
    return await work(async (account, password) => {
      isEmpty = false;
      await file.appendFile(csvLine([account, password]));
    });
  } finally {
    await file.close();
    if (isEmpty) await rm(path, { force: true });
  }
}
