import { modifyOwner } from '@portico/shared-kit/contract/record-batches.endpoints';
import { getDataItems } from '@portico/shared-kit/contract/models.endpoints';
import { listUserDepartments, searchUsers } from '@portico/shared-kit/contract/organisation.endpoints';
import {
  deleteAllFound,
  getRecordJob,
  handOverAllFound,
  stopRecordJob,
  updateAllFound,
} from '@portico/shared-kit/contract/record-jobs.endpoints';
import { undoOperation } from '@portico/shared-kit/contract/record-undo.endpoints';
import type { RecordJob } from '@portico/shared-kit/contract/record-jobs.schema';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { answers, aUserOption, inputsOf, refuses, replaceAnswers, responds } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { actionReason } from '../action-reasons.ts';
import { printAction } from '../print/print.action.ts';
import { openList, orders, pageOf } from '../../testing/open-list.tsx';
import { ordersWith, press, selectRows } from '../../testing/press-actions.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const actions = [
  { actionCode: 'delete', name: '删除' },
  { actionCode: 'batch_update', name: '批量修改' },
  { actionCode: 'change_owner', name: '修改拥有者' },
  { actionCode: 'print', name: '打印' },
];

const aJob = (more: Partial<RecordJob> = {}): RecordJob => ({
  id: 'j1',
  schemaCode: 'salesOrder',
  operation: 'delete',
  status: 'RUNNING',
  total: 1234,
  handled: 340,
  done: 340,
  isUndoable: false,
  refusals: [],
  failure: null,
  createdTime: '2026-03-04T05:06:07.000Z',
  endedTime: null,
  ...more,
});
const ended = aJob({
  status: 'DONE',
  handled: 1234,
  done: 1200,
  refusals: [{ resultCode: 1, resultDesc: '没有删除权限', count: 34, names: ['订单七', '订单八'] }],
  endedTime: '2026-03-04T05:07:07.000Z',
});

/** The list of 1,234 records with all rows of its page ticked. */
async function open() {
  const list = openList('', ordersWith(...actions));
  replaceAnswers(answers(queryRecords, pageOf(orders, 1234)));
  replaceAnswers(answers(getRecordJob, aJob()));
  await selectRows(list, 1, 2, 3);
  return list;
}

async function openAll() {
  const list = await open();
  await press(list, '选择全部找到的 1,234 条');
  return list;
}

/** Closes the dialog by the button at its end; the cross has the same name. */
async function close({ user }: Awaited<ReturnType<typeof open>>) {
  const buttons = await screen.findAllByRole('button', { name: /^关\s*闭$/ });
  await user.click(buttons.at(-1) as HTMLElement);
}

describe('selecting everything that a list finds', () => {
  it('is offered once all rows of the page are ticked, is announced, and is let go of', async () => {
    const list = openList('', ordersWith(...actions));
    replaceAnswers(answers(queryRecords, pageOf(orders, 1234)));
    await selectRows(list, 1, 2);
    expect(screen.queryByText(/选择全部找到的/)).not.toBeInTheDocument();
    await selectRows(list, 3);
    await press(list, '选择全部找到的 1,234 条');
    const line = await screen.findByText('已选择全部找到的 1,234 条');
    expect(line).toHaveAttribute('role', 'status');
    const clear = within(line.parentElement as HTMLElement).getByRole('button', { name: '取消选择' });
    expect(clear).toHaveFocus();
    await list.user.click(clear);
    await waitFor(() => expect(screen.queryByText(/全部找到/)).not.toBeInTheDocument());
    expect(screen.queryByText(/已选/)).not.toBeInTheDocument();
  });

  it('ends with the first row that is let go of', async () => {
    const list = await openAll();
    await selectRows(list, 2);
    expect(screen.queryByText(/全部找到/)).not.toBeInTheDocument();
    expect(screen.getByText(/已选 2 条/)).toBeInTheDocument();
  });

  it('is not offered where nothing is found on other pages', async () => {
    const list = openList('', ordersWith(...actions));
    replaceAnswers(answers(queryRecords, pageOf(orders, 3)));
    await selectRows(list, 1, 2, 3);
    expect(screen.getByText(/已选 3 条/)).toBeInTheDocument();
    expect(screen.queryByText(/全部找到/)).not.toBeInTheDocument();
  });

  it('leaves out what opens a tab with the ids of the page, and says so', () => {
    const definition = { actionCode: 'print', name: '打印' };
    const situation = { config: ordersWith(definition), selected: orders, found: 1234, locale: 'zh' } as const;
    const reason = actionReason({ code: 'print', name: '打印', row: printAction, hint: null, definition }, situation);
    expect(reason).toBe('只能用于本页勾选的数据');
  });
});

