import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { type FormWorld, formWith, ofOrders, orderDesign, startFormWorld } from '../../../testing/form-world.ts';

const endpoints = designEndpoints('form');

let world: FormWorld;
const call: FormWorld['app']['call'] = (...asked) => world.app.call(...asked);

beforeAll(async () => {
  world = await startFormWorld();
});
afterAll(() => world.app.close());

const shown = async (userId: string) => (await call(getForm, ofOrders, userId)).data.form.sections;
const design = async (userId = 'adm') => (await call(endpoints.getDesign, orderDesign, userId)).data;
const byNumber = (left: number, right: number) => left - right;
const free = (userId: string) => call(endpoints.releaseDesignLock, orderDesign, userId);

describe('who designs which forms', () => {
  test.each([
    ['the root administrator', 'adm', ['Customer', 'Order']],
    ['a system administrator', 'sys', ['Customer', 'Order']],
    ['an application administrator', 'own', ['Order']],
    ['one who sees no model', 'far', []],
  ])('%s', async (_who, userId, expected) => {
    const { data } = await call(endpoints.listDesigns, { kind: 'form' }, userId);
    expect(data.map(({ schemaCode }) => schemaCode).sort()).toEqual(expected);
  });

  test.each(['ann', 'flow'])('nobody without the grant: %s', async (userId) => {
    const { errcode } = await call(endpoints.listDesigns, { kind: 'form' }, userId);
    expect(errcode).toBe(codeOf('noPermission'));
  });

  test('a form of a model that is not theirs is not told of, be it there or not', async () => {
    const asked = ['main', 'nothing'].map((sheetCode) => formDesignName({ schemaCode: 'Customer', sheetCode }));
    const answers = await Promise.all(asked.map((input) => call(endpoints.getDesign, input, 'own')));
    expect(answers.map(({ errcode }) => errcode)).toEqual([700023, 700023]);
    expect((await call(endpoints.getDesign, formDesignName({ ...ofOrders, sheetCode: 'x' }), 'own')).errcode).toBe(
      302001,
    );
    expect((await call(endpoints.getDesign, formDesignName({ schemaCode: 'X', sheetCode: 'x' }), 'own')).errcode).toBe(
      300001,
    );
  });

  test('a list is narrowed to an application and to words of form or model', async () => {
    const of = async (input: object) =>
      (await call(endpoints.listDesigns, { kind: 'form', ...input }, 'adm')).data.map(({ schemaCode }) => schemaCode);
    expect(await of({ keyword: ' cust ' })).toEqual(['Customer']);
    expect(await of({ keyword: '销售订单' })).toEqual(['Order']);
    expect(await of({ appCode: 'sales', keyword: 'nothing' })).toEqual([]);
    expect(await of({ appCode: 'other' })).toEqual([]);
  });
});

test('a form is opened with what its model has to location, and who may see it', async () => {
  const { form, properties, requiredItems, roles, published, draft, lock, canTakeOver } = await design();
  expect(form).toEqual(formWith('title', 'amount', 'lines'));
  expect(properties.find(({ code }) => code === 'createdTime')?.system).toBe(true);
  expect(properties.some((property) => 'writable' in property)).toBe(false);
  expect(requiredItems).toEqual(['title']);
  expect(roles.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'clerk 职员',
    'lead 主管',
    'auditor 审计',
    'boss 经理',
  ]);
  expect(published).toMatchObject({ version: 1, publisher: null });
  expect([draft, lock, canTakeOver]).toEqual([null, null, true]);
  expect((await design('own')).canTakeOver).toBe(false);
});

