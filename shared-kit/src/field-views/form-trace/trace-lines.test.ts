import type { FormTraceChange } from '../../contract/form-trace.schema.ts';
import { traceLines } from './trace-lines.model.ts';

const amount = { code: 'amount', name: '金额', name_i18n: '{"en":"Amount"}', propertyType: 2 };
const aChange = (more: Partial<FormTraceChange>): FormTraceChange => ({
  code: 'amount',
  name: '金额',
  type: 2,
  beforeValue: null,
  afterValue: null,
  property: amount,
  ...more,
});
const columns = [{ code: 'product', name: '产品', propertyType: 0 }, amount];
const rows = (before: object[], after: object[]) =>
  aChange({
    code: 'lines',
    type: 8,
    beforeValue: before,
    afterValue: after,
    property: { code: 'lines', name: '明细', propertyType: 8, subSchema: { properties: columns } },
  });

describe('lines of the form trace', () => {
  it.each([
    ['9', '10', 'up'],
    ['-1', '-1.5', 'down'],
    ['0.30', '0.3', null],
    [null, '3', null],
    ['123456789012345.67890123', '123456789012345.67890124', 'up'],
  ])('say which way a number went: %s to %s', (beforeValue, afterValue, trend) => {
    expect(traceLines(aChange({ beforeValue, afterValue }), 'zh')).toMatchObject([{ trend }]);
  });

  it('are named in the reader’s language', () => {
    expect(traceLines(aChange({}), 'en')[0]?.label).toBe('Amount');
  });

  it('tell the cells of rows that were added, changed and removed', () => {
    const change = rows(
      [
        { id: 'a', product: '笔', amount: '1' },
        { id: 'b', product: '纸', amount: '2' },
      ],
      [
        { id: 'a', product: '笔', amount: '4' },
        { id: 'c', product: '尺' },
      ],
    );
    const lines = traceLines(change, 'zh').map(({ label, row, before, after, trend }) => [
      label,
      row,
      before,
      after,
      trend,
    ]);
    expect(lines).toEqual([
      ['明细 · 金额', null, '1', '4', 'up'],
      ['明细 · 产品', 'removed', '纸', null, null],
      ['明细 · 金额', 'removed', '2', null, null],
      ['明细 · 产品', 'added', null, '尺', null],
    ]);
  });

  it('say where only the order of rows changed', () => {
    const [a, b] = [
      { id: 'a', product: '笔' },
      { id: 'b', product: '纸' },
    ];
    expect(traceLines(rows([a, b], [b, a]), 'en')).toMatchObject([
      { label: '明细', property: null, after: 'Rows were reordered' },
    ]);
  });

  it('keep the name that a field had which the model has no more', () => {
    const gone = traceLines(aChange({ property: null, afterValue: '3' }), 'en');
    expect(gone).toMatchObject([{ label: '金额', after: '3', property: { propertyType: 2 } }]);
    const unknown = traceLines(aChange({ property: null, type: 999, afterValue: { x: 1 } }), 'en');
    expect(unknown).toMatchObject([{ property: null, before: null, after: '{"x":1}' }]);
  });
});
