import { withFilterTexts } from '@portico/shared-kit/filters';
import { filterTextsOf } from '@portico/shared-kit/fields';
import { filterFields, filterState, filterTree } from './page-filters.model.ts';

const fields = filterFields(['date', 'department', 'person']);
const address = (texts: Record<string, string>) => withFilterTexts(new URLSearchParams({ other: '1' }), texts);

test('the filters of a page ask for fields that every record has', () => {
  expect(fields.map(({ code }) => code)).toEqual(['createdTime', 'ownerDeptId', 'owner']);
  expect(filterFields(['person']).map(({ code }) => code)).toEqual(['owner']);
});

test('an address without a filter asks for nothing', () => {
  expect(filterTree(fields, filterState(fields, address({})))).toBeNull();
});

test('what an address asks for is a condition, and stays the same when it is written again', () => {
  const texts = { owner: JSON.stringify([{ id: 'u1', name: '李强' }]) };
  const state = filterState(fields, address(texts));
  expect(JSON.stringify(filterTree(fields, state))).toContain('"u1"');
  expect(filterState(fields, address(filterTextsOf(fields, state)))).toEqual(state);
});

test('what cannot be understood asks for nothing', () => {
  expect(filterTree(fields, filterState(fields, address({ createdTime: 'soon' })))).toBeNull();
});
