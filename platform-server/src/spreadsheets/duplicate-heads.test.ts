import { findDuplicateHeads } from './duplicate-heads.ts';

const cell = (column: number, value: string) => ({ column, kind: 'text' as const, value });

test('a text that stands in several columns is found with all of them', () => {
  const cells = [cell(0, '名称'), cell(1, 'Amount'), cell(4, ' 名称 '), cell(5, 'amount')];
  expect(findDuplicateHeads({ row: 1, cells })).toEqual([{ text: '名称', columns: [0, 4] }]);
  expect(findDuplicateHeads({ row: 1, cells: [] })).toEqual([]);
});
