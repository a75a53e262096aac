import { asRecordId } from '@portico/shared-kit/contract/ids';
import { getTraceEntry } from '@portico/shared-kit/contract/form-trace.endpoints';
import type { FormTraceDetail } from '@portico/shared-kit/contract/form-trace.schema';
import { answers, aProperty, refuses, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Page } from './LogComparePage.tsx';

const remark = aProperty('remark', { name: '说明', propertyType: 1 });

const detail: FormTraceDetail = {
  schemaCode: 'claim',
  modelName: '报销单',
  modelName_i18n: '{"en":"Claim"}',
  entry: {
    id: 't1',
    action: 'edit',
    modifiedTime: '2026-01-05T02:00:00.000Z',
    creatorId: 'user-2',
    creatorName: '刘芳',
    departmentName: '财务部',
    title: '差旅报销',
    bizObjectId: asRecordId('r1'),
    isOpenable: true,
    changes: [
      {
        code: 'remark',
        name: '说明',
        type: 1,
        beforeValue: '出差两天，住宿一晚',
        afterValue: '出差三天，住宿一晚',
        property: remark,
      },
    ],
  },
};

const show = () =>
  renderWithProviders(
    <Routes>
      <Route path="/from/operation-log-compare/:logid/:workflowInstanceId/:workItemId" element={<Page />} />
    </Routes>,
    { path: '/from/operation-log-compare/t1/i1/w1' },
  );

test('puts a change side by side, with what differs marked, and says who did it', async () => {
  stubNetwork(answers(getTraceEntry, detail));
  const { shell } = show();
  expect(await screen.findByRole('heading', { level: 1, name: '操作日志对比：差旅报销' })).toBeVisible();
  const row = screen.getByRole('row', { name: /说明/ });
  const [before, after] = within(row).getAllByRole('cell');
  expect(before).toHaveTextContent('出差两天，住宿一晚');
  expect(within(before as HTMLElement).getByRole('deletion')).toHaveTextContent('两');
  expect(within(after as HTMLElement).getByRole('insertion')).toHaveTextContent('三');
  screen.getByRole('button', { name: /打开表单/ }).click();
  expect(shell.paths).toEqual(['/form/detail?workflowInstanceId=i1&workitemId=w1']);
});

test('an entry that is not the user’s to see is said as any other that is gone', async () => {
  stubNetwork(refuses(getTraceEntry, 'recordMissing'));
  show();
  expect(await screen.findByRole('button', { name: /重试|复制/ })).toBeVisible();
});
