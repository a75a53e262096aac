import { ordersConfig, ordersView } from '../testing/list-fixtures.ts';
import { visibleCodes, titledColumns } from './visible-columns.model.ts';

const { queryColumns } = ordersView;

describe('the columns that a list asks for', () => {
  it('are those shown, whatever their order on the screen', () => {
    const moved = queryColumns.toReversed().map((column) => ({ ...column, isShow: column.propertyCode !== 'lines' }));
    expect(visibleCodes(ordersConfig, moved)).toEqual(['name', 'customer', 'amount', 'remark', 'sequenceNo']);
  });
});

describe('the widths of columns', () => {
  const widthOf = (name: string, width: number | null, locale: 'zh' | 'en' = 'en') => {
    const column = {
      propertyCode: 'customer',
      name: '客户',
      name_i18n: JSON.stringify({ en: name }),
      ...(width === null ? {} : { width }),
    };
    const view = { ...ordersView, queryColumns: [column] };
    return titledColumns({ ...ordersConfig, view }, locale)[0]?.width;
  };

  it('leave room for a title that is longer than its column was meant to be', () => {
    expect(widthOf('Order status', 110)).toBeGreaterThan(120);
    expect(widthOf('Order status', 110, 'zh')).toBe(110);
  });

  it('stay as they are where there is room, and grow only so far', () => {
    expect(widthOf('Customer', 200)).toBe(200);
    expect(widthOf('A title that tells a whole story about its column', 100)).toBe(240);
    expect(widthOf('Order status', null)).toBeUndefined();
  });
});
