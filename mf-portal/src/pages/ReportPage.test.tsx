import { getChartData, getReport } from '@portico/shared-kit/contract/reports.endpoints';
import type { ChartData, Report } from '@portico/shared-kit/contract/reports.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { everything } from '@portico/shared-kit/filters';
import { answers, refuses, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Page } from './ReportPage.tsx';

const chart = (id: string, title: string) => ({ id, title, chartType: 'table', w: 'half' }) as const;
const report: Report = {
  reportCode: 'board',
  appCode: 'sales',
  name: '销售看板',
  name_i18n: '{"en":"Sales board"}',
  version: 1,
  charts: [chart('a', 'Orders'), chart('b', 'Salaries')],
};
const data: ChartData = {
  title: 'Orders',
  chartType: 'table',
  source: { schemaCode: 'Order', appCode: 'sales', name: '订单', name_i18n: null },
  dimensions: [],
  measures: [{ property: null, aggregate: 5, title: null, isPartial: false }],
  groups: [{ at: [], values: ['1234'] }],
  isCut: true,
  filter: everything,
  computedTime: '2026-01-01T00:00:00.000Z',
};
const refused = { errcode: codeOf('chartFieldNotVisible'), errmsg: 'You may not see “Salary”' };
const charts = [
  { key: 'a', data, error: null },
  { key: 'b', data: null, error: refused },
];

const open = (path: string) =>
  renderWithProviders(
    <Routes>
      <Route path="/jump-report/:appCode/:reportCode" element={<Page />} />
      <Route path="/report" element={<Page />} />
      <Route path="/application/:appCode/application-define/:url" element={<p>address of the menu</p>} />
    </Routes>,
    { path, locale: 'en' },
  );

test.each(['/jump-report/sales/board', '/report?reportCode=board'])(
  '%s shows every chart, and says of one what keeps it from being shown',
  async (path) => {
    stubNetwork(answers(getReport, report), answers(getChartData, { charts }));
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sales board' })).toBeInTheDocument();
    const orders = screen.getByRole('region', { name: 'Orders' });
    expect(await within(orders).findByText('1,234')).toBeInTheDocument();
    expect(within(orders).getByText(/more than can be shown/)).toBeInTheDocument();
    const salaries = screen.getByRole('region', { name: 'Salaries' });
    expect(within(salaries).getByText('You may not see “Salary”')).toBeInTheDocument();
  },
);

test('the filters in the address narrow every chart, and are cleared together', async () => {
  const calls = stubNetwork(answers(getReport, report), answers(getChartData, { charts }));
  const owner = encodeURIComponent(JSON.stringify([{ id: 'u1', name: '李强' }]));
  open(`/report?reportCode=board&f.createdTime=2026-03-01%3B2026-03-31&f.owner=${owner}`);
  const bar = await screen.findByRole('search', { name: 'Filters of this page' });
  expect(within(bar).getByText('Date')).toBeInTheDocument();
  await screen.findByText('1,234');
  const asked = () => calls.flatMap(({ operationId, input }) => (operationId === 'getChartData' ? [input] : []));
  const narrowed = { from: '2026-02-28T16:00:00.000Z', to: '2026-03-31T15:59:59.999Z', userIds: ['u1'] };
  expect(asked()).toMatchObject([{ page: narrowed }]);
  fireEvent.click(within(bar).getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).not.toHaveProperty('page');
});

test('what is no report is looked for in the menu', async () => {
  stubNetwork(refuses(getReport, 'reportMissing', { code: 'board' }));
  open('/jump-report/sales/board');
  expect(await screen.findByText('address of the menu')).toBeInTheDocument();
});

test('an address without a report says so', async () => {
  stubNetwork();
  open('/report');
  expect(await screen.findByRole('heading', { name: 'No report is named' })).toBeInTheDocument();
});
