import { listOwnJobs } from '@portico/shared-kit/contract/own-jobs.endpoints';
import { readImportHeads } from '@portico/shared-kit/contract/imports.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { csvOf, forgetContacts, importFile, startImportApp, uploadSheet } from '../../../testing/import-world.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startImportApp();
});
afterAll(() => app.close());
afterEach(() => forgetContacts(app));

const file = csvOf(['Company', 'Betrag', '明细.产品', '金额'], ['甲', '1', '钢', '2'], ['乙', '3', '', '']);

test('heads are told with their values and the fields that they fill, by name or as was chosen the last time', async () => {
  const { data } = await uploadSheet(app, 'max', file);
  const input = { fileName: data.fileName, schemaCode: 'Contact' };
  const first = await app.call(readImportHeads, input, 'max');
  expect(first.data.heads).toEqual([
    { column: 0, text: 'Company', group: null, samples: ['甲', '乙'], propertyPath: 'title', source: 'name' },
    { column: 1, text: 'Betrag', group: null, samples: ['1', '3'], propertyPath: null, source: null },
    { column: 2, text: '明细.产品', group: null, samples: ['钢'], propertyPath: 'lines.product', source: 'name' },
    { column: 3, text: '金额', group: null, samples: ['2'], propertyPath: 'amount', source: 'name' },
  ]);
  expect(first.data.targets.find(({ propertyPath }) => propertyPath === 'lines.product')).toMatchObject({
    name: '产品',
    groupName: '明细',
    isRequired: true,
  });
  const mapping = [
    { column: 0, propertyPath: 'title' },
    { column: 1, propertyPath: 'amount' },
  ];
  expect(await importFile(app, 'max', file, { mapping })).toMatchObject({ successCount: 2 });
  const again = await app.call(readImportHeads, input, 'max');
  expect(again.data.heads[1]).toMatchObject({ propertyPath: 'amount', source: 'lastTime' });
  expect((await app.call(readImportHeads, input, 'ann')).errcode).toBe(codeOf('importFileMissing'));
});

test('imports stand among the jobs of their person, and what waits for them is said', async () => {
  await importFile(app, 'max', csvOf(['名称', '金额'], ['甲', 'x']));
  await importFile(app, 'max', csvOf(['名称', '金额'], ['乙', '1']));
  const { data } = await app.call(listOwnJobs, {}, 'max');
  expect(data.content).toMatchObject([
    { kind: 'import', status: 'DONE', handled: 1, refused: 0, schemaName: '联系人' },
    { kind: 'import', status: 'NEEDS_CORRECTION', handled: 1, refused: 1, hasFile: true },
  ]);
});
