import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { BatchPreview } from '@portico/shared-kit/contract/record-batches.schema';
import { getDataItems } from '@portico/shared-kit/contract/models.endpoints';
import {
  batchUpdate,
  getBatchUpdateLog,
  previewBatchUpdate,
} from '@portico/shared-kit/contract/record-batches.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, aRecord, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openList, orders, pageOf } from '../../testing/open-list.tsx';
import { ordersWith, press, selectRows } from '../../testing/press-actions.ts';

const item = (code: string, isBatchEditable = true) => ({
  code,
  name: code,
  name_i18n: null,
  propertyType: 0,
  options: '{}',
  defaultProperty: false,
  isBatchEditable,
});
const preview: BatchPreview = {
  total: 2,
  changes: [{ beforeValue: '甲公司', count: 1 }],
  otherCount: 0,
  afterValue: '乙公司',
  sameCount: 0,
  refusals: [{ resultCode: 700021, resultDesc: '没有编辑权限', count: 1 }],
  versions: { r1: 1, r2: 4 },
};
const flow = aRecord({ name: '流程单', workflowInstanceId: 'w1' }, { id: asRecordId('r9') });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(records = orders) {
  const list = openList('', ordersWith({ actionCode: 'batch_update', name: '批量修改' }));
  replaceAnswers(answers(queryRecords, pageOf(records, 45)));
  replaceAnswers(answers(getDataItems, [item('customer'), item('amount'), item('urgent'), item('lines', false)]));
  replaceAnswers(answers(previewBatchUpdate, preview));
  replaceAnswers(answers(batchUpdate, { total: 2, successCount: 2, failCount: 0, refusals: [] }));
  replaceAnswers(answers(getBatchUpdateLog, { content: [], totalElements: 0 }));
  return list;
}

async function opened(list: ReturnType<typeof open>, ...rows: readonly number[]) {
  await selectRows(list, ...rows);
  await press(list, '批量修改');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('combobox', { name: '数据项' });
  return dialog;
}

async function chooseField({ user }: ReturnType<typeof open>, dialog: HTMLElement, name: string) {
  await user.click(within(dialog).getByRole('combobox', { name: '数据项' }));
  await user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
}

