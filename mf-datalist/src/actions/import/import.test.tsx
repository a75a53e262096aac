import {
  beginImport,
  discardImportFile,
  downloadImportTemplate,
  getImport,
  confirmImport,
  getImportLimit,
  listImports,
  readImportHeads,
  stopImport,
} from '@portico/shared-kit/contract/imports.endpoints';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, inputsOf, refuses, replaceAnswers, responds } from '@portico/shared-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openList } from '../../testing/open-list.tsx';
import { ordersWith, press } from '../../testing/press-actions.ts';
import { anImportTask } from './testing/an-import-task.ts';

const ended = (errorType: number, more: Partial<ImportTask> = {}) =>
  anImportTask({
    taskStatus: 'END',
    phase: null,
    percent: 100,
    errorType,
    endTime: '2026-03-04T05:07:07.000Z',
    ...more,
  });

/** As much of a browser's upload as the dialog sees: it is there at once. */
class UploadDouble extends EventTarget {
  readonly upload = new EventTarget();
  status = 200;
  responseText = JSON.stringify({
    errcode: 0,
    errmsg: '',
    data: { fileName: 'f1', originalFilename: '订单.xlsx', size: 3 },
  });
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

const head = (column: number, text: string, propertyPath: string | null) => ({
  column,
  text,
  group: null,
  samples: ['甲', '乙'],
  propertyPath,
  source: null,
});
const target = (propertyPath: string, name: string) => ({
  propertyPath,
  name,
  name_i18n: null,
  groupName: null,
  groupName_i18n: null,
  isRequired: propertyPath === 'customer',
  takesOptions: false,
});
const heads = {
  heads: [head(0, '客户', 'customer'), head(1, '金额', 'amount')],
  targets: [target('customer', '客户'), target('amount', '金额')],
};

const importAction = { actionCode: 'import', name: '导入' };
const workbook = new File(['abc'], '订单.xlsx');

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: UploadDouble });
  URL.createObjectURL = () => 'blob:1';
});

async function open(locale: 'zh' | 'en' = 'zh') {
  const list = openList('', ordersWith(importAction), locale);
  replaceAnswers(answers(discardImportFile, {}));
  replaceAnswers(answers(readImportHeads, heads));
  replaceAnswers(answers(beginImport, anImportTask()));
  replaceAnswers(answers(getImport, anImportTask()));
  // Its path would be that of an import, too.
  replaceAnswers(answers(getImportLimit, { megabytes: 500 }));
  await press(list, /导\s*入/);
  await screen.findByRole('dialog');
  return list;
}

async function choose(list: Awaited<ReturnType<typeof open>>, file = workbook) {
  const input = document.querySelector<HTMLInputElement>('.ant-modal input[type=file]');
  if (input === null) throw new Error('The dialog takes files.');
  input.removeAttribute('accept');
  await list.user.upload(input, file);
}

const start = () => within(screen.getByRole('dialog')).getByRole('button', { name: /^导\s*入$/ });

