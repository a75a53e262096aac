import { downloadFile } from '@portico/shared-kit/contract/files.endpoints';
import { listPrintTemplates, loadPrintData } from '@portico/shared-kit/contract/print.endpoints';
import type { PrintData, PrintTemplate } from '@portico/shared-kit/contract/print.schema';
import { getPrintSelection, notePrinting } from '@portico/shared-kit/contract/printing.endpoints';
import {
  answers,
  aRecord,
  inputsOf,
  refuses,
  renderWithProviders,
  replaceAnswers,
  responds,
  silence,
  type Stub,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Page } from './PrintPreviewPage.tsx';

const lines = Array.from({ length: 120 }, (_line, index) => ({
  id: String(index),
  product: `产品 ${String(index + 1)}`,
}));
const data: PrintData = {
  name: '销售订单',
  name_i18n: '{"en":"Sales order"}',
  form: {
    code: 'main',
    name: '销售订单',
    name_i18n: '{"en":"Sales order"}',
    sections: [
      { title: '基本信息', title_i18n: '{"en":"General"}', properties: ['customer', 'hidden', 'files', 'lines'] },
    ],
  },
  properties: [
    { code: 'customer', name: '客户', name_i18n: '{"en":"Customer"}', propertyType: 0 },
    { code: 'files', name: '附件', propertyType: 6 },
    {
      code: 'lines',
      name: '明细',
      propertyType: 8,
      subSchema: { properties: [{ code: 'product', name: '产品', propertyType: 0 }] },
    },
  ],
  records: [
    {
      bizObject: aRecord({
        customer: '华东贸易',
        lines,
        files: [{ id: 'f', name: 'a.pdf', size: 1, mimeType: 'a/b' }],
      }),
      workFlowLog: [],
    },
  ],
};
const template = (more: Partial<PrintTemplate> = {}): PrintTemplate => ({
  id: 'order',
  name: '订单打印',
  name_i18n: null,
  schemaCode: 'salesOrder',
  sheetCode: 'main',
  draftAttributesJson: null,
  printJson: JSON.stringify({
    version: 1,
    pages: [
      [
        { eleType: 'title', id: 't', top: 0, left: 0, innerTxt: '{"zh":"订单","en":"Order"}' },
        { eleType: 'column', id: 'a', top: 16, left: 0, code: 'customer' },
        { eleType: 'column', id: 'b', top: 16, left: 88, code: 'sequenceStatus' },
        { eleType: 'sheet', id: 's', top: 28, left: 0, code: 'lines', columns: [{ code: 'product', widthValue: 176 }] },
      ],
    ],
  }),
  ...more,
});

const stubPages = (templates: PrintTemplate[], ...more: Stub[]) =>
  stubNetwork(answers(listPrintTemplates, templates), answers(loadPrintData, data), ...more, answers(notePrinting, {}));

const address = '/print?schemaCode=salesOrder&objectIds=record-1';
const open = (path = address, locale: 'zh' | 'en' = 'zh') => renderWithProviders(<Page />, { path, locale });

test('prints a record by its template, with a long sub-table over pages under a repeated head', async () => {
  stubPages([template()]);
  open();
  const sheets = await screen.findAllByRole('region', { name: /^第 \d+ 页，共 5 页$/ });
  expect(sheets).toHaveLength(5);
  for (const sheet of sheets) expect(within(sheet).getByRole('columnheader')).toHaveTextContent('产品');
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(lines.map(({ product }) => product));
  expect(screen.getByText('华东贸易')).toBeTruthy();
  expect(screen.getByText('已完成')).toBeTruthy();
  expect(screen.getByText('1 条数据 · 5 页')).toBeTruthy();
});

test('a sheet has the exact size of its paper', async () => {
  stubPages([template()]);
  open();
  const [sheet] = await screen.findAllByRole('region', { name: /^第 1 页/ });
  expect(sheet).toHaveStyle({ width: '210mm', height: '297mm' });
});

