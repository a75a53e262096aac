import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Rights of what belongs to the server's account alone. */
export const privateFile = 0o600;
export const privateFolder = 0o700;
/** Permission bits of a folder that another account passes through to what is its own, and cannot look into. */
export const passedFolder = 0o711;

/** Makes the folder, and those above it that are missing, and takes from one that is there what others may do with it. */
export function makePrivateFolder(path: string, most: number = privateFolder): void {
  mkdirSync(path, { recursive: true, mode: most });
  restrict(path, most);
}

/** Takes away what goes beyond these rights and gives none. What belongs to another account stays as that wants it. */
function restrict(path: string, most: number): void {
  const { mode } = statSync(path);
  if ((mode & 0o777 & ~most) === 0) return;
  try {
    chmodSync(path, mode & most);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Folders and files that an earlier release left open to others. Released builds are not among it: browsers get them anyway. */
const folders = ['files', 'registry'];
const files = /^(token-secret|second-factor-key|first-admin\.txt|server\.log(\.\d+)?)$/;

/**
 * Keeps everybody else out of the data folder.
 * @param isPassed whether the embedded database runs as another account, whose data lies within
 */
export function closeHome(home: string, isPassed: boolean): void {
  makePrivateFolder(home, isPassed ? passedFolder : privateFolder);
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    if (entry.isDirectory() && folders.includes(entry.name)) restrict(join(home, entry.name), privateFolder);
    if (entry.isFile() && files.test(entry.name)) restrict(join(home, entry.name), privateFile);
  }
}
