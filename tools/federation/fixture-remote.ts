import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The name under which tests plant a remote. */
export const fixture = 'mf-fixture';

/** Runs the work while the package `mf-fixture` has these files, by path, and no longer. */
export async function withFixture<T>(files: Readonly<Record<string, string>>, work: () => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-fixture-'));
  for (const [name, text] of Object.entries({ 'src/exposes.ts': 'export const exposes = {};', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const before = process.env['EXTRA_PACKAGES'];
  process.env['EXTRA_PACKAGES'] = `${fixture}=${folder}`;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env['EXTRA_PACKAGES'];
    else process.env['EXTRA_PACKAGES'] = before;
    rmSync(folder, { recursive: true, force: true });
  }
}