test('a form without templates is laid out from itself, and the screen says so', async () => {
  stubPages([]);
  open();
  expect(await screen.findByText('此表单没有打印模板，现按表单自动排版。')).toBeTruthy();
  const [sheet] = await screen.findAllByRole('region', { name: /^第 1 页/ });
  expect(within(sheet as HTMLElement).getByText('基本信息')).toBeTruthy();
  expect(within(sheet as HTMLElement).getByText('附件').nextSibling).toHaveTextContent('--');
  expect(screen.queryByText('a.pdf')).toBeNull();
});

test('speaks English, names of fields included', async () => {
  stubPages([]);
  open(address, 'en');
  expect(await screen.findByText('General')).toBeTruthy();
  expect(screen.getByText('Customer')).toBeTruthy();
  expect(screen.getByText('Completed')).toBeTruthy();
});

test('an empty template is named as such, and the plain layout is the way on', async () => {
  stubPages([template({ printJson: null })]);
  const { user } = open();
  expect(await screen.findByText('打印模板内容为空！')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '打印' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '使用通用版式' }));
  expect(await screen.findByText('基本信息')).toBeTruthy();
});

test('says what failed to load and loads it again', async () => {
  stubNetwork(answers(listPrintTemplates, [template()]), refuses(loadPrintData, 'unknownError'));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: /重试/ });
  replaceAnswers(answers(loadPrintData, data));
  await user.click(retry);
  expect(await screen.findByText('华东贸易')).toBeTruthy();
});

test('without records there is nothing to print', async () => {
  stubPages([template()]);
  open('/print?schemaCode=salesOrder');
  expect(await screen.findByText('没有选择要打印的数据')).toBeTruthy();
});

test('opens the print dialog by itself only where that was asked for, once its pages are ready', async () => {
  const print = jest.fn();
  window.print = print;
  stubPages([template()]);
  const first = open();
  expect(await screen.findByText('华东贸易')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: /打印$/ })).not.toHaveClass('ant-btn-loading'));
  expect(print).not.toHaveBeenCalled();
  first.unmount();
  open(`${address}&autoprint=1`);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getAllByRole('cell')).toHaveLength(lines.length);
});

test('what goes to a printer is noted before the dialog opens; what cannot be noted is not printed', async () => {
  const print = jest.fn();
  window.print = print;
  const calls = stubPages([template()], refuses(notePrinting, 'unknownError'));
  const { user } = open();
  await screen.findByText('华东贸易');
  const button = () => screen.getByRole('button', { name: /打印$/ });
  await waitFor(() => expect(button()).not.toHaveClass('ant-btn-loading'));
  await user.click(button());
  await waitFor(() => expect(inputsOf(calls, notePrinting)).toHaveLength(1));
  expect(print).not.toHaveBeenCalled();
  replaceAnswers(answers(notePrinting, {}));
  await user.click(button());
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(inputsOf(calls, notePrinting).at(-1)).toMatchObject({
    schemaCode: 'salesOrder',
    objectIds: data.records.map(({ bizObject }) => bizObject.id),
    templateId: 'order',
  });
});

test('prints the records of a selection that the server keeps', async () => {
  stubPages([template()], answers(getPrintSelection, { schemaCode: 'salesOrder', objectIds: ['record-1'] }));
  open('/print?schemaCode=salesOrder&selection=kept');
  expect(await screen.findByText('华东贸易')).toBeTruthy();
});

