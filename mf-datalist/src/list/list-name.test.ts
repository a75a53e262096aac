import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { aMenuNode } from '@portico/shared-kit/testing/portal-builders';
import { ordersConfig } from '../testing/list-fixtures.ts';
import { listName } from './list-name.model.ts';

const named = (english: string, more: Partial<MenuNode> = {}) =>
  aMenuNode({ code: 'salesOrder', name_i18n: JSON.stringify({ en: english }), ...more });
const entry = named('Sales orders');

describe('the name of a list', () => {
  it('is that of the menu entry which leads to it', () => {
    expect(listName(ordersConfig, [named('Customers', { code: 'customer' }), entry], 'en')).toBe('Sales orders');
  });

  it('is that of the entry of this very view where the model has several', () => {
    const own = named('All orders', { queryCode: 'all' });
    expect(listName(ordersConfig, [entry, own], 'en')).toBe('All orders');
  });

  it('is that of the model where no entry leads to it', () => {
    const folder = named('Orders', { type: 'Folder' });
    expect(listName(ordersConfig, [folder], 'en')).toBe('Sales order');
  });
});
