import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { FormUnpublishedPage } from './FormUnpublishedPage.tsx';
import { IncompletePage } from './IncompletePage.tsx';
import { MissingPage } from './MissingPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PermissionPage } from './PermissionPage.tsx';

test('a page of the table that no remote brings names the remote that would, and leads home', async () => {
  const { user } = renderInShell(<MissingPage />, { path: '/print' });
  expect(screen.getByRole('heading', { level: 1, name: 'This page is not part of the portal here' })).toBeVisible();
  expect(screen.getByText(/mf-print/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the portal' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/portal-page/defaultPortalDashboard');
});

test('an address whose query fits no form says so, and leads home', async () => {
  const { user } = renderInShell(<IncompletePage />, { path: '/form/detail', locale: 'zh' });
  expect(screen.getByRole('heading', { level: 1, name: '地址不完整' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '返回门户首页' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/portal-page/defaultPortalDashboard');
});

test('an address that names nothing says so, and leads home', async () => {
  const { user } = renderInShell(<NotFoundPage />, { path: '/no/such/page', locale: 'zh' });
  expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '返回门户首页' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/portal-page/defaultPortalDashboard');
});

test('a form that is not published says so, and leads back to where it was opened from', async () => {
  const list = '/application/sales/application-list/customer';
  const path = `/form-unpublished?return=${encodeURIComponent(list)}`;
  const { user } = renderInShell(<FormUnpublishedPage />, { path, locale: 'zh' });
  expect(screen.getByRole('heading', { level: 1, name: '表单未发布' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(screen.getByTestId('address')).toHaveTextContent(list);
});

test('a page that somebody may not see says whom to ask', () => {
  renderInShell(<PermissionPage />, { path: '/permission' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You have no access to this');
  expect(screen.getByText(/administrator/)).toBeInTheDocument();
});