test('waits for a picture no longer than 3.8 s', async () => {
  jest.useFakeTimers();
  const print = jest.fn();
  window.print = print;
  const logo = { eleType: 'picture', id: 'p', top: 200, left: 0, refId: 'logo' };
  const name = { eleType: 'column', id: 'a', top: 16, left: 0, code: 'customer' };
  stubPages(
    [template({ printJson: JSON.stringify({ version: 1, pages: [[name, logo]] }) })],
    responds(downloadFile, silence),
  );
  open(`${address}&autoprint=1`);
  await act(() => jest.advanceTimersByTimeAsync(500));
  await act(() => jest.advanceTimersByTimeAsync(3500));
  expect(screen.getByText('华东贸易')).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(print).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('says where a page is not as it was meant', async () => {
  const wide = { eleType: 'title', id: 't', top: 0, left: 100, innerTxt: '很宽的标题' };
  stubPages([template({ printJson: JSON.stringify({ version: 1, pages: [[wide]] }) })]);
  open();
  expect(await screen.findByText('1 条数据 · 1 页 · 1 处需要检查')).toBeTruthy();
  expect(screen.getByRole('note')).toHaveTextContent('超出页边距');
});

test('closing leads back to where printing was asked for, never to another site', async () => {
  stubPages([template()]);
  const { user, shell, unmount } = open(`${address}&return=${encodeURIComponent('/application/sales')}`);
  await screen.findByText('华东贸易');
  await user.click(screen.getByRole('button', { name: /关闭/ }));
  expect(shell.paths).toEqual(['/application/sales']);
  unmount();
  const other = open(`${address}&return=${encodeURIComponent('//evil.example')}`);
  await screen.findByText('华东贸易');
  const close = jest.fn();
  window.close = close;
  // A page that was opened by itself has nowhere to go back to.
  jest.spyOn(History.prototype, 'length', 'get').mockReturnValue(1);
  await other.user.click(screen.getByRole('button', { name: /关闭/ }));
  expect(other.shell.paths).toEqual([]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a break that is moved up sends rows to the next page, survives a reload, and is reset', async () => {
  stubPages([template()]);
  const first = open();
  const handle = (await screen.findAllByRole('separator'))[0] as HTMLElement;
  expect(handle).toHaveAccessibleName('第 1 页末尾的分页线');
  const rowsOf = async (page: RegExp) =>
    within((await screen.findAllByRole('region', { name: page }))[0] as HTMLElement).getAllByRole('cell').length;
  const before = await rowsOf(/^第 1 页/);
  act(() => handle.focus());
  await first.user.keyboard('{PageUp}{ArrowUp}');
  await waitFor(async () => expect(await rowsOf(/^第 1 页/)).toBeLessThan(before - 1));
  const moved = await rowsOf(/^第 1 页/);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(lines.map(({ product }) => product));
  first.unmount();
  const { user } = open();
  await waitFor(async () => expect(await rowsOf(/^第 1 页/)).toBe(moved));
  await user.click(screen.getByRole('button', { name: '恢复自动分页' }));
  await waitFor(async () => expect(await rowsOf(/^第 1 页/)).toBe(before));
  expect(screen.queryByRole('button', { name: '恢复自动分页' })).toBeNull();
});

describe('what the browser prints', () => {
  /** A window in which no page is seen. */
  class FarAway implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
    observe() {}
    disconnect() {}
  }
  const begin = () => act(() => void window.dispatchEvent(new Event('beforeprint')));
  const end = () => act(() => void window.dispatchEvent(new Event('afterprint')));
  const ready = () =>
    waitFor(() => expect(screen.getByRole('button', { name: /打印$/ })).not.toHaveClass('ant-btn-loading'));

  test('are all pages, drawn for the moment of printing and taken away after it', async () => {
    Object.assign(window, { IntersectionObserver: FarAway });
    try {
      stubPages([template()]);
      open();
      await screen.findAllByRole('region', { name: /^第 \d+ 页，共 5 页$/ });
      await ready();
      expect(screen.queryByText('华东贸易')).toBeNull();
      begin();
      const products = lines.map(({ product }) => product);
      const printed = screen.getAllByText((text) => products.includes(text)).map(({ textContent }) => textContent);
      expect(printed).toEqual(products);
      end();
      expect(screen.queryByText((text) => products.includes(text))).toBeNull();
    } finally {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    }
  });

  test('is noted where it was not our button, and once where it was', async () => {
    window.print = jest.fn(() => void window.dispatchEvent(new Event('beforeprint')));
    const calls = stubPages([template()]);
    const { user } = open();
    await screen.findByText('华东贸易');
    await ready();
    begin();
    await waitFor(() => expect(inputsOf(calls, notePrinting)).toHaveLength(1));
    end();
    await user.click(screen.getByRole('button', { name: /打印$/ }));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    expect(inputsOf(calls, notePrinting)).toHaveLength(2);
    await user.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(2));
    expect(inputsOf(calls, notePrinting)).toHaveLength(3);
  });
});
