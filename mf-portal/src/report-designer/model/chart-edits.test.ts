import type { ReportChart } from '@portico/shared-kit/reports';
import { addField, moveChartItem, newChart, removeItem, rolesOf, usualRole, withSource } from './chart-edits.model.ts';
import { sortBy } from './chart-sort.model.ts';

const property = (code: string, propertyType: number) => ({ code, name: code, propertyType });
const [title, note, amount, date, dept] = [0, 1, 2, 3, 60].map((type) => property(`field${type}`, type)) as [
  ReturnType<typeof property>,
  ReturnType<typeof property>,
  ReturnType<typeof property>,
  ReturnType<typeof property>,
  ReturnType<typeof property>,
];
const item = (of: ReturnType<typeof property>) => ({ field: of.code, property: of });
const bar = newChart('a', 'bar', 'Order');

const figures = ({ measures }: ReportChart) => measures.map(({ field, aggregate }) => [field, aggregate]);

test('a chart begins with the number of records, which a figure takes the place of', () => {
  expect(figures(bar)).toEqual([[null, 5]]);
  expect(figures(addField(bar, 'measures', item(amount)))).toEqual([[amount.code, 1]]);
  const both = addField(addField(bar, 'measures', item(amount)), 'measures', item(title));
  expect(figures(both)).toEqual([
    [amount.code, 1],
    [title.code, 5],
  ]);
});

test('a chart of one measure takes another in its place', () => {
  const pie = addField(newChart('a', 'pie', 'Order'), 'measures', item(amount));
  expect(figures(addField(pie, 'measures', item(title)))).toEqual([[title.code, 5]]);
});

test('dates are grouped by month, and the second side of a pivot table stands in columns', () => {
  const pivot = addField(newChart('a', 'pivotTable', 'Order'), 'dimensions', item(date));
  expect(addField(pivot, 'dimensions', item(dept)).dimensions).toEqual([
    { field: date.code, level: 'month', axis: 'rows' },
    { field: dept.code, level: null, axis: 'columns' },
  ]);
});

test('numbers are measured, long texts only counted, all else is grouped by', () => {
  expect([title, note, amount, date, dept].map(usualRole)).toEqual([
    'dimensions',
    'measures',
    'measures',
    'dimensions',
    'dimensions',
  ]);
  expect(rolesOf(note)).toEqual(['measures']);
  expect(addField(bar, 'dimensions', item(note))).toBe(bar);
});

test('an order follows its measure to another place, and goes with it', () => {
  const both = addField(addField(bar, 'measures', item(amount)), 'measures', item(title));
  const sorted = { ...both, sort: sortBy(both, amount.code) };
  expect(sorted.sort).toEqual({ by: 'measure', index: 0, direction: 'desc' });
  expect(moveChartItem(sorted, 'measures', 0, 1).sort?.index).toBe(1);
  expect(removeItem(sorted, 'measures', 1).sort?.index).toBe(0);
  expect(removeItem(sorted, 'measures', 0).sort).toBeNull();
  expect(sortBy(both, 'none')).toBeNull();
});

test('another model clears what the chart was made of, and leaves its title and width', () => {
  const chart = { ...addField(bar, 'dimensions', item(title)), title: 'T', w: 'full' as const };
  expect(withSource(chart, 'Order')).toBe(chart);
  expect(withSource(chart, 'Claim')).toEqual({ ...newChart('a', 'bar', 'Claim'), title: 'T', w: 'full' });
});
