import { asRecordId } from '@portico/shared-kit/contract/ids';
import { deleteDrafts, listDrafts } from '@portico/shared-kit/contract/drafts.endpoints';
import type { Draft, DraftPage } from '@portico/shared-kit/contract/drafts.schema';
import { answers, inputsOf, refuses, replaceAnswers, type Stub, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { DraftsPage } from './DraftsPage.tsx';

const draft = (objectId: string, more: Partial<Draft> = {}): Draft => ({
  objectId: asRecordId(objectId),
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
const pageOf = (content: Draft[], models: DraftPage['models'] = [orders]) => ({
  content,
  totalElements: content.length,
  models,
});

function openOn(listing: Stub, options: Parameters<typeof renderInShell>[1] & { readonly errorCount?: number } = {}) {
  const { errorCount = 0, ...rest } = options;
  const calls = stubNetwork(listing, answers(deleteDrafts, { successCount: 1, errorCount }));
  return { calls, ...renderInShell(<DraftsPage />, { path: '/my-draft', ...rest }) };
}
const open = (page: DraftPage, options: Parameters<typeof openOn>[1] = {}) =>
  openOn(answers(listDrafts, page), options);

test('each draft leads to its form in the query form that fits it, and back', async () => {
  open(pageOf([draft('1'), draft('2', { name: null, workflowInstanceId: 'i2' }), draft('3', { sheetCode: null })]));
  expect(await screen.findByRole('link', { name: 'Order: Draft 1' })).toHaveAttribute(
    'href',
    '/form/detail?objectId=1&schemaCode=order&sheetCode=main&return=%2Fmy-draft',
  );
  expect(screen.getByRole('link', { name: 'Order' })).toHaveAttribute(
    'href',
    '/form/detail?workflowInstanceId=i2&return=%2Fmy-draft',
  );
  expect(screen.getByRole('link', { name: 'Order: Draft 3' })).toHaveAttribute(
    'href',
    '/form/detail?objectId=3&schemaCode=order&return=%2Fmy-draft',
  );
  expect(screen.getAllByTitle('Changed 2026-03-02 16:00')).toHaveLength(3);
});

test('a draft is deleted after a question that names it, and the list is asked again', async () => {
  const { user, calls } = open(pageOf([draft('1'), draft('2')]));
  await user.click(await screen.findByRole('button', { name: 'Delete Order: Draft 2' }));
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText('Order: Draft 2')).toBeInTheDocument();
  replaceAnswers(answers(listDrafts, pageOf([draft('1')])));
  await user.click(within(question).getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Order: Draft 2' })).toBeNull());
  expect(inputsOf(calls, deleteDrafts)).toEqual([{ drafts: [{ schemaCode: 'order', objectId: '2' }] }]);
  expect(await screen.findByText('1 draft deleted')).toBeInTheDocument();
});

test('several are deleted together, and what stayed is told', async () => {
  const { user, calls } = open(pageOf([draft('1'), draft('2', { schemaCode: 'leave' })], [orders, leaves]), {
    errorCount: 1,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete selected' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText(/^1 deleted, 1 not/)).toBeInTheDocument();
  const drafts = [{ objectId: '1' }, { schemaCode: 'leave', objectId: '2' }];
  expect(inputsOf(calls, deleteDrafts)).toMatchObject([{ drafts }]);
});

test('what cannot be deleted says why, and nothing is asked', async () => {
  const { user } = open(pageOf([draft('1', { canDelete: false })]));
  const one = await screen.findByRole('button', { name: 'Delete Order: Draft 1' });
  expect(one).toHaveAttribute('aria-disabled', 'true');
  await user.click(one);
  const several = screen.getByRole('button', { name: 'Delete selected' });
  await user.hover(several);
  expect(await screen.findByText('Select the drafts to delete first')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Order: Draft 1' }));
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
  const { calls } = open(pageOf([draft('1')]), { path: '/my-draft?page=-7&model=%27%20or%201' });
  expect(await screen.findByRole('link', { name: 'Order: Draft 1' })).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('drafts that cannot be read say so and are asked for again', async () => {
  const { user } = openOn(refuses(listDrafts, 'unknownError'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: /Retry/ });
  replaceAnswers(answers(listDrafts, pageOf([draft('1')])));
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Order: Draft 1' })).toBeInTheDocument();
});
