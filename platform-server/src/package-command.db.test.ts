import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

test('an export to a folder or a zip is a package that changes nothing, and leaves what is there alone', async () => {
  const nothing = 'Application sales, version 1: nothing was changed';
  for (const path of [join(home, 'copy'), join(home, 'copies', 'copy.zip')]) {
    const words = ['export', 'sales', path];
    expect(await runPackageCommand(app, words)).toBe(`Application sales, version 1: 3 files in ${path}`);
    expect(await runPackageCommand(app, ['import', path])).toMatch(nothing);
    await expect(runPackageCommand(app, words)).rejects.toThrow('is there already');
    await runPackageCommand(app, [...words, '--replace']);
    expect(await runPackageCommand(app, ['import', path])).toMatch(nothing);
  }
});

test('an export in the place of another takes away files of it that are no more, and no others', async () => {
  const copy = join(home, 'copy');
  await writeFile(join(copy, 'models', 'gone.yaml'), 'schemaCode: gone');
  await writeFile(join(copy, 'README.md'), 'kept');
  await runPackageCommand(app, ['export', 'sales', copy, '--replace']);
  expect((await readdir(join(copy, 'models'))).sort()).toEqual(['Customer.yaml', 'Order.yaml']);
  expect(await readFile(join(copy, 'README.md'), 'utf8')).toBe('kept');
});

test.each([
  [[]],
  [['import']],
  [['export']],
  [['export', 'sales']],
  [['import', 'a', 'b']],
  [['import', 'a', '--force']],
])('what makes no command is answered with the usage: %j', async (words) => {
  await expect(runPackageCommand(app, words)).rejects.toThrow('Usage:');
});
