import { listDrafts } from '@portico/shared-kit/contract/drafts.endpoints';
import { listStartableWorkflows, pinWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import type { StartableWorkflow } from '@portico/shared-kit/contract/startable-workflows.schema';
import { answers, aUser, inputsOf, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { StartWorkflowPage } from './StartWorkflowPage.tsx';

const claim: StartableWorkflow = {
  workflowCode: 'claim',
  name: '报销审批',
  name_i18n: '{"en":"Claim approval"}',
  appCode: 'fin',
  appName: '费用',
  appName_i18n: null,
  folder: { name: '报销', name_i18n: null },
  schemaCode: 'claim',
  sheetCode: 'form',
  startCount: 0,
};

function open(drafts: number, isAdmin = false) {
  let pinned: Pick<StartableWorkflow, 'pinnedTime'> = {};
  const calls = stubNetwork(
    answers(listStartableWorkflows, () => [{ ...claim, ...pinned }]),
    answers(pinWorkflow, ({ isPinned }) => {
      pinned = isPinned ? { pinnedTime: '2026-03-01T00:00:00.000Z' } : {};
      return {};
    }),
    answers(listDrafts, { content: [], totalElements: drafts, models: [] }),
  );
  const session = aUser({ admin: isAdmin });
  const path = '/workflow-center/start-workflow';
  return { calls, ...renderWithProviders(<StartWorkflowPage />, { path, shell: { session } }) };
}

test('workflows stand below application and folder, and are found by their name in the other language', async () => {
  const { user } = open(0);
  expect(await screen.findByRole('heading', { level: 2, name: '费用' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: '报销' })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'claim app');
  expect(screen.getByRole('link', { name: /报销审批/ })).toHaveAttribute(
    'href',
    expect.stringContaining('startWorkflowCode=claim'),
  );
  await user.type(screen.getByRole('searchbox'), ' zzz');
  expect(screen.queryByRole('link', { name: /报销审批/ })).not.toBeInTheDocument();
});

test('who has drafts is led to them, and who has none hears nothing of them', async () => {
  const { unmount } = open(2);
  expect(await screen.findByRole('link', { name: /2 份草稿/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/my-draft'),
  );
  unmount();
  open(0);
  await screen.findByRole('heading', { level: 2, name: '费用' });
  expect(screen.queryByRole('link', { name: /草稿/ })).not.toBeInTheDocument();
});

test('an administrator of any kind is told that they cannot start a workflow, and can press none', async () => {
  open(3, true);
  expect(await screen.findByText('管理员不能发起流程')).toBeInTheDocument();
  expect(await screen.findAllByRole('button', { name: /报销审批/ })).not.toHaveLength(0);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a workflow is pinned among the common ones and leaves them again, and the focus stays with it', async () => {
  const { calls, user } = open(0);
  const title = { level: 2, name: '常用流程' } as const;
  await user.click(await screen.findByRole('button', { name: /固定到常用流程/, pressed: false }));
  const common = (await screen.findByRole('heading', title)).parentElement ?? document.body;
  await user.click(within(common).getByRole('button', { pressed: true }));
  await waitFor(() => expect(screen.queryByRole('heading', title)).not.toBeInTheDocument());
  expect(inputsOf(calls, pinWorkflow).map(({ isPinned }) => isPinned)).toEqual([true, false]);
  expect(screen.getByRole('button', { name: /固定到常用流程/ })).toHaveFocus();
});

test('a workflow that is switched off is not offered', async () => {
  const off: StartableWorkflow = { ...claim, unavailable: 'off' };
  stubNetwork(
    answers(listStartableWorkflows, [off, { ...claim, workflowCode: 'trip', name: '出差审批' }]),
    answers(listDrafts, { content: [], totalElements: 0, models: [] }),
  );
  renderWithProviders(<StartWorkflowPage />, { path: '/workflow-center/start-workflow' });
  expect(await screen.findByRole('link', { name: /出差审批/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /报销审批/ })).toBeNull();
});
