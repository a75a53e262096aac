import { getInstance } from '@portico/shared-kit/contract/workflow.endpoints';
import { getTrack } from '@portico/shared-kit/contract/workflow-track.endpoints';
import type { TrackNode, WorkflowTrack } from '@portico/shared-kit/contract/workflow-track.schema';
import { anInstanceDetail, answers, refuses, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Page } from './WorkflowTrackPage.tsx';

const detail = anInstanceDetail({
  log: [
    {
      activityName: '提交申请',
      activityName_i18n: null,
      activityCode: 'Start',
      receiveTime: '2026-01-05T02:00:00.000Z',
      finishTime: '2026-01-05T02:00:00.000Z',
      usedTime: 0,
      user: { id: 'user-1', name: '王秀英' },
      name: '王秀英',
      approvalActionStatus: 1,
      reasonCode: null,
      comment: null,
      logStatus: 'SUBMITTED',
    },
  ],
});

const nothing = { parent: null, since: null, until: null, isFailed: false, handlers: [], handlerCount: 0 };
const node = (activityCode: string, name: string, rest: Partial<TrackNode>): TrackNode => ({
  activityCode,
  name,
  name_i18n: null,
  kind: 'approve',
  state: 'coming',
  ...nothing,
  ...rest,
});

const track: WorkflowTrack = {
  workflowInstanceId: 'i1',
  drawing: 'this is no diagram',
  isLaidOut: false,
  nodes: [
    node('Start', '提交申请', { kind: 'start', state: 'done' }),
    node('Boss', '主管审批', {
      state: 'live',
      since: '2026-01-05T02:00:00.000Z',
      handlers: [
        {
          user: { id: 'user-2', name: '刘芳' },
          type: 0,
          receiveTime: '2026-01-05T02:00:00.000Z',
          dueTime: '2026-01-06T02:00:00.000Z',
        },
      ],
      handlerCount: 3,
    }),
    node('Wait', '静候', { kind: 'timer', state: 'live', until: '2026-02-01T02:00:00.000Z' }),
    node('Hr', '人事审批', {}),
    node('Other', '总裁审批', { state: 'passedBy' }),
  ],
  jumps: [{ from: 'Boss', to: 'Start', times: 2, lastTime: '2026-01-05T03:00:00.000Z' }],
};

const show = () =>
  renderWithProviders(
    <Routes>
      <Route path="/from/workflow-track/:workflowInstanceId/:workItemId/" element={<Page />} />
    </Routes>,
    { path: '/from/workflow-track/i1/-/' },
  );

test('a list tells what the diagram tells: who has it since when and until when, what is done and what comes', async () => {
  stubNetwork(answers(getInstance, detail), answers(getTrack, track));
  const { user } = show();
  expect(await screen.findByRole('heading', { level: 1, name: '流程跟踪：王秀英的请假' })).toBeVisible();
  const list = within(screen.getByRole('region', { name: '节点情况' }));
  const [live, timer, done, coming] = list.getAllByRole('listitem').filter((each) => each.dataset['state']);
  expect(live).toHaveTextContent(
    /主管审批.*审批 · 进行中.*刘芳.*2026-01-05 10:00 接收.*2026-01-06 10:00 到期，已超时.*另有 2 人/,
  );
  expect(live).toHaveAttribute('aria-current', 'step');
  expect(timer).toHaveTextContent(/静候.*等待至 2026-02-01 10:00/);
  expect(done).toHaveTextContent(/提交申请.*已完成.*王秀英.*提交/);
  expect(coming).toHaveTextContent(/人事审批.*待流转/);
  expect(list.getByText('主管审批 退回到 提交申请，共 2 次')).toBeVisible();
  expect(list.queryByText('总裁审批')).toBeNull();
  await user.click(list.getByRole('button', { name: '其他节点（1）' }));
  expect(list.getByText(/总裁审批/)).toBeVisible();
});

test('a long list is searched, what the workflow did not come to as well; who designs finds the way to the design', async () => {
  const many = Array.from({ length: 150 }, (_, at) =>
    node(`N${at}`, `第 ${at} 步`, at < 140 ? {} : { state: 'passedBy' }),
  );
  stubNetwork(answers(getInstance, detail), answers(getTrack, { ...track, nodes: many, jumps: [] }));
  const { user, shell } = show();
  const list = within(await screen.findByRole('region', { name: '节点情况' }));
  await user.type(list.getByRole('searchbox', { name: '按名称查找节点' }), '第 149');
  expect(await list.findByText('第 149 步')).toBeVisible();
  expect(list.queryByText('第 14 步')).toBeNull();
  await user.click(screen.getByRole('button', { name: /设计流程/ }));
  expect(shell.paths).toEqual(['/design?workflowCode=leaveFlow']);
});

test('a diagram that cannot be drawn leaves the list and the log', async () => {
  stubNetwork(answers(getInstance, detail), answers(getTrack, track));
  show();
  expect(await screen.findByText('无法绘制流程图，节点情况见列表')).toBeVisible();
  expect(screen.getByRole('region', { name: '流程日志' })).toHaveTextContent('提交申请');
});

test('who may not see the workflow is told so, and sees nothing of it', async () => {
  stubNetwork(refuses(getInstance, 'noPermissionToView'), refuses(getTrack, 'noPermissionToView'));
  show();
  expect(await screen.findByText(/没有.*权限|无权/)).toBeVisible();
  expect(screen.queryByText('流程图')).toBeNull();
});
