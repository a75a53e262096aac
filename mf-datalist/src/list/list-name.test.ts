import { aMenuEntry, ordersConfig } from '../testing/list-fixtures.ts';
import { listName } from './list-name.model.ts';

const entry = aMenuEntry('salesOrder', 'Sales orders');

describe('the name of a list', () => {
  it('is that of the menu entry which leads to it', () => {
    expect(listName(ordersConfig, [aMenuEntry('customer', 'Customers'), entry], 'en')).toBe('Sales orders');
  });

  it('is that of the entry of this very view where the model has several', () => {
    const own = aMenuEntry('salesOrder', 'All orders', { queryCode: 'all' });
    expect(listName(ordersConfig, [entry, own], 'en')).toBe('All orders');
  });

  it('is that of the model where no entry leads to it', () => {
    const folder = aMenuEntry('salesOrder', 'Orders', { type: 'Folder' });
    expect(listName(ordersConfig, [folder], 'en')).toBe('Sales order');
  });
});
