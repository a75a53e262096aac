import type { ModelCode, RecordId } from '@portico/shared-kit/contract/ids';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { sql } from '../../../database/sql.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { startRecordsApp } from '../../../testing/test-records.ts';

const schemaCode = 'Step' as ModelCode;

const steps = `schemaCode: Step
name: 工序
name_i18n: { en: Step }
nameTemplate: "{title}"
properties:
  - { code: title, name: 名称, propertyType: 0, required: true }
  - { code: state, name: 状态, propertyType: 0 }
  - { code: begin, name: 开始, name_i18n: { en: Start }, propertyType: 3, settings: { format: 1 } }
  - { code: end, name: 完成, name_i18n: { en: End }, propertyType: 3, settings: { format: 1 } }
  - { code: above, name: 上级, name_i18n: { en: Parent }, propertyType: 9, settings: { schemaCode: Step } }
  - { code: others, name: 相关, propertyType: 11, settings: { schemaCode: Step } }
forms: [{ code: main, name: 工序, sections: [{ title: 内容, properties: [title, above] }] }]
listViews:
  - code: tree
    name: 结构
    viewType: TREE
    tree: { parentPropertyCode: above }
    queryConditions: []
    queryActions: []
    queryColumns: [{ propertyCode: title }]
  - code: plan
    name: 计划
    viewType: GANTT
    gantt: { titlePropertyCode: title, startTimePropertyCode: begin, endTimePropertyCode: end }
    queryConditions: []
    queryActions: []
    queryColumns: [{ propertyCode: title }]
permissions:
  - { role: boss, view: all, add: true, edit: true, delete: true }
  - { role: clerk, view: own, add: true, edit: true, delete: true }
  - { role: lead, view: all, add: false, edit: false, delete: false, fields: [{ propertyCode: above, visible: false }] }
`;

let app: TestApp;
const ids = new Map<string, RecordId>();

async function add(title: string, above?: string): Promise<void> {
  const parent = above === undefined ? {} : { above: { id: ids.get(above), name: '' } };
  const { data, errcode, errmsg } = await app.call(
    saveRecord,
    { schemaCode, data: { title, state: title[0], ...parent } },
    'max',
  );
  if (errcode !== 0) throw new Error(errmsg);
  ids.set(title, data.id);
}

async function shown(input: Partial<QueryRecordsInput>, userId = 'max') {
  const { errcode, data } = await app.call(queryRecords, { schemaCode, page: 0, size: 50, ...input }, userId);
  if (errcode !== 0) return errcode;
  const titles = data.content.map((record) => String(record.data['title'])).sort();
  return data.totalElements === titles.length ? titles : [...titles, data.totalElements];
}

const tree = (part: 'roots' | 'circles', except: readonly string[] = []) => ({
  tree: { parentPropertyCode: 'above', part, except: except.flatMap((title) => ids.get(title) ?? []) },
});

async function move(title: string, above: string | null) {
  const id = ids.get(title) as RecordId;
  const { data } = await app.call(
    queryRecords,
    { schemaCode, page: 0, size: 1, filter: { propertyCode: 'id', operator: 'equal', value: id } },
    'max',
  );
  const parent = above === null ? null : { id: ids.get(above), name: '' };
  return app.call(
    saveRecord,
    { schemaCode, id, version: data.content[0]?.version ?? 0, data: { above: parent } },
    'max',
  );
}

/** Writes a parent past all checks, as data from elsewhere has it. */
const store = (title: string, above: string) =>
  sql`update biz_step set f_above = ${ids.get(above)} where id = ${ids.get(title)}`.execute(
    app.platform.connections.db,
  );

beforeAll(async () => {
  app = await startRecordsApp();
  await app.services.appPackages.importPackage(
    { 'application.yaml': 'code: steps\nname: 工序\nmenu: []\n', 'models/step.yaml': steps },
    {},
    null,
  );
  await add('a');
  await add('b', 'a');
  await add('bb', 'b');
  await add('c');
  await add('kettle', 'c');
});
afterAll(() => app.close());

