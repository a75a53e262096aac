import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { aRecord, renderWithProviders } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Page } from '../pages/data-list/DataListPage.tsx';
import { answerCalls } from './api-double.ts';
import { aMenuEntry, ordersConfig } from './list-fixtures.ts';

/** Where the list's definition is asked for. */
export const configPath = '/api/models/salesOrder/list-config';
/** Where records are asked for. */
export const queryPath = '/api/records/query';
const menuPath = '/api/app/applications/sales/menu';

/** Three records: one finished, a draft that may only be edited, one in progress. */
export const orders = [
  aRecord({ name: '订单一', customer: '甲公司', amount: '1200' }, { id: 'r1' }),
  aRecord({ name: '订单二', customer: null, sequenceStatus: 'DRAFT' }, { id: 'r2', actions: ['edit'] }),
  aRecord({ name: '订单三', sequenceStatus: 'PROCESSING' }, { id: 'r3' }),
];

/** An answer with these records. */
export const pageOf = (content: readonly BizRecord[], totalElements = content.length) => ({
  data: { content, totalElements, sumMap: { amount: '1200' }, actions: ['add'] },
});

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    address = pathname + search;
  });
  return null;
}

/** Renders the list page over answers that tests replace by `calls.set`. */
export function openList(query = '', config: ListConfig = ordersConfig, locale: 'zh' | 'en' = 'zh') {
  const calls = answerCalls({
    [configPath]: () => ({ data: config }),
    [queryPath]: () => pageOf(orders, 45),
    [menuPath]: () => ({ data: [aMenuEntry('salesOrder', 'Sales orders')] }),
  });
  const page = renderWithProviders(
    <>
      <Address />
      <Routes>
        <Route path="/application/:appCode/application-list/:schemaCode" element={<Page />} />
      </Routes>
    </>,
    { path: `/application/sales/application-list/salesOrder${query}`, locale },
  );
  return { ...page, calls };
}

/** What a test has of an open list. */
export type OpenList = ReturnType<typeof openList>;

/** Path and query that the page stands at. */
export const addressNow = () => address;

/** The body of the newest query. */
export const lastQuery = (calls: OpenList['calls']) => calls.to(queryPath).at(-1);
/** The grid once its rows are there. */
export const grid = async () => {
  await screen.findByRole('link', { name: '订单一' });
  return screen.getByRole('grid', { name: '销售订单' });
};
