import type { ListLayout } from '@portico/shared-kit/contract/list-layout.schema';
import { getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import {
  createSavedView,
  deleteSavedView,
  getSavedView,
  listSavedViews,
  setDefaultView,
  shareSavedView,
  updateSavedView,
} from '@portico/shared-kit/contract/saved-views.endpoints';
import type { ShareSavedViewInput } from '@portico/shared-kit/contract/saved-views.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { TestApp } from '../../testing/test-app.ts';
import { startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
});
beforeEach(async () => {
  const { db } = app.platform.connections;
  await db.deleteFrom('default_view').execute();
  await db.deleteFrom('saved_view').execute();
});
afterAll(() => app.close());

const orders = { schemaCode: 'Order' };
const layout: ListLayout = { columns: [], widths: { amount: 240 }, pins: {}, density: 'compact', isFilterOpen: null };
const state = { viewCode: 'all', query: 'q=large', layout };

const save = (userId: string, name: string) => app.call(createSavedView, { ...orders, ...state, name }, userId);
const share = (id: string, sharing: Partial<ShareSavedViewInput>, userId = 'adm') =>
  app.call(
    shareSavedView,
    { ...orders, id, audience: 'everyone', roleIds: [], defaultRoleIds: [], ...sharing },
    userId,
  );
const names = async (userId: string) =>
  (await app.call(listSavedViews, orders, userId)).data.views.map(({ name }) => name);
const opened = async (userId: string) => (await app.call(getListConfigData, orders, userId)).data.defaultView?.id;

/** A view of the administrator that others have in their menu. */
async function shared(name: string, sharing: Partial<ShareSavedViewInput>): Promise<string> {
  const { data } = await save('adm', name);
  expect((await share(data.id, sharing)).errcode).toBe(0);
  return data.id;
}

