import type { Model } from '../../models/index.ts';
import { recordName } from './record-name.ts';

const properties = [
  { code: 'kind', name: '类型', propertyType: 0 },
  { code: 'days', name: '天数', propertyType: 2 },
];
const model = (nameTemplate?: string) => ({ definition: { nameTemplate }, table: { properties } }) as unknown as Model;

test.each([
  ['is made of its pieces', '{kind} {days} 天', { kind: '年假', days: '2' }, '年假 2 天'],
  ['leaves out what is empty', '{kind} {days} 天', { days: '2' }, '2 天'],
  ['is the number where all pieces are empty, whatever stands between them', '{kind} {days} 天', {}, 'LV-1'],
  ['is the number without a template', undefined, { kind: '年假' }, 'LV-1'],
  ['may have no pieces', '单据', {}, '单据'],
])('the name of a record %s', (_, template, record, name) => {
  expect(recordName(model(template), { ...record, sequenceNo: 'LV-1' })).toBe(name);
});
