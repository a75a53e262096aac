import { textSourceDefaults, withDataSource, withModel } from './text-source.ts';

const orders = {
  ...textSourceDefaults,
  bizModel: 'salesOrder',
  bizModelInfo: { appCode: 'sales' },
  displayField: ['name'],
  showFieldTitle: true,
  queryConditions: [{ propertyCode: 'name', propertyValue: 'x' }],
  sortField: 'amount',
  sortRule: 'ascending',
} as const;

test('another source clears model, fields, conditions and the titles of fields', () => {
  expect(withDataSource({ ...orders, dataSource: 'myStart' }, 'bizModel')).toEqual(textSourceDefaults);
});

test.each(['myUnfinished', 'myFinished', 'myRead', 'myUnread', 'myStart'] as const)(
  'the source %s is sorted by the time of receipt, the latest first',
  (dataSource) => {
    const work = withDataSource(orders, dataSource);
    expect(work).toEqual({ ...textSourceDefaults, dataSource, sortField: 'receiveTime', sortRule: 'descending' });
  },
);

test('the same source changes nothing', () => {
  expect(withDataSource(orders, 'bizModel')).toBe(orders);
});

test('another model has other fields, conditions and order', () => {
  const customers = { bizModel: 'customer', bizModelInfo: { appCode: 'sales' } };
  expect(withModel(orders, customers)).toEqual({ ...textSourceDefaults, ...customers });
});
