import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { correctCells, importCorrected } from '@portico/shared-kit/contract/import-corrections.endpoints';
import { confirmImport, getImport, readImportHeads } from '@portico/shared-kit/contract/imports.endpoints';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import type { FieldOption } from '@portico/shared-kit/fields';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { transaction } from '../../../database/index.ts';
import { beginFile, csvOf, importFile, startImportApp, uploadSheet } from '../../../testing/import-world.ts';
import { leadsPackage } from '../../../testing/leads-package.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startImportApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`delete from import_row`.execute(app.platform.connections.db);
  await sql`delete from import_task`.execute(app.platform.connections.db);
  await publish(leadsPackage);
});

const publish = (files: Readonly<Record<string, string>>) => app.services.appPackages.importPackage(files, {}, null);
const leads = { schemaCode: 'Lead', addsOptions: true } as const;
const importLeads = (rows: readonly (readonly string[])[], more: object = {}, user = 'max') =>
  importFile(app, user, csvOf(...rows), { ...leads, ...more });
const definition = async () => {
  app.services.models.forget();
  return (await app.services.models.current('Lead')).definition;
};
const optionsOf = async (code: string) => {
  const { properties } = await definition();
  const all = [...properties, ...(properties.find((each) => each.code === 'lines')?.subSchema?.properties ?? [])];
  const options = all.find((each) => each.code === code)?.settings?.options as readonly (string | FieldOption)[];
  return options.map((option) => (typeof option === 'string' ? option : option.value));
};
const valuesOf = async (code: string) => {
  const orderBy = [{ propertyCode: 'sequenceNo', direction: 'asc' as const }];
  const input = { schemaCode: 'Lead', page: 0, size: 100, columns: [code], orderBy };
  const { data } = await app.call(queryRecords, input, 'max');
  return data.content.map((record) => record.data[code]);
};
const forgetLeads = async () => {
  const { table, children } = (await app.services.models.current('Lead')).table;
  for (const name of [...[...children.values()].map((child) => child.table), table])
    await sql`delete from ${sql.table(name)}`.execute(app.platform.connections.db);
};
afterEach(() => forgetLeads());

test('options that are missing are added with the records, once each, where their field allows it', async () => {
  const { version } = await app.services.models.current('Lead');
  const task = await importLeads([
    ['名称', '来源', '主题', '阶段', '明细.产品', '明细.单位'],
    ['甲', '电台', '培训；租赁', '新建', '钢', '吨'],
    ['乙', ' 电台 ', '租赁', '', '铝', '件'],
    ['丙', 'Trade fair', '', '', '', ''],
    ['丁', '电视', '', '停滞', '', ''],
    ['戊', '报纸;杂志', '', '', '', ''],
  ]);
  expect({ task, faults: app.faults }).toMatchObject({
    faults: [],
    task: {
      successCount: 3,
      errorCount: 2,
      addedOptions: [
        { propertyPath: 'source', options: ['电台'] },
        { propertyPath: 'topics', options: ['租赁'] },
        { propertyPath: 'lines.unit', options: ['吨'] },
      ],
    },
  });
  expect(await optionsOf('source')).toEqual(['fair', 'web', '电台']);
  expect(await optionsOf('topics')).toEqual(['培训', '维修', '租赁']);
  expect(await optionsOf('stage')).toEqual(['新建', '跟进']);
  expect(await optionsOf('unit')).toEqual(['件', '吨']);
  expect(await valuesOf('source')).toEqual(['电台', '电台', 'fair']);
  expect((await app.services.models.current('Lead')).version).toBe(version + 1);
  const events = await app.platform.connections.db
    .selectFrom('audit_event')
    .select(['actor_id', 'object_id', 'detail'])
    .where('action', '=', 'optionsAdd')
    .execute();
  expect(events).toMatchObject([{ actor_id: 'max', object_id: 'Lead', detail: { options: { source: ['电台'] } } }]);
});

test('nothing is added where the person does not want it', async () => {
  const task = await importLeads(
    [
      ['名称', '来源'],
      ['甲', '电台'],
    ],
    { addsOptions: false },
  );
  expect(task).toMatchObject({
    successCount: 0,
    errorCount: 1,
    addedOptions: [],
    reasons: [{ propertyPath: 'source' }],
  });
  expect(await optionsOf('source')).toEqual(['fair', 'web']);
});

test('refused rows, and fields that somebody may not fill in, add nothing', async () => {
  const task = await importLeads(
    [
      ['名称', '来源', '评级'],
      ['', '电台', '中'],
      ['乙', '官网', '中'],
    ],
    {},
    'ann',
  );
  expect(task).toMatchObject({ successCount: 1, errorCount: 1, addedOptions: [] });
  expect([await optionsOf('source'), await optionsOf('rating')]).toEqual([
    ['fair', 'web'],
    ['高', '低'],
  ]);
});

