import { importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { zipSync } from 'fflate';
import { changedPackage, samplePackage } from '../../testing/sample-package.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
});
afterAll(() => app.close());

type Files = Readonly<Record<string, string | Uint8Array>>;
const zipOf = (files: Files, folder = '') =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}${path}`, Buffer.from(text as string)])),
  );
const importing = (zip: Uint8Array) => app.call(importPackage, { zip: Buffer.from(zip).toString('base64') }, 'adm');

test.each(['', 'sales/'])('a zip whose files stand in "%s" is imported as the files are', async (folder) => {
  const zip = zipOf({ ...samplePackage, '.DS_Store': 'x', 'models/.order.yaml.swp': 'x' }, folder);
  expect((await importing(zip)).data).toMatchObject({ appCode: 'sales', version: 1, steps: [] });
});

/** The zip with a number of four bytes in its directory written anew; `at` counts from the entry's start. */
function withDirectory(zip: Uint8Array, at: number, value: number): Uint8Array {
  const bytes = Buffer.from(zip);
  const start = bytes.readUInt32LE(bytes.length - 6);
  bytes.writeUInt32LE(value, start + at);
  return bytes;
}

const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`models/m${index}.yaml`, '']));
const large = 'a: '.padEnd(100_000, 'x');

test.each<[string, Uint8Array, RegExp]>([
  ['is none', Buffer.from('this is no zip at all, only some text'), /cannot be read as a zip/],
  ['is empty', Buffer.alloc(0), /cannot be read as a zip/],
  ['climbs out of its folder', zipOf({ ...samplePackage, '../models/x.yaml': '' }), /\.\.\/models/],
  ['names a file from the root', zipOf({ ...samplePackage, '/models/x.yaml': '' }), /\/models/],
  ['names a file as Windows does', zipOf({ ...samplePackage, 'models\\x.yaml': '' }), /models.*leaves the folder/],
  ['names a drive', zipOf({ ...samplePackage, 'c:x.yaml': '' }), /cannot be read|leaves the folder/],
  ['has a file twice', zipOf({ ...samplePackage, 'MODELS/order.yaml': '' }), /there twice/],
  ['has too many entries', zipOf(many), /more than 2000 entries/],
  ['has a file that is too large', zipOf({ 'models/x.yaml': 'x'.repeat(2_000_001) }), /models\/x.yaml.*2000000 bytes/],
  ['is a bomb', zipOf({ 'models/x.yaml': 'x'.repeat(1_900_000) }), /packed more than 200 times/],
  ['unpacks to more than it says', withDirectory(zipOf({ 'models/x.yaml': large }), 24, 100), /cannot be read/],
  ['is damaged', withDirectory(zipOf(samplePackage), 16, 0), /application\.yaml.*damaged/],
  ['has a file that is no text', zipOf({ ...samplePackage, 'models/x.yaml': Buffer.from([0xff, 0xfe]) }), /not text/],
  ['lacks the application', zipOf({ 'models/x.yaml': '' }), /application\.yaml.*missing/],
])('a zip that %s is refused', async (_, zip, message) => {
  const answer = await importing(zip);
  expect(answer).toMatchObject({ status: 400, errcode: codeOf('packageInvalid') });
  expect(answer.errmsg).toMatch(message);
});

test('files and a zip at once, or neither, are no import', async () => {
  const zip = Buffer.from(zipOf(samplePackage)).toString('base64');
  for (const input of [{}, { files: samplePackage, zip }]) {
    expect((await app.call(importPackage, input, 'adm')).errcode).toBe(codeOf('requestInvalid'));
  }
});

describe('the version of a package', () => {
  const versioned = (version: number | null, name: string) => {
    const line = version === null ? '' : `version: ${version}\n`;
    return changedPackage('application.yaml', 'code: sales\nname: 销售管理\n', `code: sales\n${line}name: ${name}\n`);
  };
  const put = async (
    version: number | null,
    name: string,
    options: { dryRun?: boolean; allowOlder?: boolean } = {},
  ) => {
    const { errcode, data } = await app.call(importPackage, { files: versioned(version, name), ...options }, 'adm');
    return errcode === 0 ? data.steps.map(({ action, target }) => `${action} ${target}`) : errcode;
  };

  test('is kept, an older one is refused unless it is allowed, the same one with other content is told', async () => {
    expect(await put(3, '三')).toEqual(['change application']);
    expect(await put(3, '三')).toEqual([]);
    expect(await put(3, '另')).toEqual(['change application', 'warn version 3']);
    for (const dryRun of [true, false]) expect(await put(2, '二', { dryRun })).toBe(codeOf('packageOlder'));
    expect(await put(3, '另')).toEqual([]);
    expect(await put(2, '二', { allowOlder: true })).toEqual(['change application']);
    expect(await put(2, '二')).toEqual([]);
  });

  test('is the installed one where the package says none', async () => {
    await put(7, '七');
    expect(await put(null, '七')).toEqual([]);
    expect(await put(6, '七')).toBe(codeOf('packageOlder'));
  });
});
