import { listOwnApplications, markFavourite } from '@portico/shared-kit/contract/own-applications.endpoints';
import { noteVisit } from '@portico/shared-kit/contract/portal.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { asJson } from '../../database/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';

let app: TestApp;
let clock = new Date('2026-03-02T01:00:00Z');

const codes = ['a', 'b', 'c', 'd', 'e', 'secret'];

beforeAll(async () => {
  app = await startTestApp(() => clock);
  await insertOrganisation(app.platform, {
    roles: [{ code: 'boss', name: '主管' }],
    users: [
      { id: 'li', name: '李雷' },
      { id: 'han', name: '韩梅' },
    ],
  });
  const { db } = app.platform.connections;
  for (const code of codes) {
    const own = { corp_id: 'main', id: code, code, name: code };
    const roles = code === 'secret' ? asJson(['boss']) : null;
    await db
      .insertInto('application')
      .values({ ...own, role_codes: roles })
      .execute();
    const entry = { corp_id: 'main', id: `m-${code}`, app_code: code, code: 'desk', type: 'Page', name: code };
    await db.insertInto('menu_item').values(entry).execute();
  }
});
afterAll(() => app.close());

const own = async (userId = 'li') => (await app.call(listOwnApplications, {}, userId)).data;
const mark = (appCode: string, isFavourite = true, userId = 'li') => {
  clock = new Date(clock.getTime() + 1000);
  return app.call(markFavourite, { appCode, isFavourite }, userId);
};
const open = (appCode: string) => {
  clock = new Date(clock.getTime() + 1000);
  return app.call(noteVisit, { kind: 'menu', code: 'desk', appCode }, 'li');
};

describe('recent applications', () => {
  test('are the last four whose pages were opened, the newest first, each once', async () => {
    for (const code of ['a', 'b', 'c', 'd', 'e', 'b']) await open(code);
    expect((await own()).recent).toEqual(['b', 'e', 'd', 'c']);
    expect((await own('han')).recent).toEqual([]);
  });

  test('leave out what the user may not open, and take the next one in its place', async () => {
    await open('secret');
    expect((await own()).recent).toEqual(['b', 'e', 'd', 'c']);
    const { db } = app.platform.connections;
    await db.updateTable('application').set({ enabled: false }).where('code', '=', 'e').execute();
    expect((await own()).recent).toEqual(['b', 'd', 'c', 'a']);
    await db.updateTable('application').set({ enabled: true }).where('code', '=', 'e').execute();
    expect((await own()).recent).toEqual(['b', 'e', 'd', 'c']);
  });
});

describe('favourite applications', () => {
  test('are kept for each user, in the order they were marked, and taken back', async () => {
    await mark('c');
    await mark('a');
    await mark('c');
    await mark('b', true, 'han');
    expect((await own()).favourites).toEqual(['c', 'a']);
    expect((await own('han')).favourites).toEqual(['b']);
    await mark('c', false);
    await mark('c', false);
    expect((await own()).favourites).toEqual(['a']);
  });

  test('are none that the user may not open; a mark on one says that there is no such application', async () => {
    const refused = codeOf('applicationMissing');
    expect((await mark('secret')).errcode).toBe(refused);
    expect((await mark('nowhere')).errcode).toBe(refused);
    expect((await app.call(markFavourite, { appCode: 'a', isFavourite: true }, null)).errcode).toBe(
      codeOf('notSignedIn'),
    );
  });

  test('marked in two tabs at once are marked once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => mark('d')));
    expect((await own()).favourites.filter((code) => code === 'd')).toEqual(['d']);
  });

  test('that are hidden for a while come back with their mark', async () => {
    const { db } = app.platform.connections;
    await db.updateTable('application').set({ enabled: false }).where('code', '=', 'a').execute();
    expect((await own()).favourites).not.toContain('a');
    await db.updateTable('application').set({ enabled: true }).where('code', '=', 'a').execute();
    expect((await own()).favourites).toContain('a');
  });
});
