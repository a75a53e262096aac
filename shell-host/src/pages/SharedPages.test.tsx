import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { SharedEmptyPage, SharedSuccessPage } from './SharedPages.tsx';

test.each([
  ['en', 'This link cannot be used', 'Ask the sender for a new one'],
  ['zh', '此链接不可用', '请向发送链接的人索取新的链接'],
] as const)(
  'a link to a form that takes no answers says so in the words of the catalogue (%s)',
  async (locale, title, hint) => {
    renderInShell(<SharedEmptyPage />, { path: '/shared/empty?code=302010', locale });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(hint, { exact: false })).toBeInTheDocument();
  },
);

test('what else was shared and is gone is told without a code, whatever the address says', async () => {
  renderInShell(<SharedEmptyPage />, { path: '/shared/empty?code=700020' });
  expect(await screen.findByRole('heading', { name: 'Nothing to show' })).toBeInTheDocument();
});

test('what was sent is told in the language that is chosen on the page', async () => {
  const { user } = renderInShell(<SharedSuccessPage />, { path: '/shared/success' });
  expect(screen.getByRole('heading', { level: 1, name: 'Sent' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '中文' }));
  expect(await screen.findByRole('heading', { level: 1, name: '提交成功' })).toBeInTheDocument();
});
