import { propertyFinder } from '@portico/shared-kit/print';
import { systemProperties, displayValue } from '@portico/shared-kit/fields';
import { sampleWords } from './sample-words.model.ts';

const names = (code: string, propertyType: number) => ({ code, name: `${code}名`, propertyType });
const lines = { ...names('lines', 8), subSchema: { properties: [names('product', 0), names('price', 2)] } };
const properties = [
  ...systemProperties,
  names('customer', 0),
  names('amount', 2),
  names('due', 3),
  { ...names('days', 2), settings: { max: '30' } },
  lines,
];
const sample = (locale: 'zh' | 'en') =>
  sampleWords({
    schemaCode: 'order',
    properties,
    locale,
    steps: [{ activityCode: 'manager', activityName: '审批', name: '张三', comment: '同意' }],
  });

test('texts say which field they are, and all others show the form of their values', () => {
  const { data } = sample('zh').bizObject;
  const find = propertyFinder(properties);
  const shown = (code: string) => displayValue(find(code) as never, data[code], { locale: 'zh' });
  expect(shown('customer')).toBe('{customer名}');
  expect(shown('amount')).toMatch(/1,?234\.5/);
  expect(shown('days')).toBe('1');
  expect(shown('due')).toMatch(/^2026-11-24/);
  expect(shown('creater')).toBe('张三');
  expect(shown('sequenceNo')).toMatch(/^[A-Z0-9-]+$/);
});

test('sub-tables have rows, and the log its steps in their order', () => {
  const { bizObject, workFlowLog } = sample('en');
  expect(bizObject.data['lines']).toMatchObject([{ product: '{product名}' }, { product: '{product名}' }]);
  expect(workFlowLog).toMatchObject([{ activityName: '审批', name: '张三', comment: '同意' }]);
});
