import { listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import { aMenuNode, answers, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { DefinedPage, ReportPage } from './FramedPages.tsx';

const report = aMenuNode({ type: 'Report', code: 'monthly', name: 'Monthly', pcUrl: '/portal-page/salesDesk' });
const help = aMenuNode({ id: 'n2', type: 'Page', code: 'help', name: 'Help', pcUrl: 'https://help.example/start' });

const open = (path: string) =>
  renderInShell(
    <Routes>
      <Route path="/report" element={<ReportPage />} />
      <Route path="/jump-report/:appCode/:reportCode" element={<ReportPage />} />
      <Route path="/application/:appCode/application-define/:url" element={<DefinedPage />} />
    </Routes>,
    { path },
  );

test.each(['/jump-report/sales/monthly', '/report?appCode=sales&reportCode=monthly'])(
  '%s shows the report that the menu has an address for',
  async (path) => {
    stubNetwork(answers(listMenu, [report]));
    open(path);
    expect(await screen.findByTitle('Monthly')).toHaveAttribute('src', '/portal-page/salesDesk');
  },
);

test.each(['/report', '/jump-report/sales/none', '/application/sales/application-define/https%3A%2F%2Fevil.example'])(
  '%s says that no address is set',
  async (path) => {
    stubNetwork(answers(listMenu, [report, help]));
    open(path);
    expect(await screen.findByRole('heading', { name: /^Page address not set/ })).toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
  },
);

test('a page of another site opens in a window of its own', async () => {
  stubNetwork(answers(listMenu, [report, help]));
  open('/application/sales/application-define/help');
  const link = await screen.findByRole('link', { name: 'Open in a new window' });
  expect(link).toHaveAttribute('href', 'https://help.example/start');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