describe('saved views', () => {
  test('hold the state of a list for their owner alone', async () => {
    const { data } = await save('ann', ' 大额 ');
    expect(data).toMatchObject({ name: '大额', viewCode: 'all', query: 'q=large', isOwn: true, mayChange: true });
    expect((await app.call(getSavedView, { ...orders, id: data.id }, 'ann')).data.layout).toEqual(layout);
    expect([await names('ann'), await names('bob'), await names('adm')]).toEqual([['大额'], [], []]);
    for (const stranger of ['bob', 'adm']) {
      const missing = { errcode: codeOf('savedViewMissing'), status: 404 };
      const view = { ...orders, id: data.id };
      expect(await app.call(getSavedView, view, stranger)).toMatchObject(missing);
      expect(await app.call(updateSavedView, { ...view, name: 'mine' }, stranger)).toMatchObject(missing);
      expect(await app.call(setDefaultView, { ...orders, savedViewId: data.id }, stranger)).toMatchObject(missing);
      expect((await app.call(deleteSavedView, view, stranger)).errcode).toBe(0);
    }
    expect(await names('ann')).toEqual(['大额']);
  });

  test('are renamed, overwritten and deleted by their owner', async () => {
    const { data } = await save('ann', 'a');
    const view = { ...orders, id: data.id };
    const next = { viewCode: 'all', query: 'sort=amount.desc', layout: null };
    await app.call(updateSavedView, { ...view, name: 'b' }, 'ann');
    expect((await app.call(getSavedView, view, 'ann')).data).toMatchObject({ name: 'b', query: 'q=large', layout });
    await app.call(updateSavedView, { ...view, state: next }, 'ann');
    expect((await app.call(getSavedView, view, 'ann')).data).toMatchObject({ name: 'b', ...next });
    await app.call(setDefaultView, { ...orders, savedViewId: data.id }, 'ann');
    expect((await app.call(deleteSavedView, view, 'ann')).errcode).toBe(0);
    expect((await app.call(deleteSavedView, view, 'ann')).errcode).toBe(0);
    expect([await names('ann'), await opened('ann')]).toEqual([[], undefined]);
  });

  test('have one name each, are at most fifty, and are of a view that there is', async () => {
    const first = await save('ann', 'v0');
    expect((await save('ann', ' v0 ')).errcode).toBe(codeOf('savedNameTaken'));
    expect((await save('bob', 'v0')).errcode).toBe(0);
    for (let at = 1; at < 50; at += 1) expect((await save('ann', `v${at}`)).errcode).toBe(0);
    expect((await save('ann', 'one more')).errcode).toBe(codeOf('savedLimitReached'));
    const named = { ...orders, id: first.data.id };
    expect((await app.call(updateSavedView, { ...named, name: 'v1' }, 'ann')).errcode).toBe(codeOf('savedNameTaken'));
    expect((await app.call(updateSavedView, { ...named, name: 'v0' }, 'ann')).errcode).toBe(0);
    const gone = { ...state, viewCode: 'gone' };
    expect((await app.call(updateSavedView, { ...named, state: gone }, 'ann')).errcode).toBe(codeOf('listViewMissing'));
    expect((await app.call(createSavedView, { ...orders, ...gone, name: 'g' }, 'bob')).errcode).toBe(
      codeOf('listViewMissing'),
    );
  });

  test.each([
    ['a name of spaces', { name: '   ' }],
    ['a name of 51 characters', { name: 'x'.repeat(51) }],
    ['a state of 8,001 characters', { query: 'x'.repeat(8001) }],
    ['a layout of something else', { layout: { columns: 'all' } }],
    ['a view code that is none', { viewCode: "all'; drop table saved_view; --" }],
  ])('refuse %s', async (_, wrong) => {
    const input = { ...orders, ...state, name: 'a', ...wrong };
    expect((await app.call(createSavedView, input as never, 'ann')).status).toBe(400);
    expect(await names('ann')).toEqual([]);
  });

  test('keep names with markup, quotes and NUL as text, or refuse them', async () => {
    const name = `<img src=x onerror=alert(1)> '"; --`;
    expect((await save('ann', name)).data.name).toBe(name);
    expect((await save('ann', 'a\u0000b')).status).toBe(400);
    expect(await names('ann')).toEqual([name]);
  });

  test('are for who sees the list', async () => {
    for (const call of [
      app.call(listSavedViews, orders, 'out'),
      save('out', 'a'),
      app.call(setDefaultView, { ...orders, savedViewId: null }, 'out'),
    ])
      expect((await call).errcode).toBe(codeOf('noPermissionToView'));
  });
});

