import { asRecordId } from '@portico/shared-kit/contract/ids';
import { elementDefaults, pageSettingsDefaults } from '@portico/shared-kit/contract/print-element-defaults';
import { aRecord } from '@portico/shared-kit/testing';
import { type TemplateDraft, templateFormat } from '../model/template-draft.model.ts';
import { longestRecord, neededRecords, printedTemplate, sampleOf } from './sample-records.model.ts';

const record = (id: string, data: Readonly<Record<string, unknown>>) => ({
  bizObject: { ...aRecord(data), id: asRecordId(id) },
  workFlowLog: [],
});
const records = [
  record('short', { name: 'a' }),
  record('long', { lines: Array.from({ length: 9 }, () => ({ n: 1 })) }),
];

test('the longest record has the most in its fields and sub-tables', () => {
  expect(longestRecord(records)?.bizObject.id).toBe('long');
  expect(longestRecord([])).toBeUndefined();
});

test.each([
  ['short', 'short'],
  ['longest', 'long'],
  ['empty', undefined],
  ['gone', undefined],
])('the choice %s leads to the record %s', (choice, id) => {
  expect(sampleOf(choice, records)?.bizObject.id).toBe(id);
});

test('only the records that a choice needs are read', () => {
  const listed = ['short', 'long'];
  expect(neededRecords('longest', listed)).toEqual(listed);
  expect(neededRecords('long', listed)).toEqual(['long']);
  expect(neededRecords('words', listed)).toEqual([]);
});

test('what this program cannot read is not printed', () => {
  const text = { ...elementDefaults.text, eleType: 'text', id: 'a' };
  const hologram = { eleType: 'hologram', id: 'h', top: 0, left: 0 };
  const content = { version: 1, pages: [[pageSettingsDefaults, hologram, text]] };
  const draft = templateFormat.read({ name: '', name_i18n: null, content }) as TemplateDraft;
  expect(printedTemplate(draft).pages[0]?.map(({ eleType }) => eleType)).toEqual(['pageSettings', 'text']);
});
