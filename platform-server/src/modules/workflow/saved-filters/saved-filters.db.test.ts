import { deleteSavedFilter, listSavedFilters, saveFilter } from '@portico/shared-kit/contract/work-items.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertOrganisation } from '../../../testing/test-organisation.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const users = ['lin', 'an'].map((id) => ({ id, name: id }));
  await insertOrganisation(app.platform, { departments: [], roles: [], users });
});
afterAll(() => app.close());

const keep = (userId: string, name: string, query: string, isDefault = false) =>
  app.call(saveFilter, { list: 'unfinished', name, query, isDefault }, userId);

async function kept(userId: string, list: 'unfinished' | 'finished' = 'unfinished') {
  const { data } = await app.call(listSavedFilters, { list }, userId);
  return data.map(({ name, query, isDefault }) => [name, query, isDefault]);
}

test('a filter is kept for its list and its person alone', async () => {
  expect((await keep('lin', ' 大额 ', 'workflow=claim')).data.name).toBe('大额');
  expect(await kept('lin')).toEqual([['大额', 'workflow=claim', false]]);
  expect(await kept('lin', 'finished')).toEqual([]);
  expect(await kept('an')).toEqual([]);
});

test('saving under a name that there is changes that filter, and one default follows another', async () => {
  const first = await keep('an', 'a', 'due=soon', true);
  const again = await keep('an', 'a', 'due=overdue', true);
  expect(again.data.id).toBe(first.data.id);
  await keep('an', 'b', 'workflow=x', true);
  expect(await kept('an')).toEqual([
    ['a', 'due=overdue', false],
    ['b', 'workflow=x', true],
  ]);
});

test('nobody forgets a filter of somebody else, and forgetting twice is no error', async () => {
  const { data } = await keep('lin', 'mine', '');
  expect((await app.call(deleteSavedFilter, { id: data.id }, 'an')).errcode).toBe(0);
  expect(await kept('lin')).toContainEqual(['mine', '', false]);
  expect((await app.call(deleteSavedFilter, { id: data.id }, 'lin')).errcode).toBe(0);
  expect((await app.call(deleteSavedFilter, { id: data.id }, 'lin')).errcode).toBe(0);
  expect(await kept('lin')).not.toContainEqual(['mine', '', false]);
});

test('a name of nothing but spaces, a long one and the fifty-first filter are refused', async () => {
  expect((await keep('lin', '  ', '')).errcode).not.toBe(0);
  expect((await keep('lin', 'x'.repeat(51), '')).errcode).not.toBe(0);
  for (let count = (await kept('lin')).length; count < 50; count += 1) await keep('lin', `f${count}`, '');
  expect((await keep('lin', 'one more', '')).errcode).toBe(codeOf('savedLimitReached'));
  expect((await keep('lin', '大额', 'due=soon')).errcode).toBe(0);
});

test('groups of conditions are kept for each model, and for no list that is none', async () => {
  const query = '{"any":[["amount","greaterThan","5"],{"none":[["urgent","equal","true"]]}]}';
  const group = (list: string) => app.call(saveFilter, { list, name: '大额', query, isDefault: false }, 'an');
  expect((await group('groups:Order')).errcode).toBe(0);
  const groups = async (userId: string, list: string) => (await app.call(listSavedFilters, { list }, userId)).data;
  expect(await groups('an', 'groups:Order')).toMatchObject([{ name: '大额', query }]);
  expect([await groups('lin', 'groups:Order'), await groups('an', 'groups:Customer')]).toEqual([[], []]);
  for (const wrong of ['groups:', "groups:Order'; --", 'groups:' + 'x'.repeat(49), 'else'])
    expect((await group(wrong)).status).toBe(400);
});
