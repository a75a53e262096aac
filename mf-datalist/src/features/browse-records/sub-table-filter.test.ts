import type { Property } from '@portico/shared-kit/fields';
import { columnFilter, type RowsFilter, rowsMatching } from './sub-table-filter.model.ts';

const column = (code: string, propertyType: number): Property => ({ code, name: code, propertyType });
const columns = [
  column('product', 0),
  column('quantity', 2),
  column('isUrgent', 4),
  column('keeper', 50),
  column('team', 60),
  { ...column('due', 3), settings: { format: 1 } },
];
const rows = [
  {
    id: '1',
    product: '服务器 R1 (2U)',
    quantity: '2',
    isUrgent: true,
    keeper: { id: 'u1', name: '张伟' },
    team: { id: 'd1', name: '研发' },
    due: '2026-01-01T16:00:00Z',
  },
  {
    id: '2',
    product: 'server r22',
    quantity: '10.5',
    isUrgent: false,
    keeper: { id: 'u2', name: '刘芳' },
    team: null,
    due: '2026-01-02T15:59:59.000Z',
  },
  { id: '3', product: null, quantity: null, isUrgent: null, keeper: null, team: null, due: '2026-01-02T16:00:00Z' },
];
const found = (filter: RowsFilter) => rowsMatching(rows, columns, { filter, locale: 'zh' }).map(({ id }) => id);

describe('the filter of a sub-table', () => {
  it('is by pattern where there is text, and by the control of the kind elsewhere', () => {
    expect(columns.map(columnFilter)).toEqual(['pattern', 'own', 'own', 'pattern', 'pattern', 'own']);
  });

  it('keeps all rows where nothing is asked', () => {
    expect(found({})).toEqual(['1', '2', '3']);
    expect(found({ product: '', quantity: null })).toEqual(['1', '2', '3']);
  });

  it.each([
    ['R1', ['1']],
    ['SERVER', ['2']],
    ['r?2', ['2']],
    ['s*r', ['2']],
    ['(2u)', ['1']],
    ['[', []],
    ['*R22*', ['2']],
    ['22*s', []],
    ['r22?', []],
    ['er*er', ['2']],
    ['er*er*er', []],
  ])('finds text by the pattern %s', (product, ids) => {
    expect(found({ product })).toEqual(ids);
  });

  it('answers whatever pattern is typed, without trying all ways in which it could fit', () => {
    const long = [{ id: '1', product: 'a'.repeat(5_000) }];
    const ask = (product: string) => rowsMatching(long, columns, { filter: { product }, locale: 'zh' });
    expect(ask(`${'*a'.repeat(60)}*b`)).toEqual([]);
    expect(ask('*a'.repeat(60))).toEqual(long);
  });

  it('compares numbers as numbers', () => {
    expect(found({ quantity: ['3', null] })).toEqual(['2']);
    expect(found({ quantity: [null, '2'] })).toEqual(['1']);
  });

  it('tells yes from no and from empty', () => {
    expect(found({ isUrgent: true })).toEqual(['1']);
    expect(found({ isUrgent: false })).toEqual(['2']);
  });

  it('finds people and departments by name and by id', () => {
    expect(found({ keeper: '张' })).toEqual(['1']);
    expect(found({ keeper: 'u2' })).toEqual(['2']);
    expect(found({ team: 'd1' })).toEqual(['1']);
    expect(found({ team: 'd' })).toEqual([]);
  });

  it('takes whole days of the organisation', () => {
    const day = '2026-01-01T16:00:00.000Z';
    expect(found({ due: [day, day] })).toEqual(['1', '2']);
    expect(found({ due: [null, '2025-12-31T16:00:00.000Z'] })).toEqual([]);
  });

  it('holds everything asked', () => {
    expect(found({ product: 'r', isUrgent: false })).toEqual(['2']);
    expect(found({ product: 'r', isUrgent: false, keeper: 'u1' })).toEqual([]);
  });
});
