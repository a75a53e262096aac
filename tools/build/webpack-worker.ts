import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext, LoaderDefinitionFunction } from 'webpack';
import { inRoot } from '../federation/workspace.ts';
import { compile } from './compile.ts';
import { workerConfig } from './worker-config.ts';

const name = 'worker.js';

/**
 * The script of a thread (`x.worker.ts`) as one file with all that it imports, in place of its source: it is built by itself, since the
 * federation's runtime knows of pages only. A page starts it by `new Worker(new URL('./x.worker.ts', import.meta.url))`.
 */
const withWholeWorker: LoaderDefinitionFunction = async function (this: LoaderContext<object>) {
  const { text, files } = await bundle(this.resourcePath);
  for (const file of files) this.addDependency(file);
  return text;
} as never;

/** webpack takes a default export only. */
export default withWholeWorker;

async function bundle(file: string): Promise<{ readonly text: string; readonly files: readonly string[] }> {
  const folder = inRoot('.cache', 'workers');
  mkdirSync(folder, { recursive: true });
  const path = mkdtempSync(join(folder, 'w-'));
  try {
    const { fileDependencies } = await compile(workerConfig(file, { path, name }));
    return { text: readFileSync(join(path, name), 'utf8'), files: [...fileDependencies] };
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}
