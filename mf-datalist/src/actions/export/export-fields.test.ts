import { aListColumn, aProperty } from '@portico/shared-kit/testing/model-builders';
import { ordersConfig } from '../../testing/list-fixtures.ts';
import {
  chosenPart,
  exportColumns,
  exportFields,
  fieldsNamed,
  pathsOf,
  presetSelection,
  withChosen,
} from './export-fields.model.ts';

const columns = [
  aListColumn('amount', { name: '金额' }),
  aListColumn('customer', { name: '客户' }),
  aListColumn('remark', { isShow: false }),
  aListColumn('lines', { name: '明细' }),
];
const fields = exportFields(ordersConfig, columns, 'zh');
const none = new Set<string>();

describe('the fields of an export', () => {
  it('are those of the list in its order, and then the others of the model', () => {
    const codes = fields.map(({ code }) => code);
    expect(codes.slice(0, 3)).toEqual(['amount', 'customer', 'lines']);
    expect(codes.slice(3)).toEqual(expect.arrayContaining(['remark', 'region', 'urgent', 'status', 'creater']));
    expect(fields.find(({ code }) => code === 'lines')?.columns).toEqual([
      { path: 'lines.product', title: '产品' },
      { path: 'lines.quantity', title: expect.any(String) },
    ]);
  });

  it('have no files, no opinions and nothing that the user may not see, but for who handles a record now', () => {
    const properties = [
      aProperty('files', { propertyType: 6 }),
      aProperty('opinions', { propertyType: 7 }),
      { ...aProperty('secret'), visible: false },
      { ...aProperty('participants_', { propertyType: 51 }), visible: false },
      aProperty('rows', {
        propertyType: 8,
        subSchema: { properties: [aProperty('scan', { propertyType: 6 }), aProperty('text')] },
      }),
      aProperty('scans', { propertyType: 8, subSchema: { properties: [aProperty('scan', { propertyType: 6 })] } }),
      aProperty('hidden', {
        propertyType: 8,
        subSchema: { properties: [{ ...aProperty('secret'), visible: false } as ReturnType<typeof aProperty>] },
      }),
    ];
    const offered = exportFields({ properties }, [aListColumn('files'), aListColumn('secret')], 'zh');
    expect(offered.flatMap(pathsOf)).toEqual(['participants_', 'rows.text']);
  });

  it('begin with the list’s, all or the own ones that are still there', () => {
    expect([...presetSelection(fields, 'listed', none)]).toEqual([
      'amount',
      'customer',
      'lines.product',
      'lines.quantity',
    ]);
    expect(presetSelection(fields, 'all', none).size).toBe(fields.flatMap(pathsOf).length);
    expect([...presetSelection(fields, 'own', new Set(['gone', 'remark']))]).toEqual(['remark']);
  });

  it('are asked for in their order, a sub-table whole or with the columns that are chosen', () => {
    const listed = presetSelection(fields, 'listed', none);
    expect(exportColumns(fields, listed)).toEqual([
      { propertyCode: 'amount' },
      { propertyCode: 'customer' },
      { propertyCode: 'lines' },
    ]);
    const fewer = withChosen(listed, ['lines.product', 'amount'], { isChosen: false });
    expect(exportColumns(fields, fewer)).toEqual([
      { propertyCode: 'customer' },
      { propertyCode: 'lines', childColumns: ['quantity'] },
    ]);
    expect(chosenPart(fewer, ['lines.product', 'lines.quantity'])).toBe('some');
    expect(chosenPart(listed, ['lines.product', 'lines.quantity'])).toBe('all');
    expect(chosenPart(none, ['amount'])).toBe('none');
  });

  it('are found by their names, a column of a sub-table with its group', () => {
    expect(fieldsNamed(fields, ' 产 ').map(({ code, columns }) => [code, columns.length])).toEqual([['lines', 1]]);
    expect(fieldsNamed(fields, '明细').map(({ columns }) => columns.length)).toEqual([2]);
    expect(fieldsNamed(fields, 'nothing')).toEqual([]);
  });
});
