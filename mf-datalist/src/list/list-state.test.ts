import fc from 'fast-check';
import { ordersConfig } from '../testing/list-fixtures.ts';
import {
  defaultsOf,
  type ListState,
  pageSizes,
  readListState,
  viewCodeIn,
  writeListState,
  writeView,
} from '@portico/shared-kit/list-address';

const defaults = defaultsOf(ordersConfig, Date.parse('2026-01-02T03:04:05Z'));
const read = (query: string) => readListState(new URLSearchParams(query), defaults);
const write = (state: Partial<ListState>, query = '') =>
  writeListState(new URLSearchParams(query), { ...defaults, ...state }, defaults).toString();

describe('the address of a list', () => {
  it('says nothing while nothing differs from the view', () => {
    expect(write({})).toBe('');
    expect(read('')).toEqual({
      filters: { status: 'open;' },
      where: '',
      search: '',
      orderBy: [{ propertyCode: 'amount', direction: 'desc' }],
      groupBy: [],
      page: 0,
      size: 20,
    });
  });

  it('keeps default conditions cleared when they were cleared', () => {
    expect(read(write({ filters: {} })).filters).toEqual({});
    expect(read(write({ filters: { customer: 'A' } })).filters).toEqual({ customer: 'A' });
  });

  it('keeps an order cleared when it was cleared', () => {
    expect(read(write({ orderBy: [] })).orderBy).toEqual([]);
  });

  it('groups by three fields at most, and by each of them once', () => {
    expect(write({ groupBy: ['status', 'owner'] })).toBe('groupBy=status%2Cowner');
    expect(read('groupBy=status,,status,owner,amount,customer').groupBy).toEqual(['status', 'owner', 'amount']);
  });

  it('counts pages from 1 for people and from 0 for requests', () => {
    expect(write({ page: 2 })).toBe('page=3');
    expect(read('page=3').page).toBe(2);
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'size=7', 'size=', 'sort=amount.up', 'sort=.asc'])(
    'takes the default for %s',
    (query) => {
      const { page, size } = read(query);
      expect({ page, size }).toEqual({ page: 0, size: 20 });
      if (query.startsWith('sort')) expect(read(query).orderBy).toEqual([]);
    },
  );

  it('leaves parameters of others alone', () => {
    expect(write({ page: 1 }, 'parentId=p&return=%2Fx')).toBe('parentId=p&return=%2Fx&page=2');
  });

  it('starts another view from its own defaults', () => {
    const query = writeView(new URLSearchParams('f.customer=A&page=3&sort=&parentId=p'), 'mine');
    expect(query.toString()).toBe('parentId=p&queryCode=mine');
    expect(viewCodeIn(query)).toBe('mine');
  });

  it('brings any state back', () => {
    const text = fc.string({ minLength: 1 });
    const code = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,8}$/);
    const state = fc.record({
      filters: fc.dictionary(code, text, { maxKeys: 4, noNullPrototype: true }),
      where: fc.string({ maxLength: 20 }),
      search: fc.string(),
      groupBy: fc.uniqueArray(code, { maxLength: 3 }),
      orderBy: fc.array(fc.record({ propertyCode: code, direction: fc.constantFrom('asc' as const, 'desc' as const) })),
      page: fc.nat({ max: 999_999 }),
      size: fc.constantFrom(...pageSizes),
    });
    fc.assert(fc.property(state, (wanted) => expect(read(write(wanted))).toEqual(wanted)));
  });
});
