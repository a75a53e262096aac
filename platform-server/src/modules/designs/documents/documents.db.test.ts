import { maxDocumentDepth, maxDocumentLength } from '@portico/shared-kit/contract/document-design.schema';
import * as endpoints from '@portico/shared-kit/contract/designs.endpoints';
import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { documentScenarios } from '../../../testing/document-scenarios.ts';
import { type FormWorld, startFormWorld } from '../../../testing/form-world.ts';
import { addSecondTenant, theirs } from '../../../testing/second-tenant.ts';

/** The contract of all kinds is the same: that of pages stands for them. */
const calls = designEndpoints('portalPage');

let world: FormWorld;

describe.each(documentScenarios)('%s', (_, scenario) => {
  beforeAll(async () => {
    world = await startFormWorld();
  });
  afterAll(() => world.app.close());

  const { contentOf, withPart, lockSeconds } = scenario;
  const name = scenario.name as { readonly kind: 'portalPage'; readonly designKey: string };
  const call: FormWorld['app']['call'] = (...asked) => world.app.call(...asked);
  const codes = (...names: ErrorName[]) => names.map(codeOf);
  const design = async (userId = 'own') => (await call(calls.getDesign, name, userId)).data;
  const save = (revision: number, content: JsonObject, more: object = {}) =>
    call(calls.saveDesignDraft, { ...name, revision, content, ...more }, 'own');
  const publish = (revision: number, note = '') => call(calls.publishDesign, { ...name, revision, note }, 'own');
  const check = async (content: JsonObject) => (await call(calls.checkDesign, { ...name, content }, 'own')).data;
  const revisionNow = async () => (await design()).draft?.revision ?? 0;

  test('is begun as a draft by those who administer what it belongs to, and by nobody else', async () => {
    const create = (userId: string, facts: JsonObject = scenario.creation) =>
      call(calls.createDesign, { ...name, ...facts } as never, userId);
    const refused = [
      await create('ann'),
      await create('flow'),
      await create('far'),
      await create('own', scenario.foreign),
    ];
    const expected = codes('noPermission', 'noPermission', 'noPermissionToView', 'noPermissionToView');
    expect(refused.map(({ errcode }) => errcode)).toEqual(expected);
    const { data } = await create('own');
    expect(data).toMatchObject({ published: null, draft: { revision: 1, basedOn: null }, lock: { isMine: true } });
    expect(data).toMatchObject({
      appCode: 'sales',
      canTakeOver: false,
      uses: [],
      content: { version: contentOf('x')['version'] },
    });
    expect((await create('adm')).errcode).toBe(codeOf('designCodeTaken'));
    expect(await scenario.shown(world)).toBeNull();
  });

  test('is listed to those who may design it, and opened by them alone', async () => {
    const listed = async (userId: string, keyword = '') => {
      const { data } = await call(calls.listDesigns, { kind: name.kind, keyword }, userId);
      return data.map((each) => each.name);
    };
    const { name: ours } = scenario.creation;
    expect([await listed('own'), await listed('sys'), await listed('far')]).toEqual([[ours], [ours], []]);
    expect([await listed('own', name.designKey.slice(1, 6)), await listed('own', 'nothing')]).toEqual([[ours], []]);
    const opened = await Promise.all(['far', 'ann'].map((userId) => call(calls.getDesign, name, userId)));
    expect(opened.map(({ errcode }) => errcode)).toEqual(codes('noPermissionToView', 'noPermission'));
    const gone = await call(calls.getDesign, { ...name, designKey: 'nothing' }, 'own');
    const malformed = await call(calls.getDesign, { ...name, designKey: 'a.b' }, 'own');
    expect([gone.errcode, malformed.errcode]).toEqual(codes(scenario.refusals.missing, 'requestInvalid'));
  });

  test('keeps its draft by its revision, with the names that are given', async () => {
    const { data } = await save(1, contentOf('一'), { name: '改名', name_i18n: '{"en":"Renamed"}' });
    expect(data).toMatchObject({ name: '改名', name_i18n: '{"en":"Renamed"}', draft: { revision: 2, basedOn: null } });
    expect((await save(1, contentOf('晚'))).errcode).toBe(codeOf('designChanged'));
    const both = await Promise.all([save(2, contentOf('二')), save(2, contentOf('二'))]);
    expect(both.map(({ errcode }) => errcode).toSorted((left, right) => left - right)).toEqual([
      0,
      codeOf('designChanged'),
    ]);
    expect(await design()).toMatchObject({ name: '改名', content: contentOf('二') });
  });

  test('keeps what this program does not know of a content as it is, through saving, publication and restoration', async () => {
    const content = { ...withPart(contentOf('三'), scenario.unknownPart), plugin: { by: ['others'], at: null } };
    await save(3, content);
    expect((await design()).content).toEqual(content);
    const { problems, canPublish } = await check(content);
    expect(canPublish).toBe(true);
    expect(problems).toMatchObject([{ code: codeOf('designPartUnknown'), partId: 'z', severity: 'warning' }]);
    expect((await publish(4, ' 首版 ')).data).toMatchObject({ version: 1, note: '首版', isCurrent: true });
    const { data } = await call(calls.getDesignVersion, { ...name, version: 1 }, 'own');
    expect(data.content).toEqual(content);
    expect(await scenario.shown(world)).toEqual(content);
  });

  test('is published as a next version, and not where nothing differs or nothing is kept', async () => {
    expect(await design()).toMatchObject({ draft: null, published: { version: 1, publisher: { id: 'own' } } });
    expect((await publish(5)).errcode).toBe(codeOf('designChanged'));
    const { content } = await design();
    const { data } = await save(0, content);
    expect(data.draft).toMatchObject({ basedOn: 1, isOutdated: false });
    expect((await publish(await revisionNow())).errcode).toBe(codeOf('designUnchanged'));
    await save(await revisionNow(), contentOf('四'));
    expect((await publish(await revisionNow())).data).toMatchObject({ version: 2, note: '' });
    const { data: list } = await call(calls.listDesignVersions, { ...name, page: 0, size: 1 }, 'sys');
    expect(list).toMatchObject({ totalElements: 2, content: [{ version: 2, name: '改名', isCurrent: true }] });
    expect(await scenario.shown(world)).toEqual(contentOf('四'));
  });

  test('goes back to a version as a draft, which is let go', async () => {
    const back = { ...name, revision: 0 };
    const missing = await call(calls.restoreDesignVersion, { ...back, version: 9 }, 'own');
    expect(missing.errcode).toBe(codeOf('designVersionMissing'));
    const { data } = await call(calls.restoreDesignVersion, { ...back, version: 1 }, 'own');
    expect(data).toMatchObject({ content: { plugin: { by: ['others'], at: null } }, draft: { basedOn: 2 } });
    const revision = data.draft?.revision ?? 0;
    await call(calls.discardDesignDraft, { ...name, revision }, 'own');
    expect(await design()).toMatchObject({ draft: null, content: contentOf('四') });
  });

  test(`is locked for ${lockSeconds} seconds, taken over by administrators of the system, and its former holder is told`, async () => {
    const take = (userId: string) => call(calls.takeDesignLock, name, userId);
    await take('own');
    world.clock.at += (lockSeconds - 1) * 1_000;
    expect((await take('adm')).errcode).toBe(codeOf('designLocked'));
    world.clock.at += 2_000;
    expect((await take('adm')).data).toMatchObject({ holder: { id: 'adm' }, isMine: true });
    expect((await save(0, contentOf('五'))).errcode).toBe(codeOf('designLocked'));
    expect((await call(calls.takeOverDesignLock, name, 'own')).errcode).toBe(codeOf('noPermission'));
    await call(calls.releaseDesignLock, name, 'adm');
    expect((await save(0, contentOf('五'))).errcode).toBe(codeOf('designNotLocked'));
    await take('own');
    await call(calls.takeOverDesignLock, name, 'sys');
    const asked = { tab: 'MESSAGE', messageType: 'STATION', readState: 'UNREADED', page: 0, size: 1 } as const;
    const { data } = await call(searchNotifications, asked, 'own', 'en');
    expect(data.MESSAGE.content[0]?.content).toMatch(/^Sys has taken over the (portal page|print template|report) “/);
    await call(calls.releaseDesignLock, name, 'sys');
    await take('own');
  });

  test('is not kept where its content is too large, too deep, of a newer program or of no version', async () => {
    const deep = JSON.parse(`${'['.repeat(maxDocumentDepth + 5)}${']'.repeat(maxDocumentDepth + 5)}`) as unknown;
    const contents = [
      { ...contentOf('x'), more: 'x'.repeat(maxDocumentLength) },
      { ...contentOf('x'), deep },
      { ...contentOf('x'), version: 3 },
      { ...contentOf('x'), version: '1' },
    ];
    const saved = await Promise.all(contents.map((content) => save(0, content)));
    const expected = codes('designTooLarge', 'designTooDeep', 'designNewer', 'designUnreadable');
    expect(saved.map(({ errcode }) => errcode)).toEqual(expected);
    expect((await save(0, [] as never)).errcode).toBe(codeOf('requestInvalid'));
    expect((await design()).draft).toBeNull();
  });

  test.each([
    ['of a newer program', { version: 3 }, ['designNewer', '']],
    ['without its parts', { page: 1, pages: 1, charts: 1 }, ['designUnreadable', '']],
    [
      'with a script as a link, wherever it stands',
      { other: { to: ' Java\tScript:alert(1)' } },
      ['designLinkUnsafe', '/other/to'],
    ],
  ] as const)('a content %s is told of and not published', async (_what, change, [error, path]) => {
    const { problems, canPublish } = await check({ ...contentOf('x'), ...change });
    expect(canPublish).toBe(false);
    expect(problems).toMatchObject([{ code: codeOf(error), path, partId: null, severity: 'error' }]);
  });

  test('a part with a value that is not allowed is told of with its place, and refused', async () => {
    const content = withPart(contentOf('六'), scenario.invalidPart);
    const finding = { code: codeOf('designValueInvalid'), path: scenario.invalidPath, partId: 'z' };
    expect((await check(content)).problems).toMatchObject([finding]);
    await save(0, content);
    expect((await publish(await revisionNow())).errcode).toBe(codeOf('designValueInvalid'));
    expect(await scenario.shown(world)).toEqual(contentOf('四'));
    await call(calls.discardDesignDraft, { ...name, revision: await revisionNow() }, 'own');
  });

  test('is shown and offered while it is switched on', async () => {
    const switchTo = (availability: 'on' | 'off' | 'retired') =>
      call(calls.setDesignAvailability, { ...name, availability }, 'own');
    for (const availability of ['off', 'retired'] as const) {
      await switchTo(availability);
      expect([await scenario.shown(world), (await design()).availability]).toEqual([null, availability]);
    }
    await switchTo('on');
    expect(await scenario.shown(world)).toEqual(contentOf('四'));
  });

  test('is not deleted while a menu leads to it, and is gone with its versions afterwards', async () => {
    const { db } = world.app.platform.connections;
    const entry = { corp_id: 'main', id: name.kind, app_code: 'sales', code: `to${name.kind}`, type: 'Page' };
    await db
      .insertInto('menu_item')
      .values({ ...entry, name: '入口', pc_url: scenario.address })
      .execute();
    expect((await design()).uses).toEqual([
      { name: '菜单“入口”', name_i18n: expect.stringContaining('menu item') as string },
    ]);
    const refused = await call(calls.deleteDesign, name, 'own', 'zh');
    expect([refused.errcode, refused.errmsg]).toEqual([
      codeOf(scenario.refusals.inUse),
      expect.stringContaining('菜单“入口”'),
    ]);
    await db.deleteFrom('menu_item').where('id', '=', name.kind).execute();
    await addSecondTenant(world.app.platform);
    await call(calls.deleteDesign, name, 'own');
    expect((await call(calls.getDesign, name, 'own')).errcode).toBe(codeOf(scenario.refusals.missing));
    const kept = await Promise.all(
      scenario.tables.map((table) => db.selectFrom(table).select(['corp_id', 'name']).execute()),
    );
    const [head = [], versions = []] = kept;
    expect(head.concat(versions).every((row) => row.corp_id === 'other' && row.name === theirs)).toBe(true);
    expect([head.length, versions.length]).toEqual([1, 2]);
  });

  test('that was never published is gone with its draft', async () => {
    await call(calls.createDesign, { ...name, ...scenario.creation } as never, 'own');
    await call(endpoints.discardDesignDraft, { ...name, revision: 1 }, 'own');
    expect((await call(calls.getDesign, name, 'own')).errcode).toBe(codeOf(scenario.refusals.missing));
  });
});
