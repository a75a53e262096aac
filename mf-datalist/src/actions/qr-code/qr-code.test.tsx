import { usePortalDispatch } from '@portico/shared-kit/api';
import { asRecordId } from '@portico/shared-kit/contract/ids';
import { keepPrintSelection } from '@portico/shared-kit/contract/printing.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import {
  answers,
  aRecord,
  inputsOf,
  refuses,
  renderWithProviders,
  replaceAnswers,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ordersConfig } from '../../testing/list-fixtures.ts';
import type { ActionContext } from '../action-row.ts';
import { actionReason } from '../action-reasons.ts';
import { QrCodeDialog } from './QrCodeDialog.tsx';
import { qrCodeAction } from './qr-code.action.tsx';

const record = (id: string) => aRecord({ name: id }, { id: asRecordId(id) });
const navigate = jest.fn();
const close = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Dialog({ ids, found }: { readonly ids: readonly string[]; readonly found: number | null }) {
  const dispatch = usePortalDispatch();
  const list = { schemaCode: 'salesOrder', viewCode: 'all', address: '/list' };
  const all = { found, criteria: { queryCode: 'all', search: '钢' }, shown: { orderBy: [] } };
  const context = { config: ordersConfig, selected: ids.map(record), list, dispatch, shell: { navigate }, ...all };
  return <QrCodeDialog list={context as unknown as ActionContext} onClose={close} />;
}

function open(ids: readonly string[] = ['r1', 'r3'], found: number | null = null) {
  const calls = stubNetwork(answers(keepPrintSelection, { selection: 's1' }));
  return { ...renderWithProviders(<Dialog ids={ids} found={found} />), calls };
}

const ok = () => screen.getByRole('button', { name: /^预览/ });
const height = () => screen.getByRole('spinbutton', { name: '标签高度（毫米）' });
const addressOpened = () => new URL(String(navigate.mock.calls[0]?.[0]), 'http://portal').searchParams;

describe('printing QR codes', () => {
  it('is locked for who may not export, and says so', () => {
    const definition = { actionCode: 'qr_code', name: '二维码', disabledCode: codeOf('noPermissionToExport') };
    const situation = { config: ordersConfig, selected: [record('r1')], found: null, locale: 'zh' } as const;
    const reason = actionReason(
      { code: 'qr_code', name: '二维码', row: qrCodeAction, hint: null, definition },
      situation,
    );
    expect(reason).toBe('没有导出此列表的权限，请联系应用管理员');
  });

  it('asks for 60 by 60 mm, 12 pt and the title, and opens the labels of the selected records', async () => {
    const { user } = open();
    await user.click(ok());
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    const address =
      '/print/labels?schemaCode=salesOrder&objectIds=r1%2Cr3&width=60&height=60&fontSize=12&isDataItem=false&code=name';
    expect(navigate.mock.calls).toEqual([[address, { newTab: true }]]);
  });

  it('takes no negative size', async () => {
    const { user } = open();
    await user.clear(height());
    await user.type(height(), '-5');
    expect(await screen.findByText('宽度和高度都要大于 0')).toBeInTheDocument();
    expect(ok()).toBeDisabled();
  });

  it('picks the nearest font that the height allows', async () => {
    const { user } = open();
    await user.clear(height());
    await user.type(height(), '10');
    expect(await screen.findByText('按标签高度，最大可用 5.5 磅')).toBeInTheDocument();
    await user.click(ok());
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(addressOpened().get('fontSize')).toBe('5.5');
  });

  it('prints labels of everything that the list finds, up to the limit and in its order', async () => {
    const { user, calls } = open(['r1'], 1234);
    const content = Array.from({ length: 500 }, (_, at) => record(`f${at}`));
    replaceAnswers(answers(queryRecords, { content, totalElements: 1234, sumMap: {}, actions: [] }));
    expect(screen.getByText(/列表找到 1,234 条数据，一次最多打印 500 张标签/)).toBeInTheDocument();
    await user.click(ok());
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(inputsOf(calls, queryRecords)).toMatchObject([{ queryCode: 'all', search: '钢', page: 0, size: 500 }]);
    expect(inputsOf(calls, keepPrintSelection).at(-1)?.objectIds).toEqual(content.map(({ id }) => id));
    expect(addressOpened().get('selection')).toBe('s1');
  });

  it('lets the server keep which records they are where they are many, and stays where that fails', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => `m${at}`);
    const { user, calls } = open(ids);
    replaceAnswers(refuses(keepPrintSelection, 'unknownError'));
    await user.click(ok());
    await waitFor(() => expect(inputsOf(calls, keepPrintSelection)).toHaveLength(1));
    replaceAnswers(answers(keepPrintSelection, { selection: 's1' }));
    await waitFor(() => expect(ok()).not.toHaveClass('ant-btn-loading'));
    expect(navigate).not.toHaveBeenCalled();
    await user.click(ok());
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(addressOpened().get('selection')).toBe('s1');
    expect(inputsOf(calls, keepPrintSelection).at(-1)?.objectIds).toEqual(ids);
  });
});
