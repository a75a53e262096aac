import { listHelpLinks } from '@portico/shared-kit/contract/help.endpoints';
import { answers, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HelpMenu } from '../layout/header/HelpMenu.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { GuideHost } from './GuideHost.tsx';

const page = (
  <>
    <HelpMenu />
    <GuideHost />
  </>
);

const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

async function openByKeys(path: string, locale: 'zh' | 'en') {
  stubNetwork(answers(listHelpLinks, []));
  const { user } = renderInShell(page, { path, locale });
  await user.tab();
  await user.keyboard('{Enter}');
  const row = await screen.findByRole('button', { name: locale === 'zh' ? '本页帮助' : 'Help with this page' });
  row.focus();
  await user.keyboard('{Enter}');
  const guide = await screen.findByRole('dialog', { name: locale === 'zh' ? '使用帮助' : 'How to use the portal' });
  return { user, guide };
}

test('by keys alone the help menu opens the manual at the topic of the page, and Escape closes it', async () => {
  const { user, guide } = await openByKeys('/workflow-center/delegation-workflow', 'en');
  expect(within(guide).getByRole('article', { name: 'Delegation' })).toHaveTextContent('Choose “Delegate work”');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('from a topic the reader comes to all others, and the focus goes along', async () => {
  const { user, guide } = await openByKeys('/my-draft', 'en');
  within(guide).getByRole('button', { name: 'All topics' }).focus();
  await user.keyboard('{Enter}');
  const group = within(guide).getByRole('region', { name: 'For administrators' });
  expect(
    within(group)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toContain('Audit trail');
  expect(guide.contains(document.activeElement)).toBe(true);
  within(group).getByRole('button', { name: 'Designing workflows' }).focus();
  await user.keyboard('{Enter}');
  const article = within(guide).getByRole('article', { name: 'Designing workflows' });
  expect(article.parentElement).toHaveFocus();
});

test.each([
  ['zh', '恢复码', '登录和安全', '搜索帮助', '找到 1 个主题'],
  ['en', 'recovery codes', 'Signing in and security', 'Search help', '1 topic found'],
] as const)('in %s “%s” finds the topic %s, and is marked there', async (locale, word, title, label, count) => {
  const { user, guide } = await openByKeys('/', locale);
  await user.type(within(guide).getByRole('searchbox', { name: label }), word);
  expect(within(guide).getByRole('status')).toHaveTextContent(count);
  expect(new Set(marks().map((mark) => mark?.toLowerCase()))).toEqual(new Set([word]));
  await user.click(within(guide).getByRole('button', { name: new RegExp(`^${title}`) }));
  expect(within(guide).getByRole('article', { name: title })).toBeInTheDocument();
  expect(marks().length).toBeGreaterThan(0);
});

test('where nothing is found, all topics are one press away', async () => {
  const { user, guide } = await openByKeys('/', 'en');
  await user.type(within(guide).getByRole('searchbox'), 'zebra');
  await user.click(within(guide).getByRole('button', { name: 'All topics' }));
  const workflows = within(guide).getByRole('region', { name: 'Workflows' });
  expect(workflows.parentElement).toHaveFocus();
});
