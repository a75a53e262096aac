import {
  correctCells,
  dropImportRows,
  findNextProblem,
  forgetCorrection,
  importCorrected,
  listImportTexts,
  listRememberedCorrections,
  queryImportRows,
  replaceCells,
} from '@portico/shared-kit/contract/import-corrections.endpoints';
import { getImport } from '@portico/shared-kit/contract/imports.endpoints';
import type { ImportRows } from '@portico/shared-kit/contract/import-corrections.schema';
import type { ImportCell } from '@portico/shared-kit/contract/imports.schema';
import {
  answers,
  giveElementsSizes,
  inputsOf,
  refuses,
  renderWithProviders,
  replaceAnswers,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ordersConfig } from '../../../testing/list-fixtures.ts';
import { anImportTask } from '../testing/an-import-task.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';

beforeAll(giveElementsSizes);

const head = (propertyCode: string, propertyType: number, name: string) => ({
  propertyCode,
  propertyType,
  name,
  name_i18n: null,
  displayFormat: 0,
});
const good = (text: string, value: unknown = text): ImportCell => ({ text, value });
const wrong = (text: string, kind: NonNullable<ImportCell['problem']>['kind'], reason: string): ImportCell => ({
  text,
  value: null,
  problem: { kind, reason },
});

const failed: ImportRows = {
  headColumns: [head('customer', 0, '客户'), head('amount', 2, '金额')],
  content: [
    {
      rowNumber: 3,
      cells: { customer: good('甲公司'), amount: wrong('十二', 'WRONG', '不是数字') },
      children: {},
      reason: null,
    },
    {
      rowNumber: 7,
      cells: { customer: wrong('', 'EMPTY', '客户不能为空'), amount: good('12.50', '12.5') },
      children: {},
      reason: null,
    },
  ],
  totalElements: 2,
  problemRows: 2,
};
const mended: ImportRows = { ...failed, problemRows: 0 };

async function open(rows: ImportRows = failed) {
  const calls = stubNetwork(
    answers(queryImportRows, rows),
    answers(getImport, anImportTask({ errorType: 1, successCount: 4700, errorCount: 300, hasErrorFile: true })),
    answers(correctCells, { changed: 1, problemRows: 1 }),
    answers(replaceCells, { changed: 30, problemRows: 1 }),
    answers(dropImportRows, { changed: 1, problemRows: 1 }),
    answers(findNextProblem, { position: 1, rowNumber: 7 }),
    answers(listImportTexts, { content: [{ text: '十二', count: 30, problem: 'WRONG' }] }),
    answers(importCorrected, anImportTask()),
  );
  const onImported = jest.fn();
  const downloads = { isBusy: false, downloadTemplate: jest.fn(), downloadErrors: jest.fn() };
  const dialog = (
    <CorrectionDialog
      taskId="t1"
      config={ordersConfig}
      downloads={downloads}
      onClose={() => undefined}
      onImported={onImported}
    />
  );
  const page = renderWithProviders(dialog, { locale: 'zh' });
  await screen.findByRole('grid', { name: '导入失败的数据' });
  return { ...page, calls, onImported, downloads };
}

const wrongAmount = () => screen.findByRole('button', { name: '金额：十二，不是数字' });

it('shows what is wrong with each cell, the counts, and the file of the errors', async () => {
  const { user, downloads } = await open();
  expect(await wrongAmount()).toHaveTextContent('十二不正确');
  expect(screen.getByRole('button', { name: '客户：空，客户不能为空' })).toBeInTheDocument();
  expect(screen.getByText('还有 2 行数据有错误，请修改')).toBeInTheDocument();
  expect(await screen.findByText(/成功 4,700 条 · 失败 300 条/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '下载错误文件' }));
  expect(downloads.downloadErrors).toHaveBeenCalledWith('t1');
  expect(screen.getByRole('button', { name: '确认导入' })).toHaveAttribute('aria-disabled', 'true');
});

it('corrects a cell in the editor of its field and goes on with the next problem', async () => {
  const { user, calls } = await open();
  await user.click(await wrongAmount());
  const bar = screen.getByRole('region', { name: '修改单元格' });
  expect(bar).toHaveTextContent('第 3 行 · 金额');
  expect(bar).toHaveTextContent('文件中的内容：十二');
  const entry = within(bar).getByRole('textbox', { name: /金额/ });
  await waitFor(() => expect(entry).toHaveFocus());
  await user.type(entry, '12');
  await user.click(within(bar).getByRole('button', { name: /^确\s*定$/ }));
  await waitFor(() => expect(bar).toHaveTextContent('第 7 行 · 客户'));
  expect(inputsOf(calls, correctCells)).toEqual([
    { taskId: 't1', corrections: [{ rowNumber: 3, propertyPath: 'amount', value: '12' }] },
  ]);
  expect(inputsOf(calls, findNextProblem)).toEqual([{ taskId: 't1', afterRow: '3' }]);
});

it('gives all rows with the same text the value, and remembers it where that is wanted', async () => {
  const { user, calls } = await open();
  await user.click(await wrongAmount());
  const bar = screen.getByRole('region', { name: '修改单元格' });
  await user.type(within(bar).getByRole('textbox', { name: /金额/ }), '12');
  await user.click(within(bar).getByRole('checkbox', { name: '下次自动使用此修改' }));
  await user.click(within(bar).getByRole('button', { name: '应用到所有“十二”' }));
  await screen.findByText('已修改 30 个单元格');
  expect(inputsOf(calls, replaceCells)).toEqual([
    { taskId: 't1', propertyPath: 'amount', text: '十二', value: '12', remember: true },
  ]);
});

