import { batchUpdate, previewBatchUpdate } from '@portico/shared-kit/contract/record-batches.endpoints';
import { getRecord, queryOptions, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord, QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { optionsPackage } from '../../testing/options-package.ts';
import { statementLog } from '../../testing/statement-log.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
  await app.services.appPackages.importPackage(optionsPackage, {}, null);
  for (const [title, size, isMade, userId] of [
    ['螺栓', 'M6', true, 'ann'],
    ['螺栓', 'M8', true, 'ann'],
    ['垫圈', 'M6', true, 'ann'],
    ['旧件', 'X', false, 'ann'],
    ['别人的', 'Y', true, 'cat'],
  ] as const) {
    await made('Part', { title, size, isMade }, userId);
  }
});
afterAll(() => app.close());

type Data = Readonly<Record<string, unknown>>;

function save(schemaCode: string, data: Data, userId = 'ann', known?: BizRecord) {
  const change = known === undefined ? {} : { id: known.id, version: known.version };
  return app.call(saveRecord, { schemaCode, data: { ...data }, ...change }, userId);
}

async function made(schemaCode: string, data: Data, userId = 'ann'): Promise<BizRecord> {
  const answer = await save(schemaCode, data, userId);
  if (answer.errcode !== 0) throw new Error(answer.errmsg);
  return answer.data;
}

const creater = { id: 'ann', name: '安' };
const partOf = (title: string, size: string) => ({ title, size, isMade: true, creater });

const refusal = { errcode: codeOf('valueInvalid'), errmsg: expect.stringContaining('There is no option') };

describe('a value chosen from records', () => {
  test('is kept as its text, also several and in rows', async () => {
    const row = { id: 'a', part: '螺栓', size: 'M8' };
    const data = { part: '螺栓', size: 'M6', spares: ['垫圈', '旧件'], steps: [row] };
    expect((await made('Job', data)).data).toMatchObject({ ...data, steps: [{ part: '螺栓', size: 'M8' }] });
  });

  test.each<[string, Data]>([
    ['that no record has', { part: '没有' }],
    ['of a record that the condition leaves out', { part: '旧件' }],
    ['of a record that is out of sight', { part: '别人的' }],
    ['among several', { spares: ['垫圈', '没有'] }],
    ['in a row', { steps: [{ id: 'a', part: '没有' }] }],
    ['of another one than is chosen beside it', { part: '垫圈', size: 'M8' }],
    ['in a row, of another one than is chosen in the form', { part: '垫圈', extras: [{ id: 'a', size: 'M8' }] }],
    ['of another one than is chosen beside it in a row', { steps: [{ id: 'a', part: '垫圈', size: 'M8' }] }],
  ])('is refused %s', async (_, data) => {
    expect(await save('Job', data)).toMatchObject(refusal);
    // A draft keeps it beside its record, which never holds it.
    const draft = await app.call(saveRecord, { schemaCode: 'Job', data, draft: true }, 'ann');
    expect(draft.data.data).toMatchObject(data);
    const finish = { schemaCode: 'Job', id: draft.data.id, version: 1, data: {} };
    expect(await app.call(saveRecord, finish, 'ann')).toMatchObject({ errcode: 0 });
    const [code = ''] = Object.keys(data).slice(-1);
    expect((await app.call(getRecord, { schemaCode: 'Job', id: draft.data.id }, 'ann')).data.data[code]).toBeNull();
  });

  test.each(['a;b', 'x'.repeat(201), ' ', 5, ['螺栓']])(
    'is refused as %j, which is no text of an option',
    async (part) => {
      expect((await save('Job', { part })).errcode).toBe(codeOf('valueInvalid'));
    },
  );

  test('stays when its record goes, and is refused anew elsewhere', async () => {
    const gone = await made('Part', { title: '短命', size: 'Z', isMade: true });
    const job = await made('Job', { part: '短命', size: 'Z', topic: '一' });
    await save('Part', { isMade: false }, 'ann', gone);
    const kept = await save('Job', { part: '短命', topic: '二' }, 'ann', job);
    expect(kept.data.data).toMatchObject({ part: '短命', topic: '二' });
    expect(await save('Job', { part: '短命' })).toMatchObject(refusal);
  });

  test('is asked again when what it is matched with changes', async () => {
    const job = await made('Job', { part: '螺栓', size: 'M8' });
    expect(await save('Job', { part: '垫圈' }, 'ann', job)).toMatchObject(refusal);
    expect((await save('Job', { part: '垫圈', size: 'M6' }, 'ann', job)).errcode).toBe(0);
  });

  test('in a row is matched with the form where rows have no such column, also when only the form changes', async () => {
    const job = await made('Job', { part: '螺栓', extras: [{ id: 'a', size: 'M8' }] });
    expect(await save('Job', { part: '垫圈' }, 'ann', job)).toMatchObject(refusal);
    const extras = [{ id: 'a', size: 'M6' }];
    expect((await save('Job', { part: '垫圈', extras }, 'ann', job)).errcode).toBe(0);
  });

  test('is asked for once for each source, however many rows choose', async () => {
    const statements = statementLog(app.platform.connections);
    const parts = Array.from({ length: 40 }, (_part, index) => ({ data: partOf(`批 ${index}`, `S${index}`) }));
    await app.services.records.saving.bulkLoad('Part', parts);
    const countOf = async (count: number) => {
      statements.length = 0;
      const steps = Array.from({ length: count }, (_row, index) => {
        return { id: `r${index}`, part: `批 ${index}`, size: `S${index}` };
      });
      await made('Job', { steps });
      return statements.filter((text) => text.includes('asked(text)')).length;
    };
    expect(await countOf(2)).toBe(2);
    expect(await countOf(40)).toBe(2);
  });

  test('is seen by who sees the record, found by its words, and sorted as a text', async () => {
    const jobs = (more: Partial<QueryRecordsInput>, userId = 'ann') =>
      app.call(queryRecords, { schemaCode: 'Job', page: 0, size: 50, ...more }, userId);
    const { id } = await made('Job', { part: '垫圈', spares: ['旧件'], topic: '找' });
    const { data } = await jobs({ search: '旧件 圈' });
    expect(data.content.map((each) => each.id)).toContain(id);
    expect(data.content.every((each) => JSON.stringify(each.data).includes('旧件'))).toBe(true);
    const filter = { propertyCode: 'part', operator: 'equal', value: '垫圈' } as const;
    expect((await jobs({ filter }, 'cat')).data.content.map((each) => each.id)).toContain(id);
    const sorted = await jobs({ orderBy: [{ propertyCode: 'part', direction: 'asc' }] });
    expect(sorted.errcode).toBe(0);
  });
});

