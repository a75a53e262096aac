import { aProperty } from '@portico/shared-kit/testing';
import { isSame, mergedValues, mergeOf } from './merge.model.ts';

const properties = [
  aProperty('reason'),
  aProperty('days', { propertyType: 2 }),
  aProperty('lines', { propertyType: 8, subSchema: { properties: [aProperty('what'), aProperty('name')] } }),
];
const row = (id: string, what: string | null, name: string | null = null) => ({ id, what, name });
const base = { reason: '回家', days: '2', lines: [row('1', 'a'), row('2', 'b'), row('3', 'c')] };
const keysOf = (mine: object, theirs: object) => {
  const merge = mergeOf({ properties, base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });
  return { conflicts: merge.conflicts.map(({ key }) => key), merged: merge.merged.map(({ code }) => code) };
};

test('what only one side changed is not asked, and what the others changed is told', () => {
  expect(keysOf({ reason: '看病' }, { days: '3' })).toEqual({ conflicts: [], merged: ['days'] });
  const forms = { properties, base, mine: { ...base, reason: '看病' }, theirs: { ...base, days: '3' } };
  expect(mergedValues(forms, {})).toEqual({ ...base, reason: '看病', days: '3' });
});

test('what both changed is asked, unless they changed it to the same', () => {
  expect(keysOf({ reason: '看病', days: '3' }, { reason: '开会', days: '3' })).toEqual({
    conflicts: ['reason'],
    merged: ['reason'],
  });
  const forms = { properties, base, mine: { ...base, reason: '看病' }, theirs: { ...base, reason: '开会' } };
  expect(mergedValues(forms, { reason: 'mine' })).toMatchObject({ reason: '看病' });
  expect(mergedValues(forms, { reason: 'theirs' })).toMatchObject({ reason: '开会' });
});

test('rows are compared one by one, whatever their order: added, removed and changed on either side', () => {
  const mine = { lines: [row('1', 'mine'), row('3', 'c'), row('4', 'new of mine')] };
  const theirs = { lines: [row('3', 'theirs'), row('1', 'a'), row('2', 'b'), row('5', 'new of theirs')] };
  expect(keysOf(mine, theirs)).toEqual({ conflicts: [], merged: ['lines'] });
  const forms = { properties, base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
  expect(mergedValues(forms, {})['lines']).toEqual([
    row('3', 'theirs'),
    row('1', 'mine'),
    row('5', 'new of theirs'),
    row('4', 'new of mine'),
  ]);
});

test('a row that both changed, or that one changed and the other removed, is asked', () => {
  const mine = { ...base, lines: [row('1', 'mine'), row('2', 'b')] };
  const theirs = { ...base, lines: [row('1', 'theirs'), row('2', 'b'), row('3', 'changed')] };
  const forms = { properties, base, mine, theirs };
  expect(mergeOf(forms).conflicts.map(({ key, row: place }) => [key, place?.number])).toEqual([
    ['lines/1', 1],
    ['lines/3', 3],
  ]);
  expect(mergedValues(forms, { 'lines/1': 'mine', 'lines/3': 'mine' })['lines']).toEqual(mine.lines);
  expect(mergedValues(forms, { 'lines/1': 'theirs', 'lines/3': 'theirs' })['lines']).toEqual(theirs.lines);
});

test.each([
  ['nothing', 0, null, ''],
  ['no choice', 0, [], undefined],
  ['a person whose name was mended', 50, { id: 'u1', name: '王' }, { id: 'u1', name: '王秀英' }],
  ['an address without its empty parts', 10, { province: '11', city: null }, { province: '11' }],
])('%s is the same however it is written', (_, propertyType, one, other) => {
  expect(isSame(aProperty('item', { propertyType }), one, other)).toBe(true);
});

test('rows that have a column called name are compared by it, too', () => {
  const lines = [row('1', 'a', 'x'), ...base.lines.slice(1)];
  expect(keysOf({}, { lines })).toEqual({ conflicts: [], merged: ['lines'] });
});