test('a text that is too long, or has what parts options, stays a problem', async () => {
  const task = await importLeads([
    ['名称', '来源'],
    ['甲', '长'.repeat(201)],
    ['乙', '报纸；杂志'],
    ['丙', '长'.repeat(200)],
  ]);
  expect(task).toMatchObject({ successCount: 1, errorCount: 2 });
  expect(await optionsOf('source')).toEqual(['fair', 'web', '长'.repeat(200)]);
});

test('a column of thousands of texts ends the import with its reason, before anything is written', async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => [`第${at}`, `选项${at}`]);
  const task = await importLeads([['名称', '来源'], ...rows]);
  expect(task).toMatchObject({
    taskStatus: 'CHECK_ERROR',
    operationResult: 'DataNumExceed',
    failure: { resultCode: codeOf('importOptionsTooMany'), resultDesc: expect.stringMatching(/来源.*100|Source.*100/) },
    addedOptions: [],
  });
  expect(await optionsOf('source')).toEqual(['fair', 'web']);
  expect(await valuesOf('source')).toEqual([]);
});

test('a dry run tells which options would be added, and adds them when it is confirmed', async () => {
  const file = [
    ['名称', '来源'],
    ['甲', '电台'],
    ['乙', '电视'],
  ];
  const plan = await importLeads(file, { isDryRun: true });
  expect(plan).toMatchObject({
    phase: 'PLANNED',
    addedOptions: [{ propertyPath: 'source', options: ['电台', '电视'] }],
  });
  expect(await optionsOf('source')).toEqual(['fair', 'web']);
  await app.call(confirmImport, { taskId: plan.taskId }, 'max');
  expect(await ended(plan)).toMatchObject({ successCount: 2, addedOptions: [{ options: ['电台', '电视'] }] });
  expect(await optionsOf('source')).toEqual(['fair', 'web', '电台', '电视']);
});

const work = () => app.services.imports.work(new AbortController().signal);
const ended = async ({ taskId }: ImportTask) => {
  await work();
  return (await app.call(getImport, { taskId }, 'max')).data;
};

test('rows that were corrected add what they need, and the outcome tells of all', async () => {
  const task = await importLeads([
    ['名称', '来源', '阶段'],
    ['甲', '电台', '新建'],
    ['乙', '电视', '停滞'],
    ['丙', '报纸;杂志', '新建'],
  ]);
  expect(task).toMatchObject({ successCount: 1, errorCount: 2 });
  const { taskId } = task;
  const corrections = [
    { rowNumber: 3, propertyPath: 'stage', value: '跟进' },
    { rowNumber: 4, propertyPath: 'source', text: '报纸' },
  ];
  expect((await app.call(correctCells, { taskId, corrections }, 'max')).data).toMatchObject({ problemRows: 0 });
  await app.call(importCorrected, { taskId }, 'max');
  expect(await ended(task)).toMatchObject({
    successCount: 3,
    errorCount: 0,
    addedOptions: [{ propertyPath: 'source', options: ['电台', '电视', '报纸'] }],
  });
  expect(await valuesOf('source')).toEqual(['电台', '电视', '报纸']);
});

test('rows that were corrected are refused where the field takes no options any more', async () => {
  const task = await importLeads([
    ['名称', '来源', '阶段'],
    ['乙', '电视', '停滞'],
  ]);
  const { taskId } = task;
  const corrections = [{ rowNumber: 2, propertyPath: 'stage', value: '跟进' }];
  await app.call(correctCells, { taskId, corrections }, 'max');
  await publish(withoutAdding);
  await app.call(importCorrected, { taskId }, 'max');
  expect(await ended(task)).toMatchObject({ successCount: 0, errorCount: 1, reasons: [{ propertyPath: 'source' }] });
});

const leadFile = leadsPackage['models/lead.yaml'] ?? '';
const withoutAdding = { ...leadsPackage, 'models/lead.yaml': leadFile.replaceAll('importsMayAdd: true, ', '') };

/** Lets an import read, and publishes something before it can write. */
async function publishMeanwhile(file: Buffer, change: keyof typeof changes): Promise<ImportTask> {
  const { data } = await beginFile(app, 'max', file, leads);
  const { db } = app.platform.connections;
  let working: Promise<void> | undefined;
  await transaction(db, async (trx) => {
    await sql`select 1 from business_model where schema_code = 'Lead' for update`.execute(trx);
    working = work();
    for (let asked = 0; asked < 250 && !(await isWriting(data.taskId)); asked += 1) await sleep(20);
    const now = structuredClone(await definition());
    const source = now.properties.find(({ code }) => code === 'source');
    changes[change](source?.settings as Parameters<Change>[0]);
    await app.services.models.publish(trx, 'leads', now);
  });
  app.services.models.forget();
  await working;
  return (await app.call(getImport, { taskId: data.taskId }, 'max')).data;
}

