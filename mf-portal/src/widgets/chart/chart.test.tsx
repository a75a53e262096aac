import { getChartData } from '@portico/shared-kit/contract/reports.endpoints';
import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { everything } from '@portico/shared-kit/filters';
import { answers, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { PageFilters } from '../../page-filters/PageFilters.tsx';
import type { WidgetProps } from '../widget-definition.ts';
import { Chart } from './Chart.tsx';

const data: ChartData = {
  title: null,
  chartType: 'table',
  source: { schemaCode: 'Order', appCode: 'sales', name: '订单', name_i18n: null },
  dimensions: [
    {
      field: 'status',
      name: '状态',
      name_i18n: '{"en":"Status"}',
      kind: 'text',
      level: null,
      axis: 'rows',
      isPartial: false,
      members: [{ key: 'open', name: '打开', name_i18n: '{"en":"Open"}' }],
    },
  ],
  measures: [{ property: null, aggregate: 5, title: null, isPartial: false }],
  groups: [{ at: [0], values: ['7'] }],
  isCut: false,
  filter: everything,
  computedTime: '2026-01-01T00:00:00.000Z',
};

const chosen = { dataSource: { reportCode: 'board', chartCode: 'byStatus' } };
const show = (settings: WidgetProps<'Chart'>['settings'], path = '/portal-page/desk', title = 'Orders by status') =>
  renderWithProviders(
    <PageFilters filters={['date', 'person']}>
      <Chart id="a" title={title} settings={settings} widgets={[]} Grid={() => null} />
    </PageFilters>,
    { path, locale: 'en' },
  );

test('shows the chart under the title of the widget, with ways to the records', async () => {
  stubNetwork(answers(getChartData, { charts: [{ key: 'byStatus', data, error: null }] }));
  show(chosen);
  const link = await screen.findByRole('link', { name: 'Open' });
  expect(link).toHaveAttribute('href', '/application/sales/application-list/Order?f.status=open');
  expect(screen.getByRole('cell', { name: '7' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Orders by status' })).toBeInTheDocument();
});

test('shows a chart to which the page gives no title under its own', async () => {
  const titled = { ...data, title: '{"zh":"按状态","en":"By status"}' };
  stubNetwork(answers(getChartData, { charts: [{ key: 'byStatus', data: titled, error: null }] }));
  show(chosen, undefined, '');
  expect(await screen.findByRole('heading', { name: 'By status' })).toBeInTheDocument();
});

test('asks for what the filters of its page narrow it to', async () => {
  const calls = stubNetwork(answers(getChartData, { charts: [{ key: 'byStatus', data, error: null }] }));
  show(chosen, '/portal-page/desk?f.createdTime=2026-03-01%3B2026-03-31');
  await screen.findByRole('link', { name: 'Open' });
  expect(calls.map(({ input }) => input)).toEqual([
    {
      charts: [{ key: 'byStatus', reportCode: 'board', chartId: 'byStatus' }],
      page: { from: '2026-02-28T16:00:00.000Z', to: '2026-03-31T15:59:59.999Z' },
    },
  ]);
});

test('says that no chart is chosen yet', async () => {
  stubNetwork();
  show({ dataSource: null });
  expect(await screen.findByText('No chart is chosen yet')).toBeInTheDocument();
});

test('says what keeps a chart from being shown', async () => {
  const error = { errcode: codeOf('chartFieldNotVisible'), errmsg: 'You may not see “Salary”' };
  stubNetwork(answers(getChartData, { charts: [{ key: 'byStatus', data: null, error }] }));
  show(chosen);
  expect(await screen.findByText('You may not see “Salary”')).toBeInTheDocument();
});