describe('choosing a file', () => {
  it('refuses other kinds and a second file in words, and lets the import begin only with one that is uploaded', async () => {
    const list = await open();
    expect(await screen.findByText(/不超过 500/)).toBeInTheDocument();
    expect(start()).toHaveAttribute('aria-disabled', 'true');
    await choose(list, new File(['x'], '订单.pdf'));
    expect(await screen.findByText(/文件格式不对/)).toBeInTheDocument();
    await choose(list);
    expect(await screen.findByText('已上传')).toBeInTheDocument();
    await screen.findByText(/都已对应/);
    expect(start()).not.toHaveAttribute('aria-disabled', 'true');
    await choose(list, new File(['y'], '另一个.xlsx'));
    expect(await screen.findByText(/一次只能导入一个文件/)).toBeInTheDocument();
  });

  it('removes the file from the server when it is not imported', async () => {
    const list = await open();
    await choose(list);
    await list.user.click(await screen.findByRole('button', { name: '移除文件“订单.xlsx”' }));
    await waitFor(() => expect(inputsOf(list.calls, discardImportFile)).toEqual([{ fileName: 'f1' }]));
    expect(screen.queryByText('已上传')).not.toBeInTheDocument();
  });

  it('offers the template of the view in the language of the reader', async () => {
    const list = await open();
    replaceAnswers(responds(downloadImportTemplate, () => new Response('PK')));
    await press(list, '下载导入模板');
    await waitFor(() =>
      expect(inputsOf(list.calls, downloadImportTemplate)).toEqual([
        { schemaCode: 'salesOrder', queryCode: 'all', languageType: 'zh' },
      ]),
    );
  });

  it('wants a key field where records are overwritten: texts of the model, the title and the number', async () => {
    const list = await open();
    await choose(list);
    await screen.findByText('已上传');
    await list.user.click(screen.getByRole('checkbox', { name: '覆盖已有数据' }));
    expect(start()).toHaveAttribute('aria-disabled', 'true');
    await list.user.click(screen.getByRole('combobox', { name: '查重字段' }));
    const options = (await screen.findAllByRole('option')).map((each) => each.textContent);
    expect(options).not.toContain('数据 ID');
    await list.user.click(await screen.findByTitle('客户'));
    await list.user.click(start());
    await waitFor(() =>
      expect(inputsOf(list.calls, beginImport)).toMatchObject([
        { fileName: 'f1', originalFilename: '订单.xlsx', schemaCode: 'salesOrder', queryField: 'customer' },
      ]),
    );
  });

  it('cannot be done in lists whose records begin a workflow, and says so', async () => {
    const tied = { ...ordersWith(importAction), workflowCode: 'orderApproval' };
    openList('', tied);
    const button = await screen.findByRole('button', { name: /导\s*入/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.focus(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('该列表关联了流程，不支持导入');
  });
});

describe('the columns of a file', () => {
  it('are told in a sentence where all fit, and are chosen where some do not', async () => {
    const list = await open();
    const other = { ...heads, heads: [head(0, '客户', 'customer'), head(1, '合计', null)] };
    replaceAnswers(answers(readImportHeads, other));
    await choose(list);
    expect(await screen.findByText('2 列中有 1 列没有对应的数据项，不会导入')).toBeInTheDocument();
    await list.user.click(screen.getByRole('combobox', { name: '“合计”对应的数据项' }));
    await list.user.click(await screen.findByTitle('金额'));
    expect(await screen.findByText('文件的 2 列都已对应到数据项')).toBeInTheDocument();
    await list.user.click(start());
    await waitFor(() =>
      expect(inputsOf(list.calls, beginImport)).toMatchObject([
        {
          mapping: [
            { column: 0, propertyPath: 'customer' },
            { column: 1, propertyPath: 'amount' },
          ],
          isDryRun: false,
        },
      ]),
    );
  });

  it('cannot be read of a damaged file, which is said in place', async () => {
    const list = await open();
    replaceAnswers(refuses(readImportHeads, 'spreadsheetDamaged'));
    await choose(list);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(start()).toHaveAttribute('aria-disabled', 'true');
  });
});

it('keeps the dialog as it is when a phone is turned', async () => {
  const { matchMedia } = window;
  const list = await open();
  await choose(list);
  await list.user.click(screen.getByRole('checkbox', { name: '先检查，不写入数据' }));
  try {
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: true });
    act(() => void dispatchEvent(new Event('resize')));
    expect(await screen.findByRole('list', { name: '销售订单列表', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: '先检查，不写入数据' })).toBeChecked();
    expect(screen.getByText('订单.xlsx')).toBeInTheDocument();
  } finally {
    window.matchMedia = matchMedia;
  }
});

describe('a check before anything is written', () => {
  it('says what would be done, and goes on when it is confirmed', async () => {
    const list = await open();
    await choose(list);
    await screen.findByText(/都已对应/);
    await list.user.click(screen.getByRole('checkbox', { name: '先检查，不写入数据' }));
    replaceAnswers(
      answers(getImport, anImportTask({ phase: 'PLANNED', successCount: 4700, updatedCount: 700, errorCount: 300 })),
    );
    await list.user.click(start());
    expect(await screen.findByText('将新增 4,000 条')).toBeInTheDocument();
    expect(screen.getByText('将更新 700 条')).toBeInTheDocument();
    expect(screen.getByText('300 条有错误，不会导入')).toBeInTheDocument();
    expect(inputsOf(list.calls, beginImport)).toMatchObject([{ isDryRun: true }]);
    replaceAnswers(answers(confirmImport, anImportTask({ phase: 'WRITING' })));
    replaceAnswers(answers(getImport, ended(0, { successCount: 4700 })));
    await press(list, '导入 4,700 条');
    expect(await screen.findByText('导入成功')).toBeInTheDocument();
    expect(inputsOf(list.calls, confirmImport)).toEqual([{ taskId: 't1' }]);
  });
});

describe('options that are missing', () => {
  it('are added where a field takes them and the person wants it; the outcome tells which', async () => {
    const list = await open();
    const targets = [target('customer', '客户'), { ...target('status', '状态'), takesOptions: true }];
    replaceAnswers(answers(readImportHeads, { ...heads, targets }));
    await choose(list);
    const box = await screen.findByRole('checkbox', { name: '新增没有的选项' });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/适用于：状态/);
    await list.user.click(box);
    const addedOptions = [{ propertyPath: 'status', options: ['搁置', '作废'] }];
    replaceAnswers(answers(getImport, anImportTask({ phase: 'PLANNED', successCount: 2, addedOptions })));
    await list.user.click(start());
    expect(await screen.findByText('将新增的选项')).toBeInTheDocument();
    expect(screen.getByText('状态（2 个）：搁置、作废')).toBeInTheDocument();
    expect(inputsOf(list.calls, beginImport)).toMatchObject([{ addsOptions: true }]);
    const configs = inputsOf(list.calls, getListConfigData).length;
    replaceAnswers(answers(confirmImport, anImportTask({ phase: 'WRITING' })));
    replaceAnswers(answers(getImport, ended(0, { successCount: 2, addedOptions })));
    await press(list, '导入 2 条');
    expect(await screen.findByText('新增的选项')).toBeInTheDocument();
    await waitFor(() => expect(inputsOf(list.calls, getListConfigData).length).toBeGreaterThan(configs));
  });

  it('are not asked about where no field takes any', async () => {
    const list = await open();
    await choose(list);
    await screen.findByText(/都已对应/);
    expect(screen.queryByRole('checkbox', { name: '新增没有的选项' })).not.toBeInTheDocument();
  });
});

