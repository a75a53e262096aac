// Writes a declaration for every CSS module, so that a class that is not there does not compile. The bootstrap and the steps that
// read types run it; only what changed is read again.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classNamesOf, declarationOf } from './class-names.ts';

/** Folder of the declarations, a second root of `tsconfig.web.json`. */
const folder = '.cache/css-types';

/** First line of a declaration: the program that wrote it and the CSS from which. */
function stampOf(css: string, program: string): string {
  return `// ${createHash('sha256').update(program).update(css).digest('hex')}\n`;
}

/** Writes the declarations of a workspace that are missing or outdated and removes those without CSS; returns how many were written. */
export function writeCssTypes(root: string): number {
  const program = readFileSync(new URL('class-names.ts', import.meta.url), 'utf8');
  const modules = globSync(['{shared-kit,shell-host,mf-*}/src/**/*.module.css', 'bench/*/page/**/*.module.css'], {
    cwd: root,
  });
  let written = 0;
  for (const path of modules) {
    const css = readFileSync(join(root, path), 'utf8');
    const target = join(root, folder, `${path}.d.ts`);
    const stamp = stampOf(css, program);
    if (existsSync(target) && readFileSync(target, 'utf8').startsWith(stamp)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, stamp + declarationOf(classNamesOf(css, path)));
    written += 1;
  }
  const kept = new Set(modules.map((path) => `${path}.d.ts`));
  for (const path of globSync('**/*.d.ts', { cwd: join(root, folder) })) {
    if (!kept.has(path)) rmSync(join(root, folder, path));
  }
  return written;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeCssTypes(fileURLToPath(new URL('../..', import.meta.url)));
