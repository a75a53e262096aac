import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import type { ReportDesign } from '@portico/shared-kit/contract/report-design.schema';
import { getChartData, getChartSource, listChartSources } from '@portico/shared-kit/contract/reports.endpoints';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { answers, inputsOf, refuses, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './ReportDesignPage.tsx';

const { checkDesign, getDesign, listDesigns, releaseDesignLock, saveDesignDraft, takeDesignLock } =
  designEndpoints('report');

const wang = { id: 'user-2', name: '王秀英', name_i18n: null };
const lock = { holder: wang, since: '2026-01-05T02:00:00.000Z', expiresTime: '2026-01-05T02:10:00.000Z', isMine: true };
const draft = {
  revision: 1,
  basedOn: null,
  isOutdated: false,
  modifier: wang,
  modifiedTime: '2026-01-05T03:00:00.000Z',
};
const named = (code: string, name: string, propertyType: number) => ({
  code,
  name,
  name_i18n: JSON.stringify({ en: code }),
  propertyType,
});
const properties = [named('status', '状态', 0), named('amount', '金额', 2), named('dueDate', '日期', 3)];
const source = {
  schemaCode: 'order',
  name: '订单',
  name_i18n: '{"en":"Order"}',
  appCode: 'sales',
  appName: '销售',
  appName_i18n: '{"en":"Sales"}',
};

const table = {
  id: 'table',
  chartType: 'table',
  schemaCode: 'order',
  title: '{"zh":"订单表","en":"Order table"}',
  dimensions: [{ field: 'status' }],
  measures: [{ field: 'amount', aggregate: 1 }],
};

function designOf(charts: readonly JsonObject[]): ReportDesign {
  const application = { appCode: 'sales', appName: '销售', appName_i18n: '{"en":"Sales"}' };
  return {
    reportCode: 'monthly',
    ...application,
    name: '每月销售',
    name_i18n: '{"en":"Monthly sales"}',
    published: null,
    draft: null,
    lock: null,
    availability: 'on',
    content: { version: 1, charts: [...charts] },
    canTakeOver: true,
    uses: [],
  };
}

async function open(charts: readonly JsonObject[], isLocked = false) {
  const design = { ...designOf(charts), lock: isLocked ? { ...lock, isMine: false } : null };
  const calls = stubNetwork(
    isLocked ? refuses(takeDesignLock, 'designLocked', { name: '王秀英' }) : answers(takeDesignLock, lock),
    answers(releaseDesignLock, {}),
    answers(getDesign, design),
    answers(listDesigns, [design]),
    answers(saveDesignDraft, { ...design, draft }),
    answers(checkDesign, { problems: [], canPublish: true }),
    answers(listChartSources, [source]),
    answers(getChartSource, { schemaCode: 'order', properties }),
    answers(getChartData, { charts: [] }),
  );
  const rendered = renderWithProviders(<Page />, { path: '/report-design?code=monthly', locale: 'en' });
  await screen.findByRole('heading', { level: 1, name: 'Report design: Monthly sales' });
  const saved = () => inputsOf(calls, saveDesignDraft).at(-1)?.content;
  return { calls, saved, ...rendered };
}

const panel = () => screen.getByRole('region', { name: 'Properties' });
const items = () => screen.getByRole('region', { name: 'Data items' });
const well = (name: string) => panel().querySelector<HTMLElement>(`[data-list='${name}']`) as HTMLElement;
const chart = (name: RegExp) => screen.getByRole('button', { name });

test('a chart is added, grouped and measured by the menus of data items, computed, saved and undone', async () => {
  const { user, calls, saved } = await open([]);
  await user.click(screen.getAllByRole('button', { name: 'Add a chart' })[0] as HTMLElement);
  const bar = await screen.findByRole('menuitem', { name: 'Bar chart' });
  // The menu takes the focus a moment after it is there.
  await waitFor(() => expect(bar.closest('[role="menu"]')).toContainElement(document.activeElement as HTMLElement));
  await user.click(bar);
  await waitFor(() => expect(chart(/^Bar chart, chart 1 of 1/)).toHaveFocus());
  await user.click(await within(items()).findByRole('button', { name: 'dueDate' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Use as a dimension' }));
  expect(within(well('dimensions')).getByText('dueDate')).toBeInTheDocument();
  expect(document.querySelector('[data-live-region]')).toHaveTextContent('dueDate added to Dimensions');
  await user.click(within(items()).getByRole('button', { name: 'amount' }));
  // The menu before it is on its way out.
  await user.click((await screen.findAllByRole('menuitem', { name: 'Use as a measure' })).at(-1) as HTMLElement);
  const made = { dimensions: [{ field: 'dueDate', level: 'month' }], measures: [{ field: 'amount', aggregate: 1 }] };
  await waitFor(() => expect(saved()).toMatchObject({ charts: [{ chartType: 'bar', schemaCode: 'order', ...made }] }));
  await waitFor(() => expect(inputsOf(calls, getChartData).at(-1)?.charts).toMatchObject([{ chart: made }]));
  await user.keyboard('{Control>}z{/Control}');
  expect(within(well('measures')).getByText('Number of records')).toBeInTheDocument();
});

test('a chart is resized, copied and removed by keys', async () => {
  const { user, saved } = await open([table]);
  await user.click(chart(/^Order table, chart 1 of 1/));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}d{/Control}');
  await waitFor(() => expect(saved()).toMatchObject({ charts: [{ id: 'table', w: 'full' }, { w: 'full' }] }));
  expect(chart(/^Order table, chart 2 of 2/)).toHaveFocus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /chart 2 of 2/ })).toBeNull());
});

test('a title in one language is a problem that leads to its chart', async () => {
  const { user } = await open([{ ...table, title: '{"zh":"订单表","en":""}' }]);
  const problem = await screen.findByRole('button', { name: /has its title in one language only/ });
  await user.click(problem);
  expect(chart(/chart 1 of 1/)).toHaveFocus();
});

test('a chart that this version does not have stays in the report as it was', async () => {
  const hologram = { id: 'h', chartType: 'hologram', beams: 3 };
  const { user, saved } = await open([hologram, table]);
  await user.click(chart(/^Order table/));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(saved()).toMatchObject({ charts: [hologram, { id: 'table', w: 'full' }] }));
});

test('who finds it locked reads it, and is offered to take over', async () => {
  const { user } = await open([table], true);
  expect(await screen.findByText(/王秀英 has been working on this/)).toBeInTheDocument();
  await user.click(chart(/^Order table/));
  expect(screen.queryByRole('button', { name: 'Add a chart' })).toBeNull();
  expect(within(panel()).queryByRole('button', { name: 'Delete the chart' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take over' })).toBeInTheDocument();
});
