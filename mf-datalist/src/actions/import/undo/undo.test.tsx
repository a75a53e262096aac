import { getImport, getImportLimit, listImports, undoImport } from '@portico/shared-kit/contract/imports.endpoints';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, inputsOf, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openList } from '../../../testing/open-list.tsx';
import { ordersWith, press } from '../../../testing/press-actions.ts';
import { anImportTask } from '../testing/an-import-task.ts';

const ended = (more: Partial<ImportTask> = {}) =>
  anImportTask({ taskStatus: 'END', phase: null, percent: 100, errorType: 0, successCount: 5, ...more });
const counts = { successCount: 4700, updatedCount: 700, errorCount: 300 };
const partly = (more: Partial<ImportTask> = {}) => ended({ errorType: 1, ...counts, canUndo: true, ...more });
const whole = { undone: 5, changedSince: 0, refused: 0, reasons: [] };
const orders = ordersWith({ actionCode: 'import', name: '导入' });

/** Opens the list at the address that names an import. */
function openImport(task: ImportTask, locale: 'zh' | 'en' = 'zh') {
  const list = openList(`?importTaskId=${task.taskId}`, orders, locale);
  replaceAnswers(answers(getImport, task));
  // Its path would be that of an import, too.
  replaceAnswers(answers(getImportLimit, { megabytes: 500 }));
  return list;
}

/** The dialog that asks this; here all dialogs have the same id, so that it has no name of its own. */
async function questionOf(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title, { selector: '.ant-modal-confirm-title' })).closest<HTMLElement>(
    '[role=dialog]',
  );
  if (dialog === null) throw new Error('A question stands in a dialog.');
  return dialog;
}

describe('undoing an import', () => {
  it('asks once with what it will do, shows how far it is and what became of it, and asks for the list again', async () => {
    const list = openImport(partly());
    await press(list, '撤销导入');
    const question = await questionOf('撤销“订单.xlsx”的导入？');
    const effects = within(question).getAllByRole('listitem');
    expect(effects.map(({ textContent }) => textContent)).toEqual([
      '删除新增的 4,000 条数据',
      '将更新过的 700 条数据恢复为导入前的值',
      '导入后又被修改或删除的数据保持不变',
      '未导入的 300 行不能再修改和导入',
      '撤销后不能恢复',
    ]);
    const undoing = anImportTask({ phase: 'UNDOING', percent: 40, isUndo: true, successCount: 4700 });
    replaceAnswers(answers(undoImport, undoing));
    replaceAnswers(answers(getImport, undoing));
    const before = inputsOf(list.calls, queryRecords).length;
    await list.user.click(within(question).getByRole('button', { name: '撤销导入' }));
    const progress = await screen.findByRole('progressbar', { name: '“订单.xlsx”的撤销进度' });
    expect(progress).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByRole('button', { name: '取消撤销' })).toBeInTheDocument();
    expect(inputsOf(list.calls, undoImport)).toEqual([{ taskId: 't1' }]);
    const reasons = [{ reason: '其他数据引用了它', count: 2, firstNames: ['甲', '乙'] }];
    const undo = { undone: 4695, changedSince: 3, refused: 2, reasons };
    replaceAnswers(answers(getImport, partly({ canUndo: false, undo })));
    expect(await screen.findByText('导入已撤销，部分数据保持不变')).toBeInTheDocument();
    expect(screen.getByText('已撤销 4,695 条')).toBeInTheDocument();
    expect(screen.getByText('导入后有改动，保持不变 3 条')).toBeInTheDocument();
    expect(screen.getByText('未能撤销 2 条')).toBeInTheDocument();
    expect(screen.getByText(/其他数据引用了它：2 条/)).toHaveTextContent('甲、乙等');
    expect(screen.queryByRole('button', { name: '撤销导入' })).not.toBeInTheDocument();
    await waitFor(() => expect(inputsOf(list.calls, queryRecords).length).toBeGreaterThan(before));
  });

  it('is asked in English, too, and says why it failed', async () => {
    const list = openImport(partly(), 'en');
    await press(list, 'Undo import');
    const question = await questionOf('Undo the import of “订单.xlsx”?');
    expect(question).toHaveTextContent('The 4,000 records that were added are deleted');
    const undoFailure = { resultCode: 1, resultDesc: 'You may not import into this list' };
    replaceAnswers(answers(undoImport, anImportTask({ isUndo: true })));
    replaceAnswers(answers(getImport, partly({ undoFailure })));
    await list.user.click(within(question).getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The import was not undone: You may not import into this list',
    );
    expect(screen.getByRole('button', { name: 'Undo import' })).toBeInTheDocument();
  });

  it('begins in the history, too, which then shows how far it is', async () => {
    const list = openImport(ended({ taskId: 't5' }));
    const imports = [
      ended({ taskId: 't5', canUndo: true }),
      ended({ taskId: 't6', originalFilename: '旧.xlsx', undo: whole }),
    ];
    replaceAnswers(answers(listImports, { content: imports, totalElements: 2 }));
    await press(list, '导入记录');
    expect(await screen.findByText('导入已撤销')).toBeInTheDocument();
    await press(list, '撤销导入');
    const question = await questionOf('撤销“订单.xlsx”的导入？');
    replaceAnswers(answers(undoImport, anImportTask({ taskId: 't5', isUndo: true })));
    replaceAnswers(answers(getImport, ended({ taskId: 't5', undo: whole })));
    await list.user.click(within(question).getByRole('button', { name: '撤销导入' }));
    expect(await screen.findByText('已撤销 5 条')).toBeInTheDocument();
    expect(inputsOf(list.calls, undoImport)).toEqual([{ taskId: 't5' }]);
  });
});

test('an address that names an import opens its dialog once', async () => {
  const list = openImport(ended({ taskId: 't9', errorType: 1, hasCorrections: true, errorCount: 3 }));
  const dialog = await screen.findByRole('dialog', { name: '导入' });
  expect(await within(dialog).findByRole('button', { name: '修改数据' })).toBeInTheDocument();
  expect(inputsOf(list.calls, getImport)[0]).toEqual({ taskId: 't9' });
  await list.user.click(within(dialog).getAllByRole('button', { name: /^关\s*闭$/ })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