it('goes to the next problem by one key, and takes a block of cells from a spreadsheet', async () => {
  const { calls } = await open();
  fireEvent.keyDown(screen.getByRole('grid', { name: '导入失败的数据' }), { key: 'F8' });
  const bar = screen.getByRole('region', { name: '修改单元格' });
  await waitFor(() => expect(bar).toHaveTextContent('第 7 行 · 客户'));
  const clipboardData = { getData: () => '乙公司\t99\n丙公司\t1' };
  fireEvent.paste(screen.getByRole('grid', { name: '导入失败的数据' }), { clipboardData });
  await waitFor(() =>
    expect(inputsOf(calls, correctCells)).toEqual([
      {
        taskId: 't1',
        corrections: [
          { rowNumber: 7, propertyPath: 'customer', text: '乙公司' },
          { rowNumber: 7, propertyPath: 'amount', text: '99' },
        ],
      },
    ]),
  );
});

it('is worked through by the keyboard alone: F8 from wherever the focus is, Enter after the new value', async () => {
  const { user, calls } = await open();
  screen.getByRole('button', { name: /^跳\s?过$/ }).focus();
  await user.keyboard('{F8}');
  const bar = screen.getByRole('region', { name: '修改单元格' });
  await waitFor(() => expect(within(bar).getByRole('textbox')).toHaveFocus());
  await user.keyboard('丁公司{Enter}');
  await waitFor(() => expect(inputsOf(calls, correctCells)).toHaveLength(1));
  expect(inputsOf(calls, correctCells)[0]).toMatchObject({
    corrections: [{ rowNumber: 7, propertyPath: 'customer', value: '丁公司' }],
  });
});

it('shows what is remembered, and forgets it', async () => {
  const { user, calls } = await open();
  const content = [
    { id: 'c1', propertyPath: 'amount', text: '十二', value: '12', lastUsedTime: '2026-03-04T05:06:07.000Z' },
  ];
  replaceAnswers(answers(listRememberedCorrections, { content }));
  replaceAnswers(answers(forgetCorrection, {}));
  await user.click(screen.getByRole('button', { name: '记住的修改' }));
  expect(await screen.findByText('金额：“十二” → 12')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '不再使用“十二”的修改' }));
  await waitFor(() => expect(inputsOf(calls, forgetCorrection)).toEqual([{ id: 'c1' }]));
});

it('says why a row is refused as a whole', async () => {
  const [first, ...others] = failed.content;
  if (first === undefined) throw new Error('A row is refused.');
  await open({ ...failed, content: [{ ...first, reason: '数据正在流程中' }, ...others] });
  expect(await screen.findByRole('columnheader', { name: '整行的错误' })).toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: '数据正在流程中' })).toBeInTheDocument();
});

it('leaves selected rows out', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('checkbox', { name: /第 2 行/ }));
  await user.click(screen.getByRole('button', { name: '移除选中的 1 行' }));
  await screen.findByText('已移除 1 行');
  expect(inputsOf(calls, dropImportRows)).toEqual([{ taskId: 't1', rowNumbers: [7] }]);
});

it('replaces a text in the selected rows, and asks for rows where none is selected', async () => {
  const { user, calls } = await open();
  await user.click(screen.getByRole('button', { name: '批量替换' }));
  const form = await screen.findByRole('tooltip');
  await user.click(within(form).getByRole('combobox', { name: '数据项' }));
  await user.click(await screen.findByTitle('金额'));
  await user.click(within(form).getByRole('combobox', { name: '原值' }));
  await user.click(await screen.findByTitle('十二：不正确 (30)'));
  await user.type(within(form).getByRole('textbox', { name: /替换为/ }), '12');
  await user.click(within(form).getByRole('button', { name: /^确\s*定$/ }));
  expect(await screen.findByText('请选择数据')).toBeInTheDocument();
  expect(inputsOf(calls, replaceCells)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /第 1 行/ }));
  await user.click(within(form).getByRole('button', { name: /^确\s*定$/ }));
  await waitFor(() =>
    expect(inputsOf(calls, replaceCells)).toEqual([
      { taskId: 't1', propertyPath: 'amount', text: '十二', value: '12', rowNumbers: [3], conditions: [] },
    ]),
  );
});

it('imports what is corrected, and stays open with the rows anew where some are wrong again', async () => {
  const { user, calls, onImported } = await open(mended);
  const sure = await screen.findByRole('button', { name: '确认导入' });
  await waitFor(() => expect(sure).not.toHaveAttribute('aria-disabled', 'true'));
  replaceAnswers(refuses(importCorrected, 'importHasErrors'));
  const before = inputsOf(calls, queryImportRows).length;
  await user.click(sure);
  await waitFor(() => expect(inputsOf(calls, queryImportRows).length).toBeGreaterThan(before));
  expect(onImported).not.toHaveBeenCalled();
  replaceAnswers(answers(importCorrected, anImportTask()));
  await user.click(sure);
  await waitFor(() => expect(onImported).toHaveBeenCalled());
});
