import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './workspace.ts';

/** The files of a package that can end up in a browser: its TypeScript without its tests and what only they use. */
export function sourceFiles(packageName: string): string[] {
  return readdirSync(packageFolder(packageName, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/]testing[\\/]/.test(file.slice(packageFolder(packageName, 'src').length)));
}