describe('shared views', () => {
  test('are shared by who designs the model, with everybody or with some roles', async () => {
    await shared('for all', {});
    await shared('for leads', { audience: 'roles', roleIds: ['lead'] });
    await save('adm', 'own');
    expect(await names('lee')).toEqual(['for all', 'for leads']);
    expect(await names('ann')).toEqual(['for all']);
    const own = await save('ann', 'mine');
    expect((await share(own.data.id, {}, 'ann')).status).toBe(403);
    expect((await app.call(listSavedViews, orders, 'ann')).data.mayShare).toBe(false);
    expect((await app.call(listSavedViews, orders, 'adm')).data.mayShare).toBe(true);
  });

  test('are changed only by who has seen their last change, unless they say that they overwrite it', async () => {
    const id = await shared('for all', {});
    const view = { ...orders, id };
    const { revision } = (await app.call(getSavedView, view, 'adm')).data;
    const renamed = await app.call(updateSavedView, { ...view, revision, name: 'for everyone' }, 'adm');
    expect(renamed.data).toMatchObject({ name: 'for everyone', revision: revision + 1 });
    const changed = {
      errcode: codeOf('savedViewChanged'),
      status: 409,
      errmsg: expect.stringContaining('for everyone'),
    };
    const next = { viewCode: 'all', query: 'q=b', layout: null };
    expect(await app.call(updateSavedView, { ...view, revision, state: next }, 'adm')).toMatchObject(changed);
    expect(await share(id, { revision, audience: 'owner' })).toMatchObject(changed);
    expect((await app.call(getSavedView, view, 'ann')).data).toMatchObject({
      query: 'q=large',
      revision: revision + 1,
    });
    expect((await app.call(updateSavedView, { ...view, state: next }, 'adm')).data).toMatchObject({ query: 'q=b' });
    expect((await share(id, { revision: revision + 2 })).data.revision).toBe(revision + 3);
  });

  test('are changed and deleted by no reader, and are theirs no more once they are not shared', async () => {
    const id = await shared('for all', {});
    const view = { ...orders, id };
    expect((await app.call(getSavedView, view, 'ann')).data).toMatchObject({
      isOwn: false,
      mayChange: false,
      owner: { name: '管' },
    });
    expect((await app.call(updateSavedView, { ...view, name: 'mine' }, 'ann')).errcode).toBe(codeOf('noPermission'));
    expect((await app.call(deleteSavedView, view, 'ann')).errcode).toBe(codeOf('noPermission'));
    await app.call(setDefaultView, { ...orders, savedViewId: id }, 'ann');
    expect(await opened('ann')).toBe(id);
    await share(id, { audience: 'owner' });
    expect([await names('ann'), await opened('ann')]).toEqual([[], undefined]);
  });

  test('refuse roles that there are not, an audience of no role, and defaults outside of the audience', async () => {
    const { data } = await save('adm', 'a');
    for (const wrong of [
      { audience: 'roles' as const, roleIds: ['nobody'] },
      { audience: 'roles' as const, roleIds: [] },
      { audience: 'everyone' as const, roleIds: ['lead'] },
      { audience: 'owner' as const, defaultRoleIds: ['lead'] },
      { audience: 'roles' as const, roleIds: ['lead'], defaultRoleIds: ['clerk'] },
    ])
      expect((await share(data.id, wrong)).errcode).toBe(codeOf('requestInvalid'));
    expect(await names('lee')).toEqual([]);
  });

  test('a list opens with its own default, else with that of the first role, and only where no view is named', async () => {
    const clerks = await shared('clerks', { defaultRoleIds: ['clerk'] });
    const auditors = await shared('auditors', { defaultRoleIds: ['auditor'] });
    const { db } = app.platform.connections;
    await db.updateTable('role').set({ sort_key: 2 }).where('id', '=', 'clerk').execute();
    await db.updateTable('role').set({ sort_key: 1 }).where('id', '=', 'auditor').execute();
    expect([await opened('ann'), await opened('amy'), await opened('lee')]).toEqual([clerks, auditors, undefined]);
    const { data } = await save('amy', 'mine');
    await app.call(setDefaultView, { ...orders, savedViewId: data.id }, 'amy');
    expect(await opened('amy')).toBe(data.id);
    const named = await app.call(getListConfigData, { ...orders, code: 'all' }, 'amy');
    expect(named.data.defaultView).toBeUndefined();
    await app.call(setDefaultView, { ...orders, savedViewId: null }, 'amy');
    expect(await opened('amy')).toBe(auditors);
    // One view is the default of a role: the next one takes its place.
    const next = await shared('next', { defaultRoleIds: ['clerk'] });
    expect(await opened('ann')).toBe(next);
    await app.call(deleteSavedView, { ...orders, id: next }, 'adm');
    expect(await opened('ann')).toBeUndefined();
  });

  test('a default whose view the model has lost is passed over', async () => {
    const { data } = await save('ann', 'a');
    await app.call(setDefaultView, { ...orders, savedViewId: data.id }, 'ann');
    await app.platform.connections.db.updateTable('saved_view').set({ view_code: 'gone' }).execute();
    expect(await opened('ann')).toBeUndefined();
    expect(await names('ann')).toEqual(['a']);
  });
});
