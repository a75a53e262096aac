import { aForm, aProperty, aRecord } from '@portico/shared-kit/testing';
import { copiedValues } from './copied-values.model.ts';

const config = aForm({
  schemaCode: 'claim',
  name: '报销单',
  workflowCode: 'claimFlow',
  readOnly: ['audited'],
  properties: [
    aProperty('title', { name: '标题' }),
    aProperty('currency', { name: '币种', defaultValue: 'CNY' }),
    aProperty('number', { name: '合同编号', unique: true }),
    aProperty('audited', { name: '审计结论' }),
    aProperty('secret', { name: '密级' }),
    aProperty('bills', { name: '发票', propertyType: 6 }),
    aProperty('opinions', { name: '意见', propertyType: 7 }),
    {
      ...aProperty('lines', { name: '明细', propertyType: 8 }),
      subSchema: {
        properties: [
          aProperty('item', { name: '项目' }),
          aProperty('scan', { name: '扫描件', propertyType: 6 }),
          aProperty('sum', { name: '金额', propertyType: 2 }),
        ],
      },
    },
  ],
  form: {
    code: 'main',
    name: '报销单',
    sections: [{ title: '基本', properties: ['title', 'number', 'bills', 'lines'] }],
  },
});
const file = { id: 'f1', name: '发票.pdf' };
const old = {
  ...aRecord({
    title: '出差',
    number: 'HT-1',
    audited: '合规',
    secret: '绝密',
    bills: [file],
    opinions: [{ comment: '好' }],
    lines: [{ id: 'row-1', item: '住宿', scan: [file], sum: '300' }],
  }),
  hidden: ['secret', 'lines.sum'],
};

test('a new form begins with what the user saw of the old record and may fill in', () => {
  const { values } = copiedValues(config, old);
  expect(values).toEqual({ title: '出差', currency: 'CNY', lines: [{ id: expect.any(String), item: '住宿' }] });
  const [row] = values['lines'] as { id: string }[];
  expect(row?.id).not.toBe('row-1');
});

test('what stands on the form and does not come along is named, what the user did not see is not', () => {
  expect(copiedValues(config, old).leftOut.map(({ name }) => name)).toEqual(['合同编号', '发票']);
});
