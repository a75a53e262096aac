import { aProperty } from '@portico/shared-kit/testing';
import { areTexts } from '../../../compared-value/plain-texts.model.ts';
import { textDiff } from '../../../compared-value/text-diff.model.ts';
import { comparisonOf } from './comparison.model.ts';

const shown = (before: string, after: string) =>
  textDiff(before, after).map(({ kind, text }) =>
    kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`,
  );

test('of a text only the words that differ are marked, of Chinese the characters', () => {
  expect(shown('the old desk', 'the new desk')).toEqual(['the ', '-old-', '+new+', ' desk']);
  expect(shown('请补充说明', '请补充发票说明')).toEqual(['请补充', '+发票+', '说明']);
  expect(shown('same', 'same')).toEqual(['same']);
});

const word = (index: number) => `word${index % 7}${index % 5 === 0 ? '\n' : ' '}`;
const words = (count: number, step: number) => Array.from({ length: count }, (_, index) => word(index * step)).join('');

test.each([
  ['is empty', '', 'new'],
  ['is short', words(20, 1), words(22, 3)],
  ['has more words than are compared', words(1_500, 1), words(1_400, 2)],
  ['has more lines than are compared', 'a\n'.repeat(1_200), `b\n${'a\n'.repeat(1_100)}`],
])('each side is the whole text of its side where it %s', (_, before, after) => {
  const side = (hidden: string) =>
    textDiff(before, after)
      .flatMap(({ kind, text }) => (kind === hidden ? [] : text))
      .join('');
  expect([side('added'), side('removed')]).toEqual([before, after]);
});

const lines = aProperty('lines', {
  propertyType: 8,
  subSchema: { properties: [aProperty('product'), aProperty('quantity', { propertyType: 2 })] },
});

test('rows of a sub-table are matched by what they are, not by where they stand', () => {
  const before = [
    { id: '1', product: 'desk', quantity: '1' },
    { id: '2', product: 'lamp', quantity: '1' },
  ];
  const after = [
    { id: '3', product: 'chair', quantity: '4' },
    { id: '1', product: 'desk', quantity: '2' },
  ];
  const change = { code: 'lines', name: '明细', type: 8, beforeValue: before, afterValue: after, property: lines };
  const compared = comparisonOf(change);
  const rows = compared.kind === 'rows' ? compared.rows : [];
  expect(rows.map(({ id, kind, changed }) => [id, kind, [...changed]])).toEqual([
    ['1', 'changed', ['quantity']],
    ['2', 'removed', ['product', 'quantity']],
    ['3', 'added', ['product', 'quantity']],
  ]);
});

test('texts that people wrote are compared word by word; choices, numbers and what is empty are not', () => {
  const of = (property: ReturnType<typeof aProperty>, before: unknown, after: unknown) =>
    areTexts(property, { before, after }, { locale: 'en' });
  expect(of(aProperty('remark', { propertyType: 1 }), 'a b', 'a c')).toBe(true);
  expect(of(aProperty('remark', { propertyType: 1 }), '', 'a c')).toBe(false);
  expect(of(aProperty('amount', { propertyType: 2 }), '1', '2')).toBe(false);
  const options = [{ value: 'a', name: 'Alpha' }];
  expect(of(aProperty('kind', { propertyType: 14, settings: { options } }), 'a', 'b')).toBe(false);
});