describe('the batch update', () => {
  it('offers the fields that the server says may be changed, with three tips', async () => {
    const list = open();
    const dialog = await opened(list, 1, 2);
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    await list.user.click(within(dialog).getByRole('combobox', { name: '数据项' }));
    const offered = document.querySelectorAll('.ant-select-item-option-content');
    expect([...offered].map((each) => each.textContent)).toEqual(['客户', '金额', '加急']);
  });

  it('is left by Esc without a trace, and the focus goes back to its button', async () => {
    const list = open();
    await opened(list, 1);
    await list.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '批量修改' })).toHaveFocus();
    expect(inputsOf(list.calls, batchUpdate)).toEqual([]);
  });

  it('refuses an empty value and one of spaces in the words of the specification', async () => {
    const list = open();
    const dialog = await opened(list, 1, 2);
    await list.user.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
    expect(await screen.findByText('请选择数据项', { selector: '.ant-message *' })).toBeInTheDocument();
    await chooseField(list, dialog, '客户');
    await list.user.type(within(dialog).getByRole('textbox', { name: '修改为' }), '   ');
    await list.user.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
    expect(await screen.findByText('批量修改不能为空值')).toBeInTheDocument();
    expect(inputsOf(list.calls, previewBatchUpdate)).toEqual([]);
  });

  it('shows what changes from what to what before it runs, and hands in the versions it saw', async () => {
    const list = open();
    const dialog = await opened(list, 1, 2);
    await chooseField(list, dialog, '客户');
    await list.user.type(within(dialog).getByRole('textbox', { name: '修改为' }), '乙公司');
    const seen = await within(dialog).findByRole('region', { name: '预览' });
    expect(seen).toHaveTextContent('将修改 1 条，共 2 条');
    expect(seen).toHaveTextContent('1 条由 甲公司 改为 乙公司');
    expect(seen).toHaveTextContent('1 条不修改：没有编辑权限');
    const asked = () =>
      inputsOf(list.calls, previewBatchUpdate).filter(({ modifiedValue }) => modifiedValue === '乙公司');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await list.user.click(await within(dialog).findByRole('button', { name: '修改 1 条数据' }));
    expect(await screen.findByText('已修改 2 条数据')).toBeInTheDocument();
    const sent = inputsOf(list.calls, batchUpdate).find((body) => 'versions' in body);
    expect(sent).toEqual({
      modifiedValue: '乙公司',
      objectIds: ['r1', 'r2'],
      propertyCode: 'customer',
      queryCode: 'all',
      schemaCode: 'salesOrder',
      versions: { r1: 1, r2: 4 },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('clears the value when another field is chosen, and gives each its own editor', async () => {
    const list = open();
    const dialog = await opened(list, 1);
    await chooseField(list, dialog, '客户');
    await list.user.type(within(dialog).getByRole('textbox', { name: '修改为' }), '乙');
    await chooseField(list, dialog, '金额');
    expect(within(dialog).getByRole('textbox', { name: '修改为' })).toHaveValue('');
    await chooseField(list, dialog, '加急');
    expect(within(dialog).queryByRole('textbox', { name: '修改为' })).not.toBeInTheDocument();
  });

  it('tells at the value why the server refuses it, and does not run', async () => {
    const list = open();
    replaceAnswers(refuses(previewBatchUpdate, 'batchValueEmpty'));
    const dialog = await opened(list, 1);
    await chooseField(list, dialog, '客户');
    const value = within(dialog).getByRole('textbox', { name: '修改为' });
    await list.user.type(value, '乙');
    await waitFor(() => expect(value).toHaveAccessibleDescription('批量修改不能为空值'));
    expect(within(dialog).getByRole('button', { name: /确\s*定/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('leaves workflow records out with a warning', async () => {
    const list = open([orders[0] ?? flow, flow]);
    const dialog = await opened(list, 1, 2);
    expect(screen.getByText('流程表单不支持批量修改！')).toBeInTheDocument();
    await chooseField(list, dialog, '客户');
    await list.user.type(within(dialog).getByRole('textbox', { name: '修改为' }), '乙公司');
    await within(dialog).findByRole('region', { name: '预览' });
    expect(inputsOf(list.calls, previewBatchUpdate).at(-1)).toMatchObject({ objectIds: ['r1'] });
  });

  it('is disabled where only workflow records are selected, and says why', async () => {
    const list = open([flow]);
    await selectRows(list, 1);
    const button = screen.getByRole('button', { name: '批量修改' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await list.user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('流程表单不支持批量修改！');
  });

  it('shows its log newest first in pages, and the way back', async () => {
    const list = open();
    const entry = {
      id: 'l1',
      imgUrl: null,
      userId: 'u1',
      userName: '王秀英',
      userName_i18n: null,
      createdTime: '2026-03-04T05:06:07.000Z',
      propertyName: '客户',
      propertyName_i18n: null,
      modifiedValue: '乙公司',
      modifiedValue_i18n: null,
      total: 3,
      successCount: 2,
      failCount: 1,
    };
    const dialog = await opened(list, 1);
    await list.user.click(within(dialog).getByRole('button', { name: '批量修改记录' }));
    expect(await within(dialog).findByText('暂无批量修改记录')).toBeInTheDocument();
    expect(dialog.style.width).toBe('810px');
    await list.user.click(within(dialog).getByRole('button', { name: '返回批量修改' }));
    expect(dialog.style.width).toBe('480px');
    replaceAnswers(answers(getBatchUpdateLog, { content: [entry], totalElements: 45 }));
    await list.user.click(within(dialog).getByRole('button', { name: '批量修改记录' }));
    expect(await within(dialog).findByText('将“客户”修改为“乙公司”')).toBeInTheDocument();
    expect(within(dialog).getByText('共 3 条，成功 2 条，失败 1 条')).toBeInTheDocument();
    expect(within(dialog).getByText('2026-03-04 13:06:07')).toBeInTheDocument();
    expect(within(dialog).getByTitle('3')).toBeInTheDocument();
  });
});