describe('deleting everything that a list finds', () => {
  const confirm = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('button', { name: '删除 1,234 条数据' }));
  };

  it('asks with the number, sends the question of the list, and tells how far it is and how it ended', async () => {
    const list = await openAll();
    replaceAnswers(answers(deleteAllFound, aJob()));
    await press(list, /^删\s*除$/);
    expect(await screen.findByText(/包括其他页的/)).toBeInTheDocument();
    await confirm(list);
    expect(await screen.findByText('已处理 340 / 1,234 条')).toBeInTheDocument();
    expect(inputsOf(list.calls, deleteAllFound)).toEqual([
      { schemaCode: 'salesOrder', queryCode: 'all', expectedCount: 1234, requestId: expect.any(String) as unknown },
    ]);
    const before = inputsOf(list.calls, queryRecords).length;
    replaceAnswers(answers(getRecordJob, ended));
    expect(await screen.findByText('已删除 1,200 条，34 条未删除')).toBeInTheDocument();
    expect(screen.getByText(/34 条未处理：没有删除权限/)).toHaveTextContent('如：订单七、订单八');
    await waitFor(() => expect(inputsOf(list.calls, queryRecords).length).toBeGreaterThan(before));
    await close(list);
    await waitFor(() => expect(screen.queryByText(/已删除 1,200 条/)).not.toBeInTheDocument());
    expect(localStorage.getItem('recordJob user-1 salesOrder')).toBeNull();
  });

  it('goes on when the dialog is closed, says so above the list, and can be stopped', async () => {
    const list = await openAll();
    replaceAnswers(answers(deleteAllFound, aJob()));
    await press(list, /^删\s*除$/);
    await confirm(list);
    await screen.findByText('已处理 340 / 1,234 条');
    await close(list);
    await waitFor(() => expect(screen.queryByText('已处理 340 / 1,234 条')).not.toBeInTheDocument());
    expect(await screen.findByText('批量删除：已处理 340 / 1,234 条')).toBeInTheDocument();
    await press(list, /^查\s*看$/);
    const stopped = aJob({ status: 'STOPPED', endedTime: '2026-03-04T05:07:07.000Z' });
    replaceAnswers(answers(stopRecordJob, stopped));
    replaceAnswers(answers(getRecordJob, stopped));
    await press(list, /^停\s*止$/);
    expect((await screen.findAllByText(/已停止，已完成 340 条/)).length).toBeGreaterThan(0);
    expect(screen.getByText('894 条未处理')).toBeInTheDocument();
  });

  it('is undone by a button beside its outcome', async () => {
    const list = await openAll();
    replaceAnswers(answers(deleteAllFound, aJob()));
    replaceAnswers(answers(getRecordJob, { ...ended, isUndoable: true }));
    replaceAnswers(answers(undoOperation, { undone: 1200, changedSince: 0, refusals: [] }));
    await press(list, /^删\s*除$/);
    await confirm(list);
    const dialog = within(await screen.findByRole('dialog'));
    await list.user.click(await dialog.findByRole('button', { name: /撤\s*销/ }));
    expect(await screen.findByText('已撤销，1,200 条数据恢复原样')).toBeInTheDocument();
    expect(inputsOf(list.calls, undoOperation)).toEqual([{ id: 'j1' }]);
  });

  it('asks again where the list finds another number, and goes on with that', async () => {
    const list = await openAll();
    const changed = {
      errcode: codeOf('foundCountChanged'),
      errmsg: '列表现在找到 1240 条数据，与您确认的 1234 条不一致',
      data: null,
      params: { count: 1240, expected: 1234 },
    };
    replaceAnswers(responds(deleteAllFound, () => Response.json(changed, { status: 409 })));
    await press(list, /^删\s*除$/);
    await confirm(list);
    expect(await screen.findByText(changed.errmsg)).toBeInTheDocument();
    replaceAnswers(answers(deleteAllFound, aJob({ total: 1240 })));
    await press(list, '继续处理 1,240 条');
    await screen.findByText('已处理 340 / 1,234 条');
    expect(inputsOf(list.calls, deleteAllFound).map(({ expectedCount }) => expectedCount)).toEqual([1234, 1240]);
  });

  it('tells what the server refuses, and nothing begins', async () => {
    const list = await openAll();
    replaceAnswers(refuses(deleteAllFound, 'tooManyRecordJobs'));
    await press(list, /^删\s*除$/);
    await confirm(list);
    await waitFor(() => expect(inputsOf(list.calls, deleteAllFound)).toHaveLength(1));
    expect(screen.queryByText(/已处理/)).not.toBeInTheDocument();
    expect(screen.getByText('已选择全部找到的 1,234 条')).toBeInTheDocument();
  });
});

