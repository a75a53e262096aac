import type { Model } from '../../models/index.ts';
import { draftName, recordName } from './record-name.ts';

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
  expect(recordName(model(template), { ...record, sequenceNo: 'LV-1' })).toEqual({ name, nameEn: null });
});

const typed = [
  { code: 'sequenceNo', name: '单据号', propertyType: 0, system: true },
  { code: 'kind', name: '类型', propertyType: 12, settings: { options: ['年假', '病假'] } },
  { code: 'days', name: '天数', propertyType: 2 },
  { code: 'reason', name: '事由', propertyType: 1 },
];
const form = { definition: {}, table: { properties: typed } } as unknown as Model;

test.each([
  ['is what was typed first', { kind: '年假', reason: '回家\n看望父母' }, '回家 看望父母'],
  ['is another value in words where nothing was typed', { kind: '年假', days: '2' }, '年假'],
  ['is nothing as long as nothing is filled in', { kind: null, reason: ' ' }, ''],
  ['ends with a whole word', { reason: `${'word '.repeat(11)}longerthanthat` }, `${'word '.repeat(11).trim()}…`],
  ['is cut where there are no spaces', { reason: '长'.repeat(80) }, `${'长'.repeat(60)}…`],
])('the name of a draft %s', (_, record, name) => {
  expect(draftName(form, record).name).toBe(name);
});

const worded = [
  {
    code: 'kind',
    name: '类型',
    propertyType: 12,
    settings: { options: [{ value: 'annual', name: '年假', name_i18n: '{"en":"Annual leave"}' }] },
  },
  { code: 'who', name: '申请人', propertyType: 50 },
  { code: 'client', name: '客户', propertyType: 9, settings: { schemaCode: 'client' } },
];
const named = (value: string, en: string) => ({ id: '1', name: value, name_i18n: JSON.stringify({ en }) });
const inBoth = (nameTemplate: string, en?: string) =>
  ({
    definition: { nameTemplate, ...(en === undefined ? {} : { nameTemplate_i18n: JSON.stringify({ en }) }) },
    table: { properties: worded },
  }) as unknown as Model;
const full = {
  sequenceNo: 'LV-1',
  kind: 'annual',
  who: named('王芳', 'Fang Wang'),
  client: named('长城', 'Great Wall'),
};

test('options, people and records of a name are called as its reader calls them', () => {
  expect(recordName(inBoth('{kind} {who} {client}'), full)).toEqual({
    name: '年假 王芳 长城',
    nameEn: 'Annual leave Fang Wang Great Wall',
  });
});

test('a template in English puts its own words between them', () => {
  expect(recordName(inBoth('{who}的{kind}', '{kind} of {who}'), full)).toEqual({
    name: '王芳的年假',
    nameEn: 'Annual leave of Fang Wang',
  });
});

test('a draft is called in both languages', () => {
  const draft = { kind: 'annual', who: named('王芳', 'Fang Wang') };
  expect(draftName(inBoth(''), draft)).toEqual({ name: '年假', nameEn: 'Annual leave' });
});
