import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import { everything } from '@portico/shared-kit/filters';
import { listPath } from './chart-list.model.ts';
import { chartOption } from './chart-option.model.ts';
import { chartPalette } from './chart-palette.model.ts';
import { svgOf } from './chart-picture.ts';
import { chartCsv, chartTable } from './chart-table.model.ts';
import { chartTitle } from './chart-words.model.ts';
import { pictureHeight } from './plotted-option.model.ts';

const amount = { code: 'amount', name: '金额', name_i18n: '{"en":"Amount"}', propertyType: 2 };
const month: ChartData['dimensions'][number] = {
  field: 'dueDate',
  name: '交期',
  name_i18n: '{"en":"Due date"}',
  kind: 'date',
  level: 'month',
  axis: 'rows',
  isPartial: false,
  members: [
    { key: '2026-01-01', name: null, name_i18n: null },
    { key: null, name: null, name_i18n: null },
  ],
};
const status: ChartData['dimensions'][number] = {
  ...month,
  field: 'status',
  name: '状态',
  name_i18n: '{"en":"Status"}',
  kind: 'text',
  level: null,
  members: [
    { key: 'open', name: '打开', name_i18n: '{"en":"Open"}' },
    { key: '=1+1', name: null, name_i18n: null },
  ],
};
const data: ChartData = {
  title: null,
  chartType: 'bar',
  source: { schemaCode: 'Order', appCode: 'sales', name: '订单', name_i18n: null },
  dimensions: [month],
  measures: [{ property: amount, aggregate: 1, title: null, isPartial: false }],
  groups: [
    { at: [0], values: ['12345678901234.25'] },
    { at: [1], values: [null] },
  ],
  isCut: false,
  filter: everything,
  computedTime: '2026-01-01T00:00:00.000Z',
};

const nobody = () => false;

test('words months, empty values, figures and titles in both languages', () => {
  expect(chartTable(data, 'zh').rows.map(({ cells }) => cells)).toEqual([
    ['2026 年 01 月', '12345678901234.25'],
    ['（空）', ''],
  ]);
  expect(chartTable(data, 'en').columns.map(({ title }) => title)).toEqual(['Due date', 'Amount (Sum)']);
  expect(chartTitle(data, 'en')).toBe('Amount (Sum) by Due date');
  expect(chartTitle({ ...data, title: '{"zh":"按月","en":"By month"}' }, 'zh')).toBe('按月');
});

const crossed: ChartData = {
  ...data,
  chartType: 'pivotTable',
  dimensions: [month, { ...status, axis: 'columns' }],
  groups: [
    { at: [0, 0], values: ['1'] },
    { at: [0, 1], values: ['2'] },
    { at: [0, -1], values: ['3'] },
    { at: [-1, 0], values: ['1'] },
    { at: [-1, -1], values: ['3'] },
  ],
};

test('crosses the rows and columns of a pivot table, its totals last', () => {
  const { columns, rows } = chartTable(crossed, 'en');
  expect(columns.map(({ title }) => title)).toEqual(['Due date', 'Open', '=1+1', 'Total']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['2026-01', '1', '2', '3'],
    ['Total', '1', '', '3'],
  ]);
});

test('each row, and each cell of a pivot table, leads to what it stands for', () => {
  expect(chartTable(data, 'en').rows.map(({ marks }) => marks)).toEqual([
    [[0], null],
    [[1], null],
  ]);
  expect(chartTable(crossed, 'en').rows.map(({ marks }) => marks)).toEqual([
    [null, [0, 0], [0, 1], [0, -1]],
    [null, [-1, 0], null, [-1, -1]],
  ]);
});

test('a spreadsheet takes no text of an export for a formula, and negative figures stay figures', () => {
  const groups = [{ at: [1], values: ['-5'] }];
  const csv = chartCsv(chartTable({ ...data, dimensions: [status], groups }, 'en'));
  expect(csv).toBe("\uFEFFStatus,Amount (Sum)\r\n'=1+1,-5\r\n");
});

const look = { palette: ['#000'], text: '', secondary: '', line: '', surface: '', font: '', isStill: true };