describe('a batch update of a value that comes from records', () => {
  const batch = { schemaCode: 'Job', propertyCode: 'part' };

  test('is refused for a text that no record has', async () => {
    const { id } = await made('Job', { topic: '批量' });
    const input = { ...batch, objectIds: [id], modifiedValue: '没有' };
    expect(await app.call(previewBatchUpdate, input, 'ann')).toMatchObject(refusal);
    expect(await app.call(batchUpdate, { ...input, modifiedValue: '螺栓' }, 'ann')).toMatchObject({
      data: { successCount: 1, failCount: 0 },
    });
  });

  test('leaves out records where it would not fit what stands beside it', async () => {
    const [fits, not] = [
      await made('Job', { part: '螺栓', size: 'M6' }),
      await made('Job', { part: '螺栓', size: 'M8' }),
    ];
    const input = { ...batch, objectIds: [fits.id, not.id], modifiedValue: '垫圈' };
    const { data } = await app.call(batchUpdate, input, 'ann');
    expect(data).toMatchObject({
      successCount: 1,
      failCount: 1,
      refusals: [{ resultCode: refusal.errcode, count: 1 }],
    });
  });
});

test('who brings records in names options that a form would offer; the platform itself brings what there was', async () => {
  const departments = { mainDepartmentId: null, departmentIds: [], departmentIdsBelow: [] };
  const ann = {
    id: 'ann',
    corpId: 'main',
    name: '安',
    sessionId: '',
    grants: [],
    roleCodes: ['clerk'],
    ...departments,
  };
  const load = (data: Data, user?: typeof ann) =>
    app.services.records.saving.bulkLoad(
      'Job',
      [{ data: { topic: '载', part: '螺栓', creater } }, { data: { ...data, creater } }],
      user,
    );
  for (const wrong of [
    { part: '没有' },
    { part: '别人的' },
    { part: '垫圈', size: 'M8' },
    { steps: [{ part: '垫圈', size: 'M8' }] },
    { part: '垫圈', extras: [{ size: 'M8' }] },
  ]) {
    await expect(load(wrong, ann)).rejects.toMatchObject({ errorName: 'valueInvalid' });
    expect(await load(wrong)).toBe(2);
  }
  expect(await load({ part: '垫圈', size: 'M6', steps: [{ part: '螺栓', size: 'M8' }] }, ann)).toBe(2);
});

test('options are asked for as the setting says, and who may not see their model gets none', async () => {
  const asked = {
    schemaCode: 'Part',
    options: { customDisplayColumns: ['size'] },
    condition: { propertyCode: 'title', operator: 'equal', value: '螺栓' } as const,
    page: 0,
    size: 1_000,
  };
  const { data } = await app.call(queryOptions, asked, 'ann');
  expect(data.content.map((each) => each.data.size)).toEqual(expect.arrayContaining(['M6', 'M8']));
  expect((await app.call(queryOptions, asked, 'out')).errcode).toBe(codeOf('noPermissionToView'));
});
