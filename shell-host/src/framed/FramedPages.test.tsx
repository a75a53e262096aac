import { listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import { aMenuNode, answers, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { DefinedPage } from './FramedPages.tsx';

const report = aMenuNode({ type: 'Report', code: 'monthly', name: 'Monthly', pcUrl: '/portal-page/salesDesk' });
const help = aMenuNode({ id: 'n2', type: 'Page', code: 'help', name: 'Help', pcUrl: 'https://help.example/start' });

const open = (path: string) =>
  renderInShell(
    <Routes>
      <Route path="/application/:appCode/application-define/:url" element={<DefinedPage />} />
    </Routes>,
    { path },
  );

test('a report that the menu has an address for is shown by its code', async () => {
  stubNetwork(answers(listMenu, [report]));
  open('/application/sales/application-define/monthly');
  expect(await screen.findByTitle('Monthly')).toHaveAttribute('src', '/portal-page/salesDesk');
});

test.each([
  '/application/sales/application-define/none',
  '/application/sales/application-define/https%3A%2F%2Fevil.example',
])('%s says that no address is set', async (path) => {
  stubNetwork(answers(listMenu, [report, help]));
  open(path);
  expect(await screen.findByRole('heading', { name: /^Page address not set/ })).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
});

test('a page of another site opens in a window of its own', async () => {
  stubNetwork(answers(listMenu, [report, help]));
  open('/application/sales/application-define/help');
  const link = await screen.findByRole('link', { name: 'Open in a new window' });
  expect(link).toHaveAttribute('href', 'https://help.example/start');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