describe('the lock', () => {
  afterEach(async () => {
    await Promise.all(['adm', 'sys', 'own'].map(free));
  });

  test('is had by one of two who take it at once, and the other hears by whom', async () => {
    const answers = await Promise.all(
      ['adm', 'own'].map((userId) => call(endpoints.takeDesignLock, orderDesign, userId)),
    );
    expect(answers.map(({ errcode }) => errcode).toSorted(byNumber)).toEqual([0, codeOf('designLocked')]);
    const lost = answers.find(({ errcode }) => errcode !== 0);
    expect(lost?.errmsg).toMatch(/^(管|应用甲) is designing this form/);
  });

  test('is needed for everything that writes, and nothing is written without it', async () => {
    await call(endpoints.takeDesignLock, orderDesign, 'own');
    const draft = { ...orderDesign, revision: 0 };
    const answers = async () => [
      await call(endpoints.saveDesignDraft, { ...draft, form: formWith('title') }, 'adm'),
      await call(endpoints.discardDesignDraft, draft, 'adm'),
      await call(endpoints.restoreDesignVersion, { ...draft, version: 1 }, 'adm'),
      await call(endpoints.publishDesign, { ...draft, revision: 1 }, 'adm'),
    ];
    expect((await answers()).map(({ errcode }) => errcode)).toEqual(Array(4).fill(codeOf('designLocked')));
    await free('own');
    expect((await answers()).map(({ errcode }) => errcode)).toEqual(Array(4).fill(codeOf('designNotLocked')));
    expect((await design()).draft).toBeNull();
  });

  test('runs out where it is not renewed', async () => {
    await call(endpoints.takeDesignLock, orderDesign, 'own');
    world.clock.at += 89_000;
    expect((await call(endpoints.takeDesignLock, orderDesign, 'adm')).errcode).toBe(codeOf('designLocked'));
    world.clock.at += 2_000;
    expect((await call(endpoints.takeDesignLock, orderDesign, 'adm')).data).toMatchObject({ isMine: true });
  });

  test('is taken over by administrators of the system, and its former holder is told', async () => {
    await call(endpoints.takeDesignLock, orderDesign, 'own');
    await call(endpoints.takeOverDesignLock, orderDesign, 'sys');
    expect((await design('own')).lock).toMatchObject({ holder: { id: 'sys' }, isMine: false });
    expect((await call(endpoints.takeOverDesignLock, orderDesign, 'own')).errcode).toBe(codeOf('noPermission'));
    const asked = { tab: 'MESSAGE', messageType: 'STATION', readState: 'UNREADED', page: 0, size: 10 } as const;
    const { data } = await call(searchNotifications, asked, 'own', 'en');
    expect(data.MESSAGE.content.map(({ content }) => content)).toEqual([
      'Sys has taken over the form “订单”: you can no longer save changes',
    ]);
  });
});

describe('a draft', () => {
  beforeAll(() => call(endpoints.takeDesignLock, orderDesign, 'adm'));
  afterAll(() => free('adm'));

  test('may be unfinished, and is seen by nobody before it is published', async () => {
    const form = {
      ...formWith(),
      tabs: [{ code: 't', title: '' }],
      sections: [{ title: '', tab: 'gone', properties: ['nothing', 'title', 'title'] }],
    };
    const { data } = await call(endpoints.saveDesignDraft, { ...orderDesign, revision: 0, form }, 'adm');
    expect(data.draft).toMatchObject({ revision: 1, basedOn: 1, isOutdated: false, modifier: { id: 'adm' } });
    expect((await design()).form).toEqual(form);
    expect(await shown('ann')).toEqual(formWith('title', 'amount', 'lines').sections);
    const { errcode } = await call(endpoints.publishDesign, { ...orderDesign, revision: 1 }, 'adm');
    expect(errcode).toBe(codeOf('formTabWithoutTitle'));
  });

  test('is refused where it is another than its designer has seen, and stays', async () => {
    const late = { ...orderDesign, revision: 0, form: formWith('remark') };
    const { errcode, errmsg } = await call(endpoints.saveDesignDraft, late, 'adm', 'zh');
    expect([errcode, errmsg]).toEqual([codeOf('designChanged'), expect.stringContaining('已被 管 修改')]);
    expect((await design()).draft?.revision).toBe(1);
  });

  test('of two savings at once the later is refused', async () => {
    const draft = { ...orderDesign, revision: 1, form: formWith('title') };
    const saved = await Promise.all([1, 2].map(() => call(endpoints.saveDesignDraft, draft, 'adm')));
    expect(saved.map(({ errcode }) => errcode).toSorted(byNumber)).toEqual([0, codeOf('designChanged')]);
  });

  test.each([
    ['another code than it is kept under', { ...formWith('title'), code: 'other' }],
    ['five columns', { ...formWith(), sections: [{ title: '', columns: 5, properties: [] }] }],
    ['members that forms do not have', { ...formWith(), script: 'x' }],
    ['members that sections do not have', { ...formWith(), sections: [{ title: '', properties: [], html: 'x' }] }],
    [
      'more tabs than there may be',
      { ...formWith(), tabs: Array.from({ length: 21 }, () => ({ code: 'a', title: 'a' })) },
    ],
    ['no sections at all', { code: 'main', name: '' }],
    ['a code that is none', { ...formWith("x'; drop table form_design; --") }],
  ])('with %s is refused as malformed', async (_what, form) => {
    const { draft: before } = await design();
    const input = { ...orderDesign, revision: before?.revision ?? 0, form: form as never };
    expect((await call(endpoints.saveDesignDraft, input, 'adm')).errcode).toBe(codeOf('requestInvalid'));
    expect((await call(endpoints.checkDesign, { ...orderDesign, form: form as never }, 'adm')).errcode).toBe(
      codeOf('requestInvalid'),
    );
    expect((await design()).draft).toEqual(before);
  });

  test('is let go, and what is published stands again', async () => {
    const { draft } = await design();
    await call(endpoints.discardDesignDraft, { ...orderDesign, revision: draft?.revision ?? 0 }, 'adm');
    expect(await design()).toMatchObject({ draft: null, form: formWith('title', 'amount', 'lines') });
  });
});

