import { aProperty } from '@portico/shared-kit/testing/model-builders';
import { boardValues } from './board-values.model.ts';

const group = (value: string | null, count: number, name: string | null = null) => ({
  keys: [{ value, name, name_i18n: null }],
  count,
  sumMap: { amount: String(count * 10) },
});
const brief = (values: ReturnType<typeof boardValues>) => values.map(({ id, count }) => [id, count]);

const state = (settings: object = {}) =>
  aProperty('state', { propertyType: 14, settings: { options: ['todo', 'done'] }, ...settings });

test('options make columns in their order whether or not a record has them, then what records have beside them', () => {
  expect(brief(boardValues(state({ required: true }), [group('gone', 2), group('done', 5)]))).toEqual([
    ['todo', 0],
    ['done', 5],
    ['gone', 2],
  ]);
});

test.each([
  ['where the value may be taken away', {}, [group('done', 1)], true],
  ['where a record has none', { required: true }, [group(null, 3)], true],
  ['not where every record needs a value and has one', { required: true }, [group('done', 1)], false],
  ['not where nobody may change it', { writable: false }, [group('done', 1)], false],
] as const)('there is a column for none %s', (_when, settings, groups, isThere) => {
  expect(boardValues(state(settings), [...groups]).some(({ id }) => id === '')).toBe(isThere);
});

test('a status stands only where a record has it', () => {
  const status = { ...state({ system: true }), code: 'sequenceStatus' };
  expect(brief(boardValues(status, [group('done', 4)]))).toEqual([['done', 4]]);
});

test('people come from the records, and a column asks for theirs', () => {
  const [kai, none] = boardValues(aProperty('keeper', { propertyType: 50 }), [group('u1', 2, 'Kai'), group(null, 1)]);
  expect(kai?.value).toEqual({ id: 'u1', name: 'Kai', name_i18n: null });
  expect(kai?.filter).toEqual({ propertyCode: 'keeper', operator: 'equal', value: kai?.value });
  expect([none?.value, none?.filter]).toEqual([null, { propertyCode: 'keeper', operator: 'isNull', value: null }]);
});

test('what was never chosen is no, and figures of two groups are not joined', () => {
  const [yes, no] = boardValues(aProperty('urgent', { propertyType: 4 }), [
    group('true', 1),
    group('false', 2),
    group(null, 3),
  ]);
  expect([yes?.count, yes?.sumMap]).toEqual([1, { amount: '10' }]);
  expect([no?.count, no?.sumMap]).toEqual([5, {}]);
  expect(no?.filter).toEqual({ join: 'none', items: [yes?.filter] });
});