describe('an import at work', () => {
  const begin = async () => {
    const list = await open();
    await choose(list);
    await screen.findByText(/都已对应/);
    await list.user.click(start());
    await screen.findByText('正在检查数据');
    return list;
  };

  it('shows the progress of the server and, at its end, the counts and the reasons; the list is asked for again', async () => {
    const list = await begin();
    expect(screen.getByRole('progressbar', { name: '“订单.xlsx”的导入进度' })).toHaveAttribute('aria-valuenow', '35');
    expect(screen.getByText('共 5,000 行')).toBeInTheDocument();
    const before = inputsOf(list.calls, queryRecords).length;
    const reasons = [{ propertyPath: 'customer', reason: '不存在', count: 300, firstRows: [3, 7] }];
    replaceAnswers(answers(getImport, ended(1, { successCount: 4700, errorCount: 300, hasErrorFile: true, reasons })));
    expect(await screen.findByText('成功 4,700 条')).toBeInTheDocument();
    expect(screen.getByText(/客户 – 不存在：300 行/)).toHaveTextContent('第 3、7 行');
    expect(screen.getByRole('button', { name: '下载错误文件' })).toBeInTheDocument();
    await waitFor(() => expect(inputsOf(list.calls, queryRecords).length).toBeGreaterThan(before));
  });

  it('can be stopped before it writes', async () => {
    const list = await begin();
    const stopped = anImportTask({ taskStatus: 'FAIL', phase: null, endTime: '2026-03-04T05:07:07.000Z' });
    replaceAnswers(answers(stopImport, stopped));
    replaceAnswers(answers(getImport, stopped));
    await press(list, '取消导入');
    expect(await screen.findByText('已取消导入，没有写入数据')).toBeInTheDocument();
    expect(inputsOf(list.calls, stopImport)).toEqual([{ taskId: 't1' }]);
  });

  it('goes on in a panel in the corner, which says how it ended', async () => {
    const list = await begin();
    await press(list, '缩小到右下角');
    const panel = await screen.findByRole('region', { name: '正在导入“订单.xlsx”' });
    expect(within(panel).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');
    replaceAnswers(answers(getImport, ended(0, { successCount: 5000 })));
    expect(await screen.findByText('导入成功')).toBeInTheDocument();
    await press(list, '关闭导入进度');
    await waitFor(() => expect(screen.queryByText('导入成功')).not.toBeInTheDocument());
  });
});

describe('the history', () => {
  it('shows each import with its outcome and the way on from it', async () => {
    const list = await open();
    const imports = [
      ended(4, { taskId: 't4', originalFilename: '列不对.xlsx' }),
      ended(8, { taskId: 't8', originalFilename: '全错.xlsx', hasCorrections: true, errorCount: 5 }),
      ended(1, { taskId: 't1', originalFilename: '部分.xlsx', hasErrorFile: true }),
      ended(0, { taskId: 't0', originalFilename: '好.xlsx', successCount: 5 }),
    ];
    replaceAnswers(answers(listImports, { content: imports, totalElements: 4 }));
    await press(list, '导入记录');
    await screen.findByText('列不对.xlsx');
    const rows = within(screen.getByRole('group', { name: '导入记录' })).getAllByRole('listitem');
    const operations = rows.map((row) => within(row).queryByRole('button')?.textContent ?? null);
    expect(operations).toEqual(['下载导入模板', '修改数据', '下载错误文件', null]);
    expect(inputsOf(list.calls, listImports)).toEqual([{ schemaCode: 'salesOrder', page: '0', size: '20' }]);
  });
});