test('roots are the records without a parent', async () => {
  expect(await shown(tree('roots'))).toEqual(['a', 'c']);
  expect(await shown(tree('roots', ['a']))).toEqual(['c']);
  expect(await shown({ ...tree('roots'), page: 1, size: 1 })).toEqual([expect.any(String), 2]);
});

test('where filter or search leave parents out, those below them are roots', async () => {
  const filter = { propertyCode: 'state', operator: 'equal', value: 'b' } as const;
  expect(await shown({ ...tree('roots'), filter })).toEqual(['b']);
  expect(await shown({ ...tree('roots'), search: 'kettle' })).toEqual(['kettle']);
});

test('whoever does not see a parent has what is below it as a root', async () => {
  await add('d', 'c');
  await app.call(saveRecord, { schemaCode, data: { title: 'own' } }, 'ann');
  await sql`update biz_step set owner = 'ann' where id = ${ids.get('d')}`.execute(app.platform.connections.db);
  expect(await shown(tree('roots'), 'ann')).toEqual(['d', 'own']);
  expect(await shown(tree('roots'))).toEqual(['a', 'c', 'own']);
});

test('a tree is made only by a field of one record of the same model that its reader sees', async () => {
  const by = (parentPropertyCode: string) => ({ tree: { parentPropertyCode, part: 'roots' as const } });
  expect(await shown(by('title'))).toBe(codeOf('requestInvalid'));
  expect(await shown(by('others'))).toBe(codeOf('requestInvalid'));
  expect(await shown(by('gone'))).toBe(codeOf('propertyMissing'));
  expect(await shown(by('above'), 'lee')).toBe(codeOf('fieldNotVisible'));
  expect(await shown({ tree: { parentPropertyCode: 'above', part: 'circles' } }, 'lee')).toBe(
    codeOf('fieldNotVisible'),
  );
});

test('no save makes a record stand below itself', async () => {
  expect((await move('a', 'a')).errcode).toBe(codeOf('parentInCircle'));
  const { errcode, errmsg } = await move('a', 'bb');
  expect([errcode, errmsg]).toEqual([codeOf('parentInCircle'), expect.stringContaining('“Parent” cannot be “bb”')]);
  expect((await move('bb', 'c')).errcode).toBe(0);
  expect((await move('bb', 'b')).errcode).toBe(0);
});

test('two who move records below each other at once do not make a circle', async () => {
  const answers = await Promise.all([move('a', 'c'), move('c', 'a')]);
  expect(new Set(answers.map(({ errcode }) => errcode))).toEqual(new Set([0, codeOf('parentInCircle')]));
  await move('a', null);
  await move('c', null);
});

test('stored circles are told, whatever hangs below them, and can be mended', async () => {
  expect(await shown(tree('circles'))).toEqual([]);
  await add('x');
  await add('y', 'x');
  await add('z', 'y');
  await store('x', 'y');
  expect(await shown(tree('circles'))).toEqual(['x', 'y']);
  expect(await shown(tree('circles'), 'ann')).toEqual([]);
  expect(await shown(tree('roots'))).not.toContain('x');
  expect((await move('x', null)).errcode).toBe(0);
  expect(await shown(tree('circles'))).toEqual([]);
});

test('nothing ends before it begins where a view is a Gantt chart, and what did so is changed otherwise', async () => {
  const save = (data: Record<string, unknown>, id?: RecordId, version?: number) =>
    app.call(
      saveRecord,
      { schemaCode, data: { title: 'plan', ...data }, ...(id && version ? { id, version } : {}) },
      'max',
    );
  const [early, late] = ['2026-03-01T00:00:00.000Z', '2026-03-09T00:00:00.000Z'];
  const refused = await save({ begin: late, end: early });
  expect([refused.errcode, refused.errmsg]).toEqual([codeOf('endBeforeStart'), '“End” cannot be before “Start”']);
  const { data } = await save({ begin: early, end: late });
  expect((await save({ end: '2026-02-01T00:00:00.000Z' }, data.id, data.version)).errcode).toBe(
    codeOf('endBeforeStart'),
  );
  await sql`update biz_step set f_end = '2026-02-01' where id = ${data.id}`.execute(app.platform.connections.db);
  expect((await save({ state: 'new' }, data.id, data.version)).errcode).toBe(0);
});
