import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { firstPageOfView } from './first-page.model.ts';
import type { ListState } from '@portico/shared-kit/list-address';

const config = {
  schemaCode: 'order',
  properties: [{ code: 'title' }, { code: 'note' }],
  view: {
    code: 'all',
    queryColumns: [{ propertyCode: 'title' }, { propertyCode: 'note', isShow: false }],
    orderBy: [{ propertyCode: 'title', direction: 'desc' }],
  },
} as unknown as ListConfig;
const state: ListState = {
  filters: {},
  where: '',
  search: '',
  orderBy: [{ propertyCode: 'title', direction: 'desc' }],
  groupBy: [],
  page: 0,
  size: 20,
};
const first = (part: Partial<ListState> = {}, { isFiltered = false, columns = config.view.queryColumns } = {}) =>
  firstPageOfView(config, { state: { ...state, ...part }, isFiltered, viewCode: null }, columns);

test('a view as it is set up is asked for by its name alone, in the words of remote.json', () => {
  const manifest = JSON.parse(readFileSync(join(__dirname, '../../remote.json'), 'utf8'));
  const { body } = manifest.contributes[0].starts[1];
  expect(first()).toEqual({ ...body, schemaCode: 'order' });
  expect(firstPageOfView(config, { state, isFiltered: false, viewCode: 'all' }, config.view.queryColumns)).toEqual({
    ...body,
    schemaCode: 'order',
    queryCode: 'all',
  });
});

test.each<[string, Partial<ListState>]>([
  ['another page', { page: 1 }],
  ['another size', { size: 50 }],
  ['a search', { search: 'x' }],
  ['another order', { orderBy: [] }],
])('%s is asked for in full', (_, part) => {
  expect(first(part)).toBeNull();
});

test('conditions, and columns that somebody has chosen, are asked for in full', () => {
  expect(first({}, { isFiltered: true })).toBeNull();
  expect(first({}, { columns: [{ propertyCode: 'title' }, { propertyCode: 'note' }] as never })).toBeNull();
});