describe('coming back to a list', () => {
  it('says in English how the job ended that was begun before, until that is put away', async () => {
    localStorage.setItem('recordJob user-1 salesOrder', 'j1');
    const list = openList('', ordersWith(...actions), 'en');
    replaceAnswers(answers(getRecordJob, ended));
    expect(await screen.findByText('Delete all found: 1,200 deleted, 34 not')).toBeInTheDocument();
    await press(list, 'Dismiss');
    await waitFor(() => expect(screen.queryByText(/1,200 deleted/)).not.toBeInTheDocument());
    expect(localStorage.getItem('recordJob user-1 salesOrder')).toBeNull();
  });

  it('lets go of one that is not there any more', async () => {
    localStorage.setItem('recordJob user-1 salesOrder', 'j1');
    openList('', ordersWith(...actions));
    replaceAnswers(refuses(getRecordJob, 'recordJobMissing'));
    await waitFor(() => expect(localStorage.getItem('recordJob user-1 salesOrder')).toBeNull());
  });
});

describe('changing everything that a list finds', () => {
  it('gives a field the same value', async () => {
    const list = await openAll();
    replaceAnswers(answers(getDataItems, [{ code: 'customer', name: '客户', isBatchEditable: true } as never]));
    replaceAnswers(answers(updateAllFound, aJob({ operation: 'batchUpdate' })));
    await press(list, '批量修改');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/全部 1,234 条数据/)).toBeInTheDocument();
    await list.user.click(within(dialog).getByRole('combobox', { name: '数据项' }));
    await list.user.click(await screen.findByTitle('客户'));
    await list.user.type(await within(dialog).findByRole('textbox', { name: '修改为' }), '乙公司');
    await list.user.click(await within(dialog).findByRole('button', { name: '修改 1,234 条数据' }));
    expect(await screen.findByText('已处理 340 / 1,234 条')).toBeInTheDocument();
    expect(inputsOf(list.calls, updateAllFound)).toMatchObject([
      { propertyCode: 'customer', modifiedValue: '乙公司', expectedCount: 1234, queryCode: 'all' },
    ]);
  });

  it('hands it to somebody else', async () => {
    const list = await openAll();
    const person = aUserOption({ id: 'u9', name: '刘芳', username: 'liufang', path: [] });
    replaceAnswers(answers(searchUsers, { content: [person], totalElements: 1 }));
    replaceAnswers(
      answers(listUserDepartments, [{ deptId: 'd2', deptName: '销售部', deptName_i18n: null, isMain: true }]),
    );
    replaceAnswers(answers(handOverAllFound, aJob({ operation: 'changeOwner' })));
    await press(list, '修改拥有者');
    const dialog = await screen.findByRole('dialog');
    await list.user.click(await within(dialog).findByRole('combobox', { name: '拥有者' }));
    await list.user.click(await screen.findByText('刘芳'));
    await within(dialog).findByText('销售部');
    await list.user.click(within(dialog).getByRole('button', { name: '修改 1,234 条数据' }));
    expect(await screen.findByText('已处理 340 / 1,234 条')).toBeInTheDocument();
    expect(inputsOf(list.calls, handOverAllFound)).toMatchObject([
      { ownerId: 'u9', ownerDeptId: 'd2', expectedCount: 1234 },
    ]);
    expect(inputsOf(list.calls, modifyOwner)).toEqual([]);
  });
});
