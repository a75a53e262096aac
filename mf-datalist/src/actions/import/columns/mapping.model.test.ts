import type { ImportHeads } from '@portico/shared-kit/contract/imports.schema';
import { mappingGaps, mappingOf, suggestedChoices, withChoice } from './mapping.model.ts';

const head = (column: number, text: string, propertyPath: string | null) => ({
  column,
  text,
  group: null,
  samples: [],
  propertyPath,
  source: null,
});
const target = (propertyPath: string, isRequired: boolean, groupName: string | null = null) => ({
  propertyPath,
  name: propertyPath,
  name_i18n: null,
  groupName,
  groupName_i18n: null,
  isRequired,
  takesOptions: false,
});
const heads: ImportHeads = {
  heads: [head(0, '客户', 'customer'), head(1, '金额（元）', null), head(2, '备注', 'remark')],
  targets: [
    target('customer', true),
    target('amount', true),
    target('remark', false),
    target('lines.price', true, '明细'),
  ],
};

test('begins with the suggestions, and tells what is left out and what is missing', () => {
  const choices = suggestedChoices(heads);
  expect(mappingOf(choices)).toEqual([
    { column: 0, propertyPath: 'customer' },
    { column: 2, propertyPath: 'remark' },
  ]);
  const { leftOut, missing } = mappingGaps(heads, choices);
  expect(leftOut.map(({ text }) => text)).toEqual(['金额（元）']);
  // A file without rows of a sub-table may lack its columns.
  expect(missing.map(({ propertyPath }) => propertyPath)).toEqual(['amount']);
});

test('a field is filled by one column: the one that was chosen last', () => {
  const choices = withChoice(suggestedChoices(heads), 1, 'customer');
  expect(choices).toEqual({ 0: null, 1: 'customer', 2: 'remark' });
  expect(withChoice(choices, 1, null)).toEqual({ 0: null, 1: null, 2: 'remark' });
});
