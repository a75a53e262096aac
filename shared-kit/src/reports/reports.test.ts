import { chartFaults, isReadable, readReport, reportVersion, savedReport } from './index.ts';
import type { ReportChart } from './report.ts';

const property = (code: string, propertyType: number) => ({ code, name: code, propertyType });
const properties = [
  property('title', 0),
  property('note', 1),
  property('amount', 2),
  property('dueDate', 3),
  property('people', 51),
  property('dept', 60),
  { ...property('lines', 8), subSchema: { properties: [property('item', 0), property('price', 2)] } },
  { ...property('costs', 8), subSchema: { properties: [property('price', 2)] } },
];

const chart: ReportChart = {
  id: 'a',
  title: null,
  chartType: 'bar',
  schemaCode: 'Order',
  dimensions: [{ field: 'title', level: null, axis: 'rows' }],
  measures: [{ field: 'amount', aggregate: 1, title: null }],
  filter: null,
  sort: null,
  limit: null,
  w: 'half',
};

const faults = (changes: Partial<ReportChart>, hidden: readonly string[] = []) =>
  chartFaults({ ...chart, ...changes }, { properties, hidden: new Set(hidden) }, 'en').map(({ name, path }) => [
    name,
    path,
  ]);

test('fills in what a saved chart leaves out, and keeps what it does not know of it', () => {
  const saved = {
    version: 1,
    charts: [
      { id: 'a', chartType: 'pie', schemaCode: 'Order', dimensions: [{ field: 'title' }], measures: [], tint: 1 },
    ],
    theme: { dark: true },
  };
  const [only] = readReport(saved)?.charts ?? [];
  expect(only).toMatchObject({ title: null, filter: null, limit: null, w: 'half', tint: 1 });
  expect(only).toMatchObject({ dimensions: [{ field: 'title', level: null, axis: 'rows' }] });
});

test('keeps a chart that it cannot read as it was saved', () => {
  const strange = { id: 'x', chartType: 'hologram', beams: [1, { deep: null }] };
  const damaged = { id: 'y', chartType: 'pie', schemaCode: 'Order', measures: [{ field: 'amount', aggregate: 9 }] };
  const report = readReport({ version: 1, charts: [strange, damaged, chart] });
  expect(report?.charts.map(isReadable)).toEqual([false, false, true]);
  expect(report && savedReport(report)).toEqual({ version: reportVersion, charts: [strange, damaged, chart] });
});

test.each([[{ version: 2, charts: [] }], [{ version: 1 }], ['{'], [null]])('reads no report in %j', (saved) => {
  expect(readReport(saved)).toBeNull();
});

test('finds nothing wrong with a chart that fits its source', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ dimensions: [{ field: 'dueDate', level: null, axis: 'rows' }] })).toEqual([]);
  expect(faults({ dimensions: [{ field: 'dept', level: 2, axis: 'rows' }] })).toEqual([]);
});

const dimension = (field: string, level: ReportChart['dimensions'][number]['level'] = null) => ({
  dimensions: [{ field, level, axis: 'rows' as const }],
});
const measure = (field: string | null, aggregate: 1 | 2 | 3 | 4 | 5) => ({
  measures: [{ field, aggregate, title: null }],
});

test.each([
  ['a field that is gone', dimension('gone'), ['chartFieldMissing', '/dimensions/0']],
  ['a long text', dimension('note'), ['chartFieldNotGrouped', '/dimensions/0']],
  ['a number', dimension('amount'), ['chartFieldNotGrouped', '/dimensions/0']],
  ['several people', dimension('people'), ['chartFieldNotGrouped', '/dimensions/0']],
  ['a month of a text', dimension('title', 'month'), ['chartLevelWrong', '/dimensions/0']],
  ['a number as the level of a date', dimension('dueDate', 2), ['chartLevelWrong', '/dimensions/0']],
  ['a sum of texts', measure('title', 1), ['chartAggregateRefused', '/measures/0']],
  ['a sum of records', measure(null, 1), ['chartAggregateRefused', '/measures/0']],
  ['no dimension', { dimensions: [] }, ['chartDimensionsWrong', '/dimensions']],
  [
    'a pie of two measures',
    { chartType: 'pie', measures: [...chart.measures, ...chart.measures] },
    ['chartMeasuresWrong', '/measures'],
  ],
] as const)('refuses %s', (_, changes, fault) => {
  expect(faults(changes as Partial<ReportChart>)).toEqual([fault]);
});

test('refuses the columns of two sub-tables in one chart, and those whose sub-table is hidden', () => {
  const ofLines = { dimensions: [{ field: 'lines.item', level: null, axis: 'rows' as const }] };
  expect(faults({ ...ofLines, ...measure('lines.price', 1) })).toEqual([]);
  expect(faults({ ...ofLines, ...measure('costs.price', 1) })).toEqual([['chartSubTablesMixed', '/measures/0']]);
  expect(faults({ ...ofLines, ...measure(null, 5) }, ['lines'])).toEqual([['chartFieldNotVisible', '/dimensions/0']]);
  expect(faults(measure('lines.price', 1), ['lines.price'])).toEqual([['chartFieldNotVisible', '/measures/0']]);
  expect(faults(dimension('lines'))).toEqual([['chartFieldNotGrouped', '/dimensions/0']]);
});

test('refuses what the reader does not see, as a dimension and as a measure', () => {
  expect(faults({}, ['amount'])).toEqual([['chartFieldNotVisible', '/measures/0']]);
  expect(faults({}, ['title'])).toEqual([['chartFieldNotVisible', '/dimensions/0']]);
});