const isWriting = async (taskId: string) => (await app.call(getImport, { taskId }, 'max')).data.phase === 'WRITING';
type Change = (settings: { options: FieldOption[]; importsMayAdd?: boolean }) => void;
const changes = {
  same: ({ options }) => options.push({ value: '电台', name: '电台' }),
  other: ({ options }) => options.push({ value: 'radio', name: '电台' }),
  off: (settings) => delete settings.importsMayAdd,
  name: ({ options }) => Object.assign(options[1] ?? {}, { name: '网站' }),
} satisfies Record<string, Change>;

test.each([
  { change: 'same', title: 'the same option is there once', options: ['fair', 'web', '电台'], values: ['电台'] },
  { change: 'other', title: 'an option of that name is taken', options: ['fair', 'web', 'radio'], values: ['radio'] },
  { change: 'off', title: 'a field that takes none any more', options: ['fair', 'web'], values: [] },
  { change: 'name', title: 'what somebody else changed stays', options: ['fair', 'web', '电台'], values: ['电台'] },
] as const)('published meanwhile: $title', async ({ change, options, values }) => {
  const task = await publishMeanwhile(csvOf(['名称', '来源'], ['甲', '电台']), change);
  const end = { taskStatus: 'END', successCount: values.length };
  expect({ task, faults: app.faults }).toMatchObject({ faults: [], task: end });
  expect(task.addedOptions.flatMap((each) => each.options)).toEqual(change === 'name' ? ['电台'] : []);
  expect(await optionsOf('source')).toEqual(options);
  expect(await valuesOf('source')).toEqual(values);
  if (change === 'name') expect(JSON.stringify(await definition())).toContain('网站');
});

test('two imports at once that need the same options leave each once', async () => {
  const file = (who: string) => csvOf(['名称', '来源'], [`${who}1`, '电台'], [`${who}2`, '电视']);
  const begun = [await beginFile(app, 'max', file('甲'), leads), await beginFile(app, 'ann', file('乙'), leads)];
  await Promise.all([work(), work()]);
  const tasks = await Promise.all(
    begun.map(({ data }, at) => app.call(getImport, { taskId: data.taskId }, at === 0 ? 'max' : 'ann')),
  );
  expect(tasks.map(({ data }) => data.successCount)).toEqual([2, 2]);
  expect(await optionsOf('source')).toEqual(['fair', 'web', '电台', '电视']);
});

test('the draft of a form stays as it is, and is published with the new options', async () => {
  const endpoints = designEndpoints('form');
  const design = formDesignName({ schemaCode: 'Lead', sheetCode: 'main' });
  await app.call(endpoints.takeDesignLock, design, 'adm');
  const form = { code: 'main', name: '线索表', sections: [{ title: '内容', properties: ['title', 'source'] }] };
  const saved = await app.call(endpoints.saveDesignDraft, { ...design, revision: 0, form }, 'adm');
  expect(saved.errcode).toBe(0);
  await importLeads([
    ['名称', '来源'],
    ['甲', '电台'],
  ]);
  const { data } = await app.call(endpoints.getDesign, design, 'adm');
  expect(data.form).toMatchObject(form);
  const { revision = 0 } = data.draft ?? {};
  expect((await app.call(endpoints.publishDesign, { ...design, revision, note: '' }, 'adm')).errcode).toBe(0);
  expect((await definition()).forms).toMatchObject([{ name: '线索表' }]);
  expect(await optionsOf('source')).toEqual(['fair', 'web', '电台']);
});

test('the heads of a file tell which fields take options from this person', async () => {
  const { data } = await uploadSheet(app, 'ann', csvOf(['名称', '来源'], ['甲', '电台']));
  const heads = await app.call(readImportHeads, { fileName: data.fileName, schemaCode: 'Lead' }, 'ann');
  const taking = heads.data.targets.filter(({ takesOptions }) => takesOptions);
  expect(taking.map(({ propertyPath }) => propertyPath)).toEqual(['source', 'topics', 'lines.unit']);
});

test('a package takes the setting and the options along, and tells of options that go', async () => {
  await importLeads([
    ['名称', '来源'],
    ['甲', '电台'],
  ]);
  const { steps } = await app.services.appPackages.importPackage(leadsPackage, { dryRun: true }, null);
  expect(steps).toContainEqual({ action: 'remove', target: 'options Lead.source', detail: '电台' });
});
