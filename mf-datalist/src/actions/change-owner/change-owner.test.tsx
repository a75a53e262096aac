import { listUserDepartments, searchUsers } from '@portico/shared-kit/contract/organisation.endpoints';
import { getNoPresentationNumber, modifyOwner } from '@portico/shared-kit/contract/record-batches.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, aUserOption, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openList, orders, pageOf } from '../../testing/open-list.tsx';
import { ordersWith, press, selectRows } from '../../testing/press-actions.ts';

const departments = [
  { deptId: 'd1', deptName: '采购部', deptName_i18n: null, isMain: false },
  { deptId: 'd2', deptName: '销售部', deptName_i18n: null, isMain: true },
];
const person = aUserOption({ id: 'u9', name: '刘芳', username: 'liufang', path: [] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(refused = 0) {
  const list = openList('', ordersWith({ actionCode: 'change_owner', name: '修改拥有者' }));
  replaceAnswers(answers(getNoPresentationNumber, { count: refused }));
  replaceAnswers(answers(modifyOwner, { successCount: 2 - refused, errorCount: refused }));
  replaceAnswers(answers(listUserDepartments, departments));
  replaceAnswers(answers(searchUsers, { content: [person], totalElements: 1 }));
  return list;
}

async function choosePerson({ user }: ReturnType<typeof open>, dialog: HTMLElement) {
  await user.click(within(dialog).getByRole('combobox', { name: '拥有者' }));
  await user.click(await screen.findByText('刘芳'));
  await within(dialog).findByText('销售部（主部门）');
}

describe('changing the owner', () => {
  it('is disabled while nothing is checked, and says so', async () => {
    const list = open();
    const button = await screen.findByRole('button', { name: '修改拥有者' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await list.user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('请先勾选数据');
  });

  it('asks how many records the user may not change, needs an owner, and starts with the main department', async () => {
    const list = open();
    await selectRows(list, 1, 3);
    await press(list, '修改拥有者');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('将修改 2 条数据的拥有者');
    await waitFor(() => expect(within(dialog).getByRole('combobox', { name: '拥有者' })).toHaveFocus());
    expect(inputsOf(list.calls, getNoPresentationNumber)).toEqual([
      { schemaCode: 'salesOrder', isSheet: false, page: 0, size: 20, objectIds: ['r1', 'r3'], queryCode: 'all' },
    ]);
    await list.user.click(within(dialog).getByRole('button', { name: '修改 2 条数据' }));
    expect(await screen.findByText('请选择拥有者')).toBeInTheDocument();
    expect(inputsOf(list.calls, modifyOwner)).toEqual([]);
    await choosePerson(list, dialog);
    await list.user.type(within(dialog).getByRole('textbox', { name: '备注' }), ' 休假交接 ');
    await list.user.click(within(dialog).getByRole('button', { name: '修改 2 条数据' }));
    expect(await screen.findByText('修改成功')).toBeInTheDocument();
    const [sent] = inputsOf(list.calls, modifyOwner);
    expect(sent).toEqual({
      schemaCode: 'salesOrder',
      isSheet: false,
      mobile: false,
      page: 0,
      size: 20,
      objectIds: ['r1', 'r3'],
      ownerId: 'u9',
      ownerDeptId: 'd2',
      remark: '休假交接',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/已选 2 条/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('takes at most 1000 characters of remark and counts them', async () => {
    const list = open();
    await selectRows(list, 1);
    await press(list, '修改拥有者');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('textbox', { name: '备注' })).toHaveAttribute('maxlength', '1000');
    expect(within(dialog).getByText('0 / 1000')).toBeInTheDocument();
  });

  it('says before how many stay, and after how many did', async () => {
    const list = open(1);
    await selectRows(list, 1, 3);
    await press(list, '修改拥有者');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('已选 2 条，其中 1 条没有权限，不会被修改');
    await choosePerson(list, dialog);
    await list.user.click(within(dialog).getByRole('button', { name: '修改 1 条数据' }));
    expect(await screen.findByText('已修改 1 条，1 条没有权限未修改')).toBeInTheDocument();
  });

  it('says so, closes and reads the list again where nothing of the selection may be changed', async () => {
    const list = open(1);
    replaceAnswers(answers(queryRecords, pageOf(orders, 45)));
    await selectRows(list, 1);
    const before = inputsOf(list.calls, queryRecords).length;
    await press(list, '修改拥有者');
    expect(await screen.findByText('所选数据均没有修改拥有者的权限')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(inputsOf(list.calls, queryRecords).length).toBeGreaterThan(before));
  });

  it('keeps what was entered when the server refuses', async () => {
    const list = open();
    replaceAnswers(refuses(modifyOwner, 'databaseBusy'));
    await selectRows(list, 1);
    await press(list, '修改拥有者');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('combobox', { name: '拥有者' });
    await choosePerson(list, dialog);
    await list.user.type(within(dialog).getByRole('textbox', { name: '备注' }), '说明');
    await list.user.click(within(dialog).getByRole('button', { name: '修改 1 条数据' }));
    await waitFor(() => expect(inputsOf(list.calls, modifyOwner)).toHaveLength(1));
    expect(within(dialog).getByRole('textbox', { name: '备注' })).toHaveValue('说明');
    expect(within(dialog).getByText('销售部（主部门）')).toBeInTheDocument();
  });
});
