import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashPassword } from './modules/session/index.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { insertOrganisation } from './testing/test-organisation.ts';

const docs = new URL('../../docs/', `file://${__filename}`);
const run = promisify(execFile);

let app: TestApp;
let home: string;

beforeAll(async () => {
  app = await startTestApp();
  home = await mkdtemp(join(tmpdir(), 'portico-docs-'));
});
afterAll(async () => {
  await rm(home, { recursive: true, force: true });
  await app.close();
});

/** The blocks of a language in a document. */
async function blocksOf(file: string, language: string): Promise<string[]> {
  const text = await readFile(new URL(file, docs), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, block = '']) => block,
  );
}

test('the script of the documentation signs in and gets the organisation', async () => {
  const password = 'Kiln-4821-xyz';
  await insertOrganisation(app.platform, {
    roles: [
      { code: 'root', name: '管理员', grants: ['ADMIN'] },
      { code: 'sysAdmin', name: '系统管理员', grants: ['SYS_MNG'] },
    ],
    users: [
      { id: 'admin', name: '管理员', roles: ['root'] },
      { id: 'robot', name: '脚本', roles: ['sysAdmin'], passwordHash: await hashPassword(password) },
    ],
  });
  const portal = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const [script = ''] = await blocksOf('first-steps.md', 'js');
  const file = join(home, 'script.mjs');
  await writeFile(file, script);
  const env = { PORTAL: portal, ACCOUNT: 'robot', PASSWORD: password };
  const { stdout } = await run(process.execPath, [file], { env });
  expect(stdout).toMatch(/\nrobot,robot,脚本,/);
  await expect(run(process.execPath, [file], { env: { ...env, PASSWORD: 'wrong' } })).rejects.toThrow('100006');
});

test('the files of the documentation are read as it says', async () => {
  const [described = ''] = await blocksOf('organisation-files.md', 'yaml');
  const [people = ''] = await blocksOf('organisation-files.md', 'csv');
  const { organisation } = app.services;
  const files = { 'organisation.yaml': described };
  const { steps } = await organisation.files.importFiles(files, {}, null);
  expect(steps.map(({ action, target }) => `${action} ${target}`)).toEqual([
    'change organisation',
    'create department group',
    'create department sales',
    'create role clerk',
    'create role systemAdmin',
    'create person wang',
  ]);
  const second = await organisation.files.importFiles({ 'people.csv': people }, {}, null);
  expect(second.steps.map(({ action, target }) => `${action} ${target}`)).toEqual([
    'change person wang',
    'create person li',
  ]);
});
