import type { PortalMatches } from '@portico/shared-kit/contract/search.schema';
import { asRecordId } from '@portico/shared-kit/contract/ids';
import { resultGroups } from './result-groups.model.ts';

const order = 'salesOrder';
const records = [
  { id: asRecordId('r1'), name: '甲公司 SO1', name_i18n: '{"en":"Company A SO1"}', sequenceNo: 'SO1' },
  { id: asRecordId('r2'), name: '乙公司', name_i18n: null, sequenceNo: 'SO2' },
  { id: asRecordId('r3'), name: null, name_i18n: null, sequenceNo: null },
];
const matches: PortalMatches = {
  lists: [],
  models: [
    {
      schemaCode: order,
      appCode: 'sales',
      modelName: '销售订单',
      modelName_i18n: '{"en":"Sales orders"}',
      records,
      isMore: true,
    },
  ],
  instances: [{ id: 'w 1', name: '请假', name_i18n: null, status: 'PROCESSING' }],
  files: [{ id: 'f1', name: 'a.pdf', schemaCode: order, recordId: asRecordId('r1') }],
  people: [],
};
const shown = (locale: 'zh' | 'en') => resultGroups(matches, { text: 'SO & 1', locale, untitled: '-' });

test('records stand below the name of their model, with numbers that their titles do not have, and lead to their forms', () => {
  const [model] = shown('en');
  expect(model).toMatchObject({ kind: 'records', name: 'Sales orders' });
  expect(model?.links.map(({ title, note }) => [title, note])).toEqual([
    ['Company A SO1', undefined],
    ['乙公司', 'SO2'],
    ['-', undefined],
  ]);
  expect(model?.links[0]?.to).toBe('/form/detail?objectId=r1&schemaCode=salesOrder');
  expect(model?.all).toBe('/application/sales/application-list/salesOrder?q=SO+%26+1');
});

test('workflows and files lead to their forms, and kinds without a match are left out', () => {
  const groups = shown('zh');
  expect(groups.map(({ kind }) => kind)).toEqual(['records', 'instances', 'files']);
  expect(groups[1]?.links[0]?.to).toBe('/form/detail?workflowInstanceId=w+1');
  expect(groups[2]?.links[0]).toMatchObject({ title: 'a.pdf', to: '/form/detail?objectId=r1&schemaCode=salesOrder' });
});
