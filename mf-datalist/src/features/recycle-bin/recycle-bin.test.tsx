import { asRecordId } from '@portico/shared-kit/contract/ids';
import { purgeRecords, queryDeletedRecords, restoreRecords } from '@portico/shared-kit/contract/recycle-bin.endpoints';
import type { DeletedRecord, RestoreResult } from '@portico/shared-kit/contract/recycle-bin.schema';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { answers, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ordersConfig } from '../../testing/list-fixtures.ts';
import { openList } from '../../testing/open-list.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const anEntry = (part: Partial<DeletedRecord> = {}): DeletedRecord => ({
  id: 'e1',
  objectId: asRecordId('r1'),
  name: '订单一',
  name_i18n: null,
  sequenceNo: 'SO-00001',
  userId: 'zhang',
  userName: '张伟',
  userName_i18n: '{"en":"Zhang Wei"}',
  deletedTime: '2026-11-21T02:00:00.000Z',
  daysLeft: 12,
  isRestorable: true,
  ...part,
});
const second = anEntry({ id: 'e2', name: '<b>订单二</b>', sequenceNo: null, daysLeft: 2 });

interface Start {
  readonly content?: readonly DeletedRecord[];
  readonly canPurge?: boolean;
  readonly result?: RestoreResult;
  readonly locale?: 'zh' | 'en';
}

async function openBin({ content = [anEntry(), second], canPurge = false, result, locale = 'zh' }: Start = {}) {
  const config = { ...ordersConfig, actions: ['delete' as const] };
  const list = openList('', config, locale);
  replaceAnswers(
    answers(queryDeletedRecords, { content: [...content], totalElements: content.length, canPurge }),
    answers(restoreRecords, result ?? { successCount: 1, refusals: [] }),
    answers(purgeRecords, { count: 1 }),
  );
  await screen.findByRole('link', { name: '订单一' });
  await list.user.click(await screen.findByRole('button', { name: locale === 'zh' ? '更多工具' : 'More tools' }));
  await list.user.click(await screen.findByRole('menuitem', { name: locale === 'zh' ? /回收站/ : /Recycle bin/ }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...list, dialog };
}

test('the bin tells of each record who deleted it and how long it stays, as text', async () => {
  const { dialog } = await openBin({ locale: 'en' });
  expect(await dialog.findByText('订单一')).toBeInTheDocument();
  expect(dialog.getByText('<b>订单二</b>')).toBeInTheDocument();
  expect(dialog.getByText('SO-00001')).toBeInTheDocument();
  expect(dialog.getAllByText(/Deleted by Zhang Wei on 2026-11-21/)).toHaveLength(2);
  expect(dialog.getByText('12 days left')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /for good/ })).not.toBeInTheDocument();
});

test('a record is restored with one press, and the list is read again', async () => {
  const { dialog, user, calls } = await openBin();
  await dialog.findByText('订单一');
  const asked = inputsOf(calls, queryRecords).length;
  await user.click(dialog.getByRole('button', { name: '恢复：订单一' }));
  expect(await screen.findByText('已恢复 1 条数据')).toBeInTheDocument();
  expect(inputsOf(calls, restoreRecords)).toEqual([{ schemaCode: 'salesOrder', ids: ['e1'] }]);
  await waitFor(() => expect(inputsOf(calls, queryRecords).length).toBeGreaterThan(asked));
});

test('what cannot be restored is named with its reason and stays selected', async () => {
  const refusal = { id: 'e2', name: '订单二', resultCode: codeOf('valueNotUnique'), resultDesc: '编号已被使用' };
  const { dialog, user, calls } = await openBin({ result: { successCount: 1, refusals: [refusal] } });
  await user.click(await dialog.findByRole('checkbox', { name: '全选本页' }));
  expect(dialog.getByText('已选 2 条')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '恢复 2 条' }));
  expect(await dialog.findByText('已恢复 1 条，1 条未能恢复')).toBeInTheDocument();
  expect(dialog.getByText('订单二：编号已被使用')).toBeInTheDocument();
  expect(inputsOf(calls, restoreRecords)).toEqual([{ schemaCode: 'salesOrder', ids: ['e1', 'e2'] }]);
  expect(dialog.getByText('已选 1 条')).toBeInTheDocument();
});

test('deleting for good asks with the number first', async () => {
  const { dialog, user, calls } = await openBin({ canPurge: true });
  await user.click(await dialog.findByRole('checkbox', { name: '选择 订单一' }));
  await user.click(dialog.getByRole('button', { name: '彻底删除 1 条' }));
  expect(await screen.findByText('删除后无法恢复。')).toBeInTheDocument();
  expect(inputsOf(calls, purgeRecords)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '删除 1 条数据' }));
  expect(await screen.findByText('已彻底删除 1 条数据')).toBeInTheDocument();
  expect(inputsOf(calls, purgeRecords)).toEqual([{ schemaCode: 'salesOrder', ids: ['e1'] }]);
});

test('a record that is not theirs to restore says why', async () => {
  const { dialog, user, calls } = await openBin({ content: [anEntry({ isRestorable: false })] });
  const button = await dialog.findByRole('button', { name: '恢复：订单一' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(inputsOf(calls, restoreRecords)).toEqual([]);
});

test('an empty bin, one that cannot be read and a search without result say so', async () => {
  const { dialog, user } = await openBin({ content: [] });
  expect(await dialog.findByText('回收站是空的')).toBeInTheDocument();
  await user.type(dialog.getByRole('searchbox', { name: '搜索标题或编号' }), '没有{Enter}');
  expect(await dialog.findByText('没有符合的数据')).toBeInTheDocument();
  replaceAnswers(refuses(queryDeletedRecords, 'databaseBusy'));
  await user.clear(dialog.getByRole('searchbox', { name: '搜索标题或编号' }));
  await user.keyboard('x{Enter}');
  expect(await dialog.findByText('系统繁忙')).toBeInTheDocument();
});
