import { screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { stubNetwork } from '../testing/stub-network.ts';
import { DraftsPage } from './DraftsPage.tsx';

const draft = (objectId: string, more: object = {}) => ({
  objectId,
  schemaCode: 'order',
  sheetCode: 'main',
  name: `Draft ${objectId}`,
  modelName: '销售订单',
  modelName_i18n: '{"en":"Order"}',
  createdTime: '2026-03-01T08:00:00.000Z',
  modifiedTime: '2026-03-02T08:00:00.000Z',
  workflowInstanceId: null,
  canDelete: true,
  ...more,
});
const orders = { schemaCode: 'order', name: '销售订单', name_i18n: '{"en":"Order"}', count: 2 };
const leaves = { schemaCode: 'leave', name: '请假', name_i18n: null, count: 1 };
const pageOf = (content: readonly object[], models: readonly object[] = [orders]) => ({
  content,
  totalElements: content.length,
  models,
});

function open(answer: unknown, options: Parameters<typeof renderInShell>[1] & { readonly deleted?: unknown } = {}) {
  const { deleted = { successCount: 1, errorCount: 0 }, ...rest } = options;
  const asked = stubNetwork({ 'GET /api/drafts': answer, 'POST /api/drafts/delete': deleted });
  return { asked, ...renderInShell(<DraftsPage />, { path: '/my-draft', ...rest }) };
}

test('each draft leads to its form in the query form that fits it, and back', async () => {
  open(pageOf([draft('1'), draft('2', { name: null, workflowInstanceId: 'i2' }), draft('3', { sheetCode: null })]));
  expect(await screen.findByRole('link', { name: 'Draft 1' })).toHaveAttribute(
    'href',
    '/form/detail?objectId=1&schemaCode=order&sheetCode=main&return=%2Fmy-draft',
  );
  expect(screen.getByRole('link', { name: 'Unnamed draft' })).toHaveAttribute(
    'href',
    '/form/detail?workflowInstanceId=i2&return=%2Fmy-draft',
  );
  expect(screen.getByRole('link', { name: 'Draft 3' })).toHaveAttribute(
    'href',
    '/form/detail?objectId=3&schemaCode=order&return=%2Fmy-draft',
  );
  expect(screen.getAllByTitle('Changed 2026-03-02 16:00')).toHaveLength(3);
});

test('a draft is deleted after a question that names it, and the list is asked again', async () => {
  let answer = pageOf([draft('1'), draft('2')]);
  const { user, asked } = open(() => answer);
  await user.click(await screen.findByRole('button', { name: 'Delete Draft 2' }));
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText('Draft 2')).toBeInTheDocument();
  answer = pageOf([draft('1')]);
  await user.click(within(question).getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Draft 2' })).toBeNull());
  expect(asked.find(({ call }) => call === 'POST /api/drafts/delete')?.body).toEqual({
    drafts: [{ schemaCode: 'order', objectId: '2' }],
  });
  expect(await screen.findByText('1 draft deleted')).toBeInTheDocument();
});

test('several are deleted together, and what stayed is told', async () => {
  const { user, asked } = open(pageOf([draft('1'), draft('2', { schemaCode: 'leave' })], [orders, leaves]), {
    deleted: { successCount: 1, errorCount: 1 },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete selected' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText(/^1 deleted, 1 not/)).toBeInTheDocument();
  const sent = asked.find(({ call }) => call === 'POST /api/drafts/delete');
  expect(sent?.body).toMatchObject({ drafts: [{ objectId: '1' }, { schemaCode: 'leave', objectId: '2' }] });
});

test('what cannot be deleted says why, and nothing is asked', async () => {
  const { user } = open(pageOf([draft('1', { canDelete: false })]));
  const one = await screen.findByRole('button', { name: 'Delete Draft 1' });
  expect(one).toHaveAttribute('aria-disabled', 'true');
  await user.click(one);
  const several = screen.getByRole('button', { name: 'Delete selected' });
  await user.hover(several);
  expect(await screen.findByText('Select the drafts to delete first')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Draft 1' }));
  await user.click(several);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('search and model stand in the address, which begins at the first page again', async () => {
  const { user } = open(pageOf([draft('1')], [orders, leaves]), { path: '/my-draft?page=2' });
  await user.type(await screen.findByRole('searchbox'), 'abc{Enter}');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/my-draft?search=abc'));
  await user.click(screen.getByRole('combobox', { name: 'Model' }));
  await user.click(await screen.findByText('Order (2)'));
  expect(screen.getByTestId('address')).toHaveTextContent('/my-draft?search=abc&model=order');
});

test('a search without result offers to clear it, an empty page says how drafts come about', async () => {
  const { user } = open(pageOf([], []), { path: '/my-draft?search=zzz&model=order' });
  await user.click(await screen.findByRole('button', { name: 'Clear conditions' }));
  expect(await screen.findByText('No drafts')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/my-draft$/);
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open the applications' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/app-list/applications');
});

test('an address that was changed by hand opens a page that there is', async () => {
  const { asked } = open(pageOf([draft('1')]), { path: '/my-draft?page=-7&model=%27%20or%201' });
  expect(await screen.findByRole('link', { name: 'Draft 1' })).toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test('drafts that cannot be read say so and are asked for again', async () => {
  let answer: unknown = new Error('999999');
  const { user } = open(() => answer);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: /Retry/ });
  answer = pageOf([draft('1')]);
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Draft 1' })).toBeInTheDocument();
});