test('a check names what is wrong in the language of who asks, and where', async () => {
  const form = { ...formWith('title', 'nothing', 'title'), tabs: [{ code: 'more', title: '更多' }] };
  const { data } = await call(endpoints.checkDesign, { ...orderDesign, form }, 'adm', 'en');
  expect(data.canPublish).toBe(false);
  expect(data.problems).toEqual([
    { code: 302034, params: { tab: '更多' }, location: { kind: 'tab', code: 'more', index: 0 }, severity: 'error' },
    {
      code: 302031,
      params: { property: 'nothing' },
      location: { kind: 'item', code: 'nothing', index: 0 },
      severity: 'error',
    },
    {
      code: 302032,
      params: { property: 'Title' },
      location: { kind: 'item', code: 'title', index: 0 },
      severity: 'error',
    },
    { code: 302041, params: { count: 15 }, location: { kind: 'form' }, severity: 'info' },
  ]);
  const kept = await call(endpoints.checkDesign, orderDesign, 'own');
  expect(kept.data).toMatchObject({ canPublish: true, problems: [{ severity: 'info' }] });
});

describe('publishing', () => {
  test('makes the draft what people open, at once, and a version that says who and why', async () => {
    expect(await world.publish(formWith('title', 'remark'), 'adm', ' 加备注 ')).toBe(2);
    expect(await shown('ann')).toEqual(formWith('title', 'remark').sections);
    const { data } = await call(endpoints.listDesignVersions, { ...orderDesign, page: 0, size: 1 }, 'own');
    expect(data.totalElements).toBe(2);
    expect(data.content).toMatchObject([
      { version: 2, name: '订单', note: '加备注', publisher: { id: 'adm', name: '管' }, isCurrent: true },
    ]);
    expect(await design()).toMatchObject({ draft: null, published: { version: 2, publisher: { id: 'adm' } } });
  });

  test('leaves out what was left empty', async () => {
    await world.publish({
      ...formWith('title'),
      name_i18n: '',
      tabs: [],
      sections: [{ title: '一', instruction: '  ', title_i18n: null, properties: ['title'] }],
    });
    expect((await call(getForm, ofOrders, 'ann')).data.form).toEqual({
      code: 'main',
      name: '订单',
      sections: [{ title: '一', properties: ['title'] }],
    });
  });

  test('is refused where nothing differs, or nothing is kept', async () => {
    await expect(
      world.publish({ ...formWith('title'), sections: [{ title: '一', properties: ['title'] }] }),
    ).rejects.toThrow(`${codeOf('designUnchanged')}`);
    const { draft } = await design();
    await call(endpoints.discardDesignDraft, { ...orderDesign, revision: draft?.revision ?? 0 }, 'adm');
    await free('adm');
    await call(endpoints.takeDesignLock, orderDesign, 'adm');
    const stale = await call(endpoints.publishDesign, { ...orderDesign, revision: 1 }, 'adm');
    expect(stale.errcode).toBe(codeOf('designChanged'));
    await free('adm');
  });

  test('an older version comes back as a draft, and is the next one when it is published', async () => {
    await call(endpoints.takeDesignLock, orderDesign, 'own');
    const back = { ...orderDesign, revision: 0, version: 1 };
    const missing = await call(endpoints.restoreDesignVersion, { ...back, version: 99 }, 'own');
    expect(missing.errcode).toBe(codeOf('designVersionMissing'));
    const { data: restored } = await call(endpoints.restoreDesignVersion, back, 'own');
    expect(restored).toMatchObject({ form: formWith('title', 'amount', 'lines'), draft: { isOutdated: false } });
    const revision = restored.draft?.revision ?? 0;
    const { data: version } = await call(endpoints.publishDesign, { ...orderDesign, revision }, 'own');
    expect(version).toMatchObject({ version: 4, note: '', publisher: { id: 'own' } });
    const { data: first } = await call(endpoints.getDesignVersion, { ...orderDesign, version: 1 }, 'own');
    expect(first).toMatchObject({ form: formWith('title', 'amount', 'lines'), isCurrent: false, publisher: null });
    const none = await call(endpoints.getDesignVersion, { ...orderDesign, version: 9 }, 'own');
    expect(none.errcode).toBe(codeOf('designVersionMissing'));
    await free('own');
  });
});

