import { textSourceDefaults } from '@portico/shared-kit/portal-pages';
import { recordLine, shownFields } from './record-line.model.ts';

const properties = [
  { code: 'title', name: '标题', name_i18n: '{"en":"Title"}', propertyType: 0 },
  { code: 'amount', name: '金额', name_i18n: '{"en":"Amount"}', propertyType: 2 },
];
const source = { ...textSourceDefaults, displayField: ['amount', 'gone', 'title'] };
const fields = shownFields(source, properties);
const record = { data: { title: '年会', amount: '12' } };

test('fields stand in the order of the list, and those that are gone are left out', () => {
  expect(fields.map(({ code }) => code)).toEqual(['amount', 'title']);
  expect(recordLine(record, fields, { showFieldTitle: false, locale: 'zh' })).toEqual({
    title: '12',
    others: ['年会'],
  });
});

test('without a field the title of the record is shown', () => {
  expect(shownFields(textSourceDefaults, properties).map(({ code }) => code)).toEqual(['name']);
});

test('each value has the name of its field where the list says so, in the language of the reader', () => {
  const named = { showFieldTitle: true } as const;
  expect(recordLine(record, fields, { ...named, locale: 'zh' }).others).toEqual(['标题：年会']);
  expect(recordLine(record, fields, { ...named, locale: 'en' }).others).toEqual(['Title: 年会']);
});

test('an empty value and a hidden one are --', () => {
  const hidden = { data: { amount: '12' }, hidden: ['amount'] };
  expect(recordLine(hidden, fields, { showFieldTitle: false, locale: 'zh' })).toEqual({ title: '--', others: ['--'] });
});
