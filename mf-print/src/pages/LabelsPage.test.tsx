import { asRecordId } from '@portico/shared-kit/contract/ids';
import { getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { getPrintSelection, notePrinting } from '@portico/shared-kit/contract/printing.endpoints';
import { queryForRule } from '@portico/shared-kit/contract/records.endpoints';
import { makeShortCodes, resolveShortCode } from '@portico/shared-kit/contract/short-codes.endpoints';
import {
  answers,
  aRecord,
  inputsOf,
  refuses,
  renderWithProviders,
  replaceAnswers,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Page as LabelsPage } from './LabelsPage.tsx';
import { Page as ScannedCodePage } from './ScannedCodePage.tsx';

const ids = Array.from({ length: 36 }, (_, at) => `a${at}`);
const config: ListConfig = {
  schemaCode: 'asset',
  appCode: 'assets',
  name: '资产',
  name_i18n: null,
  views: [{ code: 'all', name: '全部', name_i18n: null }],
  view: { code: 'all', name: '全部', queryConditions: [], queryActions: [], queryColumns: [] },
  properties: [{ code: 'assetNo', name: '资产编号', propertyType: 0 }],
  workflowCode: null,
  actions: [],
};
// The server answers in an order of its own.
const content = ids.map((id) => aRecord({ name: `资产 ${id}`, assetNo: `FA-${id}` }, { id: asRecordId(id) })).reverse();

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const codes = { pairs: ids.map((id) => ({ pairValue: id, pairCode: `code${id}` })) };

function open(path: string, ...others: readonly ReturnType<typeof refuses>[]) {
  const calls = stubNetwork(
    answers(getListConfigData, config),
    answers(queryForRule, { content }),
    answers(makeShortCodes, codes),
    answers(getPrintSelection, { schemaCode: 'asset', objectIds: ids.map(asRecordId) }),
    answers(notePrinting, {}),
    answers(resolveShortCode, { schemaCode: 'asset', id: asRecordId('a1'), sheetCode: null }),
  );
  for (const other of others) replaceAnswers(other);
  const page = renderWithProviders(
    <>
      <Address />
      <Routes>
        <Route path="/print/labels" element={<LabelsPage />} />
        <Route path="/s/:pairCode" element={<ScannedCodePage />} />
        <Route path="/form/detail" element={<p>the form</p>} />
      </Routes>
    </>,
    { path, locale: 'zh' },
  );
  return { ...page, calls };
}

const address = () => new URL(screen.getByText(/^\/(print|s|form)/, { selector: 'output' }).textContent, 'http://p');
const some = `/print/labels?schemaCode=asset&objectIds=${ids.join(',')}&width=50&height=25&fontSize=9&isDataItem=true&code=assetNo`;

beforeEach(() => jest.spyOn(window, 'print').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('labels', () => {
  it('stand in the order that was asked for, from the place on that is free, and their sheet is in the address', async () => {
    const { user } = open(`${some}&sheet=4x10&start=5`);
    const sheet = within(await screen.findByRole('region', { name: '第 1 页，共 1 页' }));
    const codes = sheet.getAllByLabelText(/的二维码$/).map((code) => code.getAttribute('aria-label'));
    expect(codes).toEqual(ids.map((id) => `FA-${id}的二维码`));
    expect(screen.getByText('36 张标签 · 1 页')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '裁切线' }));
    await waitFor(() => expect(address().searchParams.get('cutMarks')).toBe('1'));
    const start = screen.getByRole('spinbutton', { name: '起始位置' });
    await user.clear(start);
    await user.type(start, '6');
    expect(await screen.findByRole('region', { name: '第 2 页，共 2 页' })).toBeInTheDocument();
    expect(address().searchParams.get('start')).toBe('6');
  });

  it('are noted in the trace of their records before they are printed', async () => {
    const { user, calls } = open(some);
    await user.click(await screen.findByText('打印'));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    const noted = { schemaCode: 'asset', objectIds: ids, templateId: null, layout: 'labels' };
    expect(inputsOf(calls, notePrinting)).toEqual([noted]);
  });

  it('are not printed where that fails', async () => {
    const { user, calls } = open(some);
    replaceAnswers(refuses(notePrinting, 'recordMissing'));
    await user.click(await screen.findByText('打印'));
    await waitFor(() => expect(inputsOf(calls, notePrinting)).toHaveLength(1));
    expect(await screen.findByText('打印')).toBeInTheDocument();
    expect(window.print).not.toHaveBeenCalled();
  });

  it('are those of the selection that the server keeps', async () => {
    const { calls } = open('/print/labels?schemaCode=asset&selection=s1&width=50&height=25');
    expect(await screen.findAllByLabelText(/二维码$/)).toHaveLength(36);
    expect(inputsOf(calls, makeShortCodes)[0]?.pairs[0]?.pairValue).toBe(
      JSON.stringify({ schemaCode: 'asset', sheetCode: null, id: 'a0' }),
    );
  });

  it('say what phones cannot read, and what does not fit', async () => {
    open('/print/labels?schemaCode=asset&objectIds=a1&width=9&height=9&code=name');
    expect(await screen.findByText(/二维码小于 10 毫米/)).toBeInTheDocument();
  });

  it('say that nothing was chosen, and why nothing came', async () => {
    open('/print/labels?schemaCode=asset');
    expect(await screen.findByText('没有选择要打印标签的数据')).toBeInTheDocument();
  });

  it('say what went wrong, and try again', async () => {
    const { user } = open(some, refuses(makeShortCodes, 'unknownError'));
    const retry = await screen.findByRole('button', { name: /重试/ });
    replaceAnswers(answers(makeShortCodes, codes));
    await user.click(retry);
    expect(await screen.findAllByLabelText(/二维码$/)).toHaveLength(36);
  });
});

describe('a scanned code', () => {
  it('says what is wrong where its record is gone or hidden', async () => {
    open('/s/codea1', refuses(resolveShortCode, 'recordMissing'));
    expect(await screen.findByRole('heading')).toHaveTextContent(/数据/);
  });

  it('opens the form of its record', async () => {
    open('/s/codea1');
    expect(await screen.findByText('the form')).toBeInTheDocument();
    expect(`${address().pathname}${address().search}`).toBe('/form/detail?objectId=a1&schemaCode=asset');
  });
});