test('a mark within the filter of its page leads to what both ask for', () => {
  const inMonth = (from: string | null, to: string | null, at = [0]) =>
    decodeURIComponent(
      listPath({ ...data, filter: { propertyCode: 'dueDate', operator: 'between', value: [from, to] } }, at, nobody) ??
        '',
    ).replace(/.*f\.dueDate=/, '');
  expect(inMonth('2025-12-31T16:00:00.000Z', '2026-06-30T15:59:59.999Z')).toBe('2026-01-01;2026-01-31');
  expect(inMonth('2026-01-09T16:00:00.000Z', null)).toBe('2026-01-09T16:00:00.000Z;2026-01-31');
  expect(inMonth(null, '2025-06-30T15:59:59.999Z')).toBe('');
  const people = [
    { id: 'a', name: '安' },
    { id: 'b', name: '博' },
  ];
  const seller: ChartData['dimensions'][number] = {
    ...status,
    field: 'seller',
    kind: 'person',
    members: [{ key: 'b', name: '博', name_i18n: null }],
  };
  const filter = { propertyCode: 'seller', operator: 'in', value: people } as const;
  const path = listPath({ ...data, dimensions: [seller], filter }, [0], nobody);
  expect(decodeURIComponent(path ?? '')).toContain('f.seller=[{"id":"b","name":"博"}]');
});

test('has a series for each value of the second dimension', () => {
  const groups = [
    { at: [0, 0], values: ['1'] },
    { at: [0, 1], values: ['2'] },
    { at: [1, 1], values: ['3'] },
  ];
  const option = chartOption({ ...data, chartType: 'stackedBar', dimensions: [month, status], groups }, look, 'en');
  expect(option).toMatchObject({
    aria: { enabled: true },
    xAxis: { data: ['2026-01', '(empty)'] },
    series: [
      { name: 'Open', type: 'bar', stack: 'all', data: [1, null] },
      { name: '=1+1', type: 'bar', stack: 'all', data: [2, 3] },
    ],
  });
});

test('a mark leads to the list of just its records', () => {
  const both = { ...data, dimensions: [month, status] };
  expect(listPath(both, [0, 0], nobody)).toBe(
    '/application/sales/application-list/Order?f.dueDate=2026-01-01%3B2026-01-31&f.status=open',
  );
  const filter = { propertyCode: 'channel', operator: 'equal', value: '线上' } as const;
  expect(listPath({ ...data, filter }, [], nobody)).toContain('f.channel=');
});

test.each([
  [
    'of a filter that lists cannot hold',
    { filter: { propertyCode: 'amount', operator: 'greaterThan', value: '5' } },
    [0],
  ],
  ['of a value that is none', {}, [1]],
  ['of a column of a sub-table', { dimensions: [{ ...status, field: 'lines.item' }] }, [0]],
  ['of a source without a list', { source: { ...data.source, appCode: null } }, [0]],
  ['of two conditions on one field', { filter: { propertyCode: 'dueDate', operator: 'equal', value: 'x' } }, [0]],
] satisfies [string, Partial<ChartData>, number[]][])(
  'a mark %s leads nowhere rather than to more records',
  (_, changes, at) => {
    expect(listPath({ ...data, ...changes }, at, nobody)).toBeNull();
  },
);

test('bars lie where their names are long, as high as they need; moments go from left to right', () => {
  const named = (names: string[]) => ({
    ...data,
    dimensions: [{ ...status, members: names.map((name) => ({ key: name, name, name_i18n: null })) }],
    groups: names.map((_, at) => ({ at: [at], values: ['1'] })),
  });
  const short = named(['甲', '乙']);
  const long = named(Array.from({ length: 12 }, (_, at) => `合同与预算审查 ${at}`));
  const axes = (of: ChartData) => {
    const { xAxis, yAxis } = chartOption(of, look, 'zh') as Record<string, { readonly type: string }>;
    return [xAxis?.type, yAxis?.type, pictureHeight(of, 'zh')];
  };
  expect(axes(short)).toEqual(['category', 'value', undefined]);
  expect(axes(long)).toEqual(['value', 'category', 456]);
  const months = { ...long, dimensions: [{ ...month, members: long.dimensions[0]?.members ?? [] }] };
  expect(axes(months)[0]).toBe('category');
});

test('a kept picture has the colour of its card behind it', () => {
  const chart = { renderToSVGString: () => '<svg width="2" height="1"><path/></svg>' };
  expect(svgOf(chart, '#101418')).toBe(
    '<svg width="2" height="1"><rect width="100%" height="100%" fill="#101418"/><path/></svg>',
  );
});

test('colours that look like the theme’s come last', () => {
  expect(chartPalette('#2aa0b0', ['#13a8a8', '#d89614', '#cb2b83'])).toEqual([
    '#2aa0b0',
    '#d89614',
    '#cb2b83',
    '#13a8a8',
  ]);
});
