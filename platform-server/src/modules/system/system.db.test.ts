import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listHelpLinks } from '@portico/shared-kit/contract/help.endpoints';
import { editTheme, getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';

/** The product's version is the one of the whole repository. */
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as {
  version: string;
};

/** No address for the video. */
const environment = {
  HELP_MANUAL_URL: 'https://help.example/{locale}/',
  HELP_DEVELOPER_URL: '/api/openapi.json',
  CUSTOMER_SERVICE_URL: 'tel:+8610-12345678',
};

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(undefined, environment);
  await insertOrganisation(app.platform, {
    roles: [{ code: 'systemAdmin', name: '系统管理员', grants: ['SYS_MNG'] }],
    users: [
      { id: 'wang', name: '王芳', roles: ['systemAdmin'] },
      { id: 'li', name: '李雷' },
    ],
  });
});
afterAll(() => app.close());

test('before anything was chosen everybody gets the default theme without signing in', async () => {
  const { data } = await app.call(getSystemConfig, {}, null);
  expect(data).toMatchObject({
    clientVersion: version,
    corpId: 'main',
    theme: { color: 'default', outward: 'light' },
  });
});

test('a theme changes for the whole system', async () => {
  await app.call(editTheme, { color: 'blue', outward: 'dark' }, 'wang');
  expect((await app.call(getSystemConfig, {}, null)).data.theme).toMatchObject({ color: 'blue', outward: 'dark' });
});

test('the default colour forces the light appearance', async () => {
  const { data } = await app.call(editTheme, { color: 'default', outward: 'dark' }, 'wang');
  expect(data).toMatchObject({ color: 'default', outward: 'light' });
});

test('only administrators change it, and only to a known colour', async () => {
  expect((await app.call(editTheme, { color: 'red', outward: 'light' }, 'li')).errcode).toBe(codeOf('noPermission'));
  const unknown = { color: 'pink', outward: 'light' } as unknown as { color: 'red'; outward: 'light' };
  expect((await app.call(editTheme, unknown, 'wang')).errcode).toBe(codeOf('requestInvalid'));
});

test('help offers what has an address, and customer service to administrators only', async () => {
  const forStaff = [
    { topic: 'manual', url: 'https://help.example/{locale}/' },
    { topic: 'developer', url: '/api/openapi.json' },
  ];
  expect((await app.call(listHelpLinks, {}, 'li')).data).toEqual(forStaff);
  const service = { topic: 'customerService', url: 'tel:+8610-12345678' };
  expect((await app.call(listHelpLinks, {}, 'wang')).data).toEqual([...forStaff, service]);
  expect((await app.call(listHelpLinks, {}, null)).status).toBe(401);
});
