import { asRecordId } from '@portico/shared-kit/contract/ids';
import { undoOperation } from '@portico/shared-kit/contract/record-undo.endpoints';
import { checkDelete, deleteRecords, queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { DeleteCheck, DeleteResult } from '@portico/shared-kit/contract/records.schema';
import { answers, inputsOf, refuses, replaceAnswers, responds, type Stub } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { openList } from '../../testing/open-list.tsx';
import { ordersWith, press, selectRows } from '../../testing/press-actions.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const refused = (objectId: string, name: ErrorName, resultDesc: string) => ({
  objectId: asRecordId(objectId),
  relativeModel: null,
  resultCode: codeOf(name),
  resultDesc,
});

const serverMessage = { errcode: -1, errmsg: '此数据已归档', data: null };

interface Answers {
  readonly check?: DeleteCheck;
  readonly result?: DeleteResult;
  readonly failure?: Stub;
}

async function start({ check = [], result = { successCount: 1, errorCount: 0 }, failure }: Answers, rows = [1, 3]) {
  const list = openList('', ordersWith({ actionCode: 'delete', name: '删除' }));
  replaceAnswers(answers(checkDelete, check));
  replaceAnswers(answers(deleteRecords, result));
  if (failure) replaceAnswers(failure);
  await selectRows(list, ...rows);
  return { list, run: () => press(list, /删\s*除/) };
}

const confirm = async ({ user }: { user: { click(element: Element): Promise<void> } }, count: number) => {
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: `删除 ${count} 条数据` }));
};

describe('deleting records', () => {
  it('says before the click what goes, how many, for how long it can be restored, and what stays and why', async () => {
    const { run } = await start({ check: [refused('r1', 'noPermissionToDelete', '没有删除权限')] });
    await run();
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveStyle({ width: '520px' });
    expect(within(dialog).getAllByText('删除 1 条数据？')[0]).toBeInTheDocument();
    expect(within(dialog).getByText('SO-00001 订单三')).toBeInTheDocument();
    expect(within(dialog).getByText('以下 1 条会保留：')).toBeInTheDocument();
    expect(within(dialog).getByText('订单一')).toHaveTextContent('订单一没有删除权限');
    expect(within(dialog).getByText('删除的数据在回收站保留 30 天，期间可以恢复。')).toBeInTheDocument();
  });

  it('is stopped by process data among them, which is named', async () => {
    const { run } = await start({ check: [refused('r3', 'processDataNotDeletable', '存在不能删除的流程数据')] });
    await run();
    expect(await screen.findByText('存在不能删除的流程数据：订单三')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('names what keeps all of them', async () => {
    const reason = '被“发票”引用';
    const { run } = await start({ check: ['r1', 'r3'].map((id) => refused(id, 'recordMissing', reason)) });
    await run();
    expect(await screen.findByText(`${reason}：订单一、订单三`)).toBeInTheDocument();
  });

  it.each([
    [
      'a message of the server alone',
      responds(checkDelete, () => Response.json(serverMessage, { status: 409 })),
      '此数据已归档',
      'warning',
    ],
    ['a runtime tip', refuses(checkDelete, 'deleteRefusedByRule'), '业务规则不允许删除该数据', 'warning'],
    ['anything else', refuses(checkDelete, 'databaseBusy'), '系统繁忙', 'error'],
  ])('tells %s', async (_, failure, words, kind) => {
    const { run } = await start({ failure });
    await run();
    const message = await screen.findByText(words);
    expect(message.closest(`.ant-message-${kind}`)).not.toBeNull();
  });

  it.each([
    [{ successCount: 2, errorCount: 0 }, '已删除 2 条数据'],
    [{ successCount: 1, errorCount: 1 }, '已删除 1 条，1 条未能删除'],
    [{ successCount: 0, errorCount: 2 }, '没有删除权限，所选数据未删除'],
  ])('tells the outcome %j and asks for the records again', async (result, words) => {
    const { list, run } = await start({ result });
    await run();
    const asked = inputsOf(list.calls, queryRecords).length;
    await confirm(list, 2);
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(inputsOf(list.calls, queryRecords).length).toBeGreaterThan(asked));
    await waitFor(() => expect(screen.queryByText(/已选/)).not.toBeInTheDocument());
  });

  it('offers to undo it, and tells what stays as it is', async () => {
    const { list, run } = await start({ result: { successCount: 2, errorCount: 0, operationId: 'op1' } });
    const refusal = { resultCode: codeOf('valueNotUnique'), resultDesc: '编号重复', count: 1, names: ['订单三'] };
    replaceAnswers(answers(undoOperation, { undone: 1, changedSince: 0, refusals: [refusal] }));
    await run();
    await confirm(list, 2);
    expect(await screen.findByText('已删除 2 条数据')).toBeInTheDocument();
    await list.user.click(screen.getByRole('button', { name: /撤\s*销/ }));
    expect(await screen.findByText('已撤销 1 条，1 条保持不变：1 条编号重复')).toBeInTheDocument();
    expect(inputsOf(list.calls, undoOperation)).toEqual([{ id: 'op1' }]);
  });

  it('says why it cannot be undone any more', async () => {
    const { list, run } = await start({ result: { successCount: 2, errorCount: 0, operationId: 'op1' } });
    replaceAnswers(refuses(undoOperation, 'operationNotUndoable'));
    await run();
    await confirm(list, 2);
    await list.user.click(await screen.findByRole('button', { name: /撤\s*销/ }));
    expect(await screen.findByText('该操作不能撤销')).toBeInTheDocument();
  });
});
