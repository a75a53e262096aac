import {
  beginExport,
  deleteExport,
  downloadExport,
  getExport,
  listExports,
  repeatExport,
  stopExport,
} from '@portico/shared-kit/contract/exports.endpoints';
import type { ExportTask } from '@portico/shared-kit/contract/exports.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { answers, envelope, holdBack, inputsOf, refuses, replaceAnswers, responds } from '@portico/shared-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openList, orders } from '../../testing/open-list.tsx';
import { ordersWith, press, selectRows } from '../../testing/press-actions.ts';

const aTask = (more: Partial<ExportTask> = {}): ExportTask => ({
  id: 'e1',
  refId: '销售订单20260304050607.xlsx',
  fileSize: null,
  schemaCode: 'salesOrder',
  queryCode: null,
  schemaName: '销售订单',
  schemaName_i18n: null,
  format: 'xlsx',
  taskStatus: 'RUN',
  exportResultStatus: null,
  total: 45,
  handled: 20,
  cutTexts: 0,
  failure: null,
  startTime: '2026-03-04T05:06:07.000Z',
  endTime: null,
  expiryTime: null,
  ...more,
});
const done = aTask({
  taskStatus: 'END',
  exportResultStatus: 'SUCCESS',
  handled: 45,
  fileSize: 1_572_864,
  endTime: '2026-03-04T05:06:17.000Z',
});
const failed = aTask({
  taskStatus: 'FAIL',
  exportResultStatus: 'FAIL',
  failure: { resultCode: 1, resultDesc: '数据库暂时不可用' },
  endTime: '2026-03-04T05:06:17.000Z',
});
const pageOf = (...content: ExportTask[]) => ({ content, totalElements: content.length });
const file = responds(
  downloadExport,
  () => new Response(new Uint8Array(200), { headers: { 'content-type': 'text/csv' } }),
);

let saved: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download !== '') saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The list, whose export is answered as `state` when it is asked for. */
function open(query = '', state = done) {
  const list = openList(query, ordersWith({ actionCode: 'export', name: '导出' }));
  replaceAnswers(answers(beginExport, aTask()), answers(getExport, state), file);
  return list;
}

const dialog = () => screen.findByRole('dialog');
const box = async (name: string) => within(await dialog()).findByRole('checkbox', { name });
const begin = async (list: ReturnType<typeof open>, name: RegExp | string = /^导出 \d+ 条$/) =>
  list.user.click(await within(await dialog()).findByRole('button', { name }));