describe('a further form', () => {
  const short = { schemaCode: 'Order', sheetCode: 'short' } as const;

  test('is begun as a draft, and opened by people when it is published', async () => {
    const begun = await call(endpoints.createDesign, { ...formDesignName(short), name: '简表' }, 'own');
    expect(begun.data).toMatchObject({ published: null, draft: { revision: 1 }, lock: { isMine: true } });
    expect((await call(getForm, short, 'ann')).errcode).toBe(codeOf('formMissing'));
    const { data } = await call(endpoints.listDesigns, { kind: 'form', keyword: '简' }, 'adm');
    expect(data).toMatchObject([{ ...short, name: '简表', published: null, draft: { basedOn: null } }]);
    expect((await call(endpoints.publishDesign, { ...formDesignName(short), revision: 1 }, 'own')).errcode).toBe(
      302030,
    );
    const form = { ...formWith('title'), code: 'short', name: '简表' };
    await call(endpoints.saveDesignDraft, { ...formDesignName(short), revision: 1, form }, 'own');
    expect((await call(endpoints.publishDesign, { ...formDesignName(short), revision: 2 }, 'own')).data.version).toBe(
      1,
    );
    expect((await call(getForm, short, 'ann')).data.form.name).toBe('简表');
    expect(await shown('ann')).toEqual(formWith('title', 'amount', 'lines').sections);
  });

  test.each(['short', 'SHORT', 'Main'])('takes no code that another form of the model has: %s', async (sheetCode) => {
    const { errcode } = await call(
      endpoints.createDesign,
      { ...formDesignName({ ...short, sheetCode }), name: 'x' },
      'adm',
    );
    expect(errcode).toBe(codeOf('designCodeTaken'));
  });

  test('of two that are begun at once with one code there is one', async () => {
    const input = { ...formDesignName({ ...short, sheetCode: 'twice' }), name: 'x' };
    const begun = await Promise.all(['adm', 'own'].map((who) => call(endpoints.createDesign, input, who)));
    expect(begun.map(({ errcode }) => errcode).toSorted(byNumber)).toEqual([0, codeOf('designCodeTaken')]);
  });

  test('is gone with its draft where it was never published', async () => {
    const gone = { ...short, sheetCode: 'gone' };
    await call(endpoints.createDesign, { ...formDesignName(gone), name: 'x' }, 'own');
    await call(endpoints.discardDesignDraft, { ...formDesignName(gone), revision: 1 }, 'own');
    expect((await call(endpoints.getDesign, formDesignName(gone), 'own')).errcode).toBe(codeOf('formMissing'));
  });

  test('is begun for no model that is not theirs', async () => {
    const input = { ...formDesignName({ schemaCode: 'Customer', sheetCode: 'short' }), name: 'x' };
    expect((await call(endpoints.createDesign, input, 'own')).errcode).toBe(codeOf('noPermissionToView'));
  });
});
