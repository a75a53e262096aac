import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { runPackageCommand } from './package-command.ts';
import { samplePackage } from './testing/sample-package.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let home: string;

beforeAll(async () => {
  app = await startTestApp();
  home = await mkdtemp(join(tmpdir(), 'portico-package-'));
  for (const [path, text] of Object.entries(samplePackage)) {
    const file = join(home, 'sales', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const zipped = Object.entries(samplePackage).map(([path, text]) => [`sales/${path}`, Buffer.from(text)] as const);
  await writeFile(join(home, 'sales.zip'), zipSync(Object.fromEntries(zipped)));
});
afterAll(async () => {
  await rm(home, { recursive: true, force: true });
  await app.close();
});

test('a dry run prints the plan of table changes and changes nothing; the import does what it said', async () => {
  const planned = await runPackageCommand(app, ['import', join(home, 'sales'), '--dry-run']);
  expect(planned).toMatch(/^Application sales, version 1: would change\n\nAction +Target +Detail\n-+ +-+ +-+\n/);
  expect(planned).toMatch(/^createTable +biz_order +15 columns$/m);
  expect(await app.services.models.all()).toEqual([]);
  const done = await runPackageCommand(app, ['import', join(home, 'sales')]);
  expect(done).toBe(planned.replace('would change', 'changed'));
});

test('a zip of the same folder changes nothing any more', async () => {
  expect(await runPackageCommand(app, ['import', join(home, 'sales.zip')])).toMatch(
    /^Application sales, version 1: nothing was changed\n\n.*\n.*\nwarn +role boss/,
  );
});

test.each([[[]], [['import']], [['export']], [['import', 'a', 'b']], [['import', 'a', '--force']]])(
  'what makes no command is answered with the usage: %j',
  async (words) => {
    await expect(runPackageCommand(app, words)).rejects.toThrow('Usage: ');
  },
);