describe('exporting a list', () => {
  it('begins with the columns of the list and all that it finds, by its search and order', async () => {
    const list = open('?q=abc&sort=amount.asc');
    await press(list, /导\s*出/);
    expect(await box('客户')).toBeChecked();
    expect(await box('备注')).not.toBeChecked();
    expect(within(await dialog()).getByText('列表找到的全部 45 条')).toBeInTheDocument();
    await begin(list, '导出 45 条');
    await waitFor(() => expect(inputsOf(list.calls, beginExport)).toHaveLength(1));
    expect(inputsOf(list.calls, beginExport)[0]).toMatchObject({
      schemaCode: 'salesOrder',
      queryCode: 'all',
      search: 'abc',
      orderBy: [{ propertyCode: 'amount', direction: 'asc' }],
      columns: ['name', 'customer', 'amount', 'lines'].map((propertyCode) => ({ propertyCode })),
      allObjectId: true,
      languageType: 'zh',
      format: 'xlsx',
      requestId: expect.any(String),
    });
    expect(inputsOf(list.calls, beginExport)[0]).not.toHaveProperty('objectIds');
  });

  it('exports the selected records alone, or all the same', async () => {
    const list = open();
    await selectRows(list, 1, 3);
    await press(list, /导\s*出/);
    expect(within(await dialog()).getByRole('radio', { name: '勾选的 2 条' })).toBeChecked();
    await list.user.click(within(await dialog()).getByRole('radio', { name: '列表找到的全部 45 条' }));
    expect(within(await dialog()).getByRole('button', { name: '导出 45 条' })).toBeInTheDocument();
    await list.user.click(within(await dialog()).getByRole('radio', { name: '勾选的 2 条' }));
    await begin(list, '导出 2 条');
    await waitFor(() => expect(inputsOf(list.calls, beginExport)).toHaveLength(1));
    expect(inputsOf(list.calls, beginExport)[0]).toMatchObject({ objectIds: [orders[0]?.id, orders[2]?.id] });
    expect(inputsOf(list.calls, beginExport)[0]).not.toHaveProperty('allObjectId');
  });

  it('keeps the own choice of fields, the format and the separator for the next export of the view', async () => {
    const list = open();
    await press(list, /导\s*出/);
    await list.user.click(await box('客户'));
    await list.user.click(await box('产品'));
    expect(within(await dialog()).getByRole('radio', { name: '自定义' })).toBeChecked();
    expect(await box('明细')).toBePartiallyChecked();
    await list.user.click(within(await dialog()).getByRole('radio', { name: 'CSV（.csv）' }));
    await list.user.click(within(await dialog()).getByRole('radio', { name: '分号（;）' }));
    await begin(list);
    await waitFor(() => expect(inputsOf(list.calls, beginExport)).toHaveLength(1));
    expect(inputsOf(list.calls, beginExport)[0]).toMatchObject({
      columns: [
        { propertyCode: 'name' },
        { propertyCode: 'amount' },
        { propertyCode: 'lines', childColumns: ['quantity'] },
      ],
      format: 'csv',
      separator: ';',
    });
    list.unmount();
    const again = open();
    await press(again, /导\s*出/);
    expect(await box('客户')).not.toBeChecked();
    expect(within(await dialog()).getByRole('radio', { name: '分号（;）' })).toBeChecked();
    await again.user.click(within(await dialog()).getByRole('radio', { name: '列表显示的字段' }));
    expect(await box('客户')).toBeChecked();
    await again.user.click(within(await dialog()).getByRole('radio', { name: '自定义' }));
    expect(await box('客户')).not.toBeChecked();
  });

  it('finds fields by name, and begins with at least one', async () => {
    const list = open();
    await press(list, /导\s*出/);
    await list.user.click(await box('全选'));
    await list.user.click(await box('全选'));
    const button = within(await dialog()).getByRole('button', { name: /^导出 45 条$/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await list.user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('请至少选择一个字段');
    await list.user.type(within(await dialog()).getByRole('searchbox'), '产品');
    expect(within(await dialog()).queryByRole('checkbox', { name: '客户' })).toBeNull();
    await list.user.click(await box('全选'));
    expect(within(await dialog()).getByText(/^已选 1 \/ /)).toBeInTheDocument();
    await list.user.clear(within(await dialog()).getByRole('searchbox'));
    await list.user.type(within(await dialog()).getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('没有名称包含“zzz”的字段')).toBeInTheDocument();
  });

  it('is locked with the reason for those who may not export', async () => {
    const disabledCode = codeOf('noPermissionToExport');
    const list = openList('', ordersWith({ actionCode: 'export', name: '导出', disabledCode }));
    const button = await screen.findByRole('button', { name: /导\s*出/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await list.user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('没有导出此列表的权限');
  });
});

describe('the progress of an export', () => {
  it('shows the server’s numbers, and downloads the file by itself once it is there', async () => {
    const list = open('', aTask());
    await press(list, /导\s*出/);
    await begin(list);
    expect(await within(await dialog()).findByText('已处理 20 / 45 条')).toBeInTheDocument();
    expect(within(await dialog()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '44');
    expect(saved).toEqual([]);
    replaceAnswers(answers(getExport, done));
    expect(
      await within(await dialog()).findByText('共 45 条，1.50 MB，已开始下载', {}, { timeout: 4_000 }),
    ).toBeVisible();
    await waitFor(() => expect(saved).toEqual([done.refId]));
    await list.user.click(within(await dialog()).getByRole('button', { name: `下载“${done.refId}”` }));
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('offers another try where it failed, with the reason', async () => {
    const list = open();
    const queued = aTask({ id: 'e2', taskStatus: 'INIT', handled: 0, total: null });
    replaceAnswers(answers(getExport, failed), answers(repeatExport, queued));
    await press(list, /导\s*出/);
    await begin(list);
    expect(await within(await dialog()).findByText('数据库暂时不可用')).toBeInTheDocument();
    replaceAnswers(answers(getExport, { ...done, id: 'e2' }));
    await list.user.click(within(await dialog()).getByRole('button', { name: /^重新导出/ }));
    await waitFor(() => expect(saved).toEqual([done.refId]));
    expect(inputsOf(list.calls, repeatExport)).toEqual([{ id: 'e1' }]);
    expect(inputsOf(list.calls, getExport).at(-1)).toEqual({ id: 'e2' });
  });

  it('can be stopped', async () => {
    const list = open('', aTask());
    const stopped = aTask({ taskStatus: 'EXCEPTION', exportResultStatus: 'FAIL' });
    replaceAnswers(answers(stopExport, stopped));
    await press(list, /导\s*出/);
    await begin(list);
    await list.user.click(await within(await dialog()).findByRole('button', { name: '停止导出' }));
    expect(await within(await dialog()).findByText('已停止，没有生成文件')).toBeInTheDocument();
  });

  it('never keeps a file that is too small to be one', async () => {
    const list = open();
    const small = () => new Response(new Uint8Array(99), { headers: { 'content-type': 'text/csv' } });
    replaceAnswers(answers(getExport, done), responds(downloadExport, small));
    await press(list, /导\s*出/);
    await begin(list);
    expect(await screen.findByText('下载失败：文件不完整，请重新导出')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it.each([
    [done, `“${done.refId}”已生成，请在导出记录中下载`],
    [failed, `“${failed.refId}”生成失败`],
  ])('tells the end of one that nobody watches', async (ended, words) => {
    const list = open('', aTask());
    await press(list, /导\s*出/);
    await begin(list);
    await within(await dialog()).findByText('已处理 20 / 45 条');
    const [close] = within(await dialog())
      .getAllByRole('button', { name: /^关\s*闭$/ })
      .slice(-1);
    await list.user.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    replaceAnswers(answers(getExport, ended));
    expect(await screen.findByText(words, {}, { timeout: 4_000 })).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe('an export whose dialog is closed before it has begun', () => {
  it('is told at its end all the same', async () => {
    const list = open();
    const begun = holdBack(() => envelope(aTask()));
    replaceAnswers(responds(beginExport, begun.answer));
    await press(list, /导\s*出/);
    await begin(list);
    await begun.asked;
    await list.user.click(within(await dialog()).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    begun.release();
    expect(
      await screen.findByText(`“${done.refId}”已生成，请在导出记录中下载`, {}, { timeout: 4_000 }),
    ).toBeInTheDocument();
  });
});

describe('the export records', () => {
  async function openRecords(...tasks: ExportTask[]) {
    const list = open('', aTask());
    replaceAnswers(answers(listExports, pageOf(...tasks)));
    await press(list, /导\s*出/);
    await list.user.click(within(await dialog()).getByRole('tab', { name: '导出记录' }));
    return list;
  }

  it('have their status, size and time; what has ended well can be downloaded and deleted', async () => {
    const list = await openRecords(done, { ...failed, id: 'e3', refId: '坏.xlsx' });
    const rows = await within(await dialog()).findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/已完成.*1\.50 MB.*2026-03-04 13:06:17/);
    expect(rows[1]).toHaveTextContent(/失败.*数据库暂时不可用/);
    expect(within(rows[1] as HTMLElement).queryByRole('button', { name: /下载|删除/ })).toBeNull();
    expect(inputsOf(list.calls, listExports)[0]).toMatchObject({
      type: 'VIEW_EXPORT_QUERY',
      schemaCode: 'salesOrder',
      queryCode: 'all',
      page: '0',
      size: '10',
    });
    await list.user.click(within(rows[0] as HTMLElement).getByRole('button', { name: /^下载/ }));
    await waitFor(() => expect(saved).toEqual([done.refId]));
    replaceAnswers(answers(deleteExport, {}), answers(listExports, pageOf()));
    await list.user.click(within(rows[0] as HTMLElement).getByRole('button', { name: /^删除/ }));
    const asked = (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
    await list.user.click(within(asked).getByRole('button', { name: /删\s*除/ }));
    expect(await screen.findByText('删除成功')).toBeInTheDocument();
    expect(await screen.findByText('还没有导出过此列表')).toBeInTheDocument();
    expect(inputsOf(list.calls, deleteExport)).toEqual([{ id: 'e1' }]);
  });

  it('follow what is under way, and show what is done again', async () => {
    await openRecords(aTask());
    expect(await within(await dialog()).findByText('已处理 20 / 45 条')).toBeInTheDocument();
    replaceAnswers(answers(getExport, done), answers(listExports, pageOf(done)));
    expect(await within(await dialog()).findByText('已完成', {}, { timeout: 4_000 })).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('say what is wrong where they cannot be read', async () => {
    const list = open();
    replaceAnswers(refuses(listExports, 'unknownError'));
    await press(list, /导\s*出/);
    await list.user.click(within(await dialog()).getByRole('tab', { name: '导出记录' }));
    const retry = await within(await dialog()).findByRole('button', { name: /重\s*试/ });
    replaceAnswers(answers(listExports, pageOf(done)));
    await act(async () => list.user.click(retry));
    expect(await within(await dialog()).findByText(done.refId)).toBeInTheDocument();
  });
});
