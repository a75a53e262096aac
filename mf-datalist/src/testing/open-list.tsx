import { asRecordId } from '@portico/shared-kit/contract/ids';
import { listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import { getListConfigData, keepListLayout } from '@portico/shared-kit/contract/models.endpoints';
import { leaveList, watchList } from '@portico/shared-kit/contract/live-lists.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { listSavedViews } from '@portico/shared-kit/contract/saved-views.endpoints';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord, RecordPage } from '@portico/shared-kit/contract/records.schema';
import { listSavedFilters } from '@portico/shared-kit/contract/work-items.endpoints';
import type { ShellApi } from '@portico/shared-kit/remotes/react';
import { aMenuNode, answers, aRecord, inputsOf, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Page } from '../pages/data-list/DataListPage.tsx';
import { rememberDrawnList } from '../pages/data-list/RowsFirst.tsx';
import { ordersConfig } from './list-fixtures.ts';

/** Three records: one finished, a draft that may only be edited, one in progress. */
export const orders = [
  aRecord({ name: '订单一', customer: '甲公司', amount: '1200' }, { id: asRecordId('r1') }),
  aRecord({ name: '订单二', customer: null, sequenceStatus: 'DRAFT' }, { id: asRecordId('r2'), actions: ['edit'] }),
  aRecord({ name: '订单三', sequenceStatus: 'PROCESSING' }, { id: asRecordId('r3') }),
];

/** A page of these records, on which more may be added. */
export const pageOf = (content: readonly BizRecord[], totalElements = content.length): RecordPage => ({
  content: [...content],
  totalElements,
  sumMap: { amount: '1200' },
  actions: ['add'],
});

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    address = pathname + search;
  });
  return null;
}

/**
 * Renders the list page over answers that tests replace by `replaceAnswers`, as a later list of a visit: it is there whole once its rows are, in
 * whichever order the tests run.
 */
export function openList(
  query = '',
  config: ListConfig = ordersConfig,
  locale: 'zh' | 'en' = 'zh',
  shell: Partial<ShellApi> = {},
) {
  rememberDrawnList();
  const calls = stubNetwork(
    answers(getListConfigData, config),
    answers(keepListLayout, {}),
    answers(listSavedFilters, []),
    answers(listSavedViews, { views: [], mayShare: false }),
    answers(queryRecords, pageOf(orders, 45)),
    answers(watchList, { people: [], count: 0, mark: '1' }),
    answers(leaveList, {}),
    answers(listMenu, [aMenuNode({ code: 'salesOrder', name_i18n: '{"en":"Sales orders"}' })]),
  );
  const page = renderWithProviders(
    <>
      <Address />
      <Routes>
        <Route path="/application/:appCode/application-list/:schemaCode" element={<Page />} />
      </Routes>
    </>,
    { path: `/application/sales/application-list/salesOrder${query}`, locale, shell },
  );
  return { ...page, calls };
}

/** Controls of an open list for a test. */
export type OpenList = ReturnType<typeof openList>;

/** Path and query that the page stands at. */
export const addressNow = () => address;

/** The input of the newest query. */
export const lastQuery = (calls: OpenList['calls']) => inputsOf(calls, queryRecords).at(-1);
/** Returns the layout of the list that was last kept, as the definition of the list has it. */
export function savedLayout(calls: OpenList['calls']): Pick<ListConfig, 'layout'> {
  const layout = inputsOf(calls, keepListLayout).at(-1)?.layout ?? null;
  return layout === null ? {} : { layout };
}

/** The grid once its rows are there. */
export const grid = async () => {
  await screen.findByRole('link', { name: '订单一' });
  return screen.getByRole('grid', { name: '销售订单' });
};
