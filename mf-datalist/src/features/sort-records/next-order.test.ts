import { nextOrder } from './next-order.model.ts';

test('a column chosen again and again sorts up, down and not at all', () => {
  const first = nextOrder([{ propertyCode: 'other', direction: 'asc' }], 'amount');
  expect(first).toEqual([{ propertyCode: 'amount', direction: 'asc' }]);
  const second = nextOrder(first, 'amount');
  expect(second).toEqual([{ propertyCode: 'amount', direction: 'desc' }]);
  expect(nextOrder(second, 'amount')).toEqual([]);
});
