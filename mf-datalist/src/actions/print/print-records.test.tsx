import { usePortalDispatch } from '@portico/shared-kit/api';
import { asRecordId } from '@portico/shared-kit/contract/ids';
import { getConfirmIsPrint } from '@portico/shared-kit/contract/print.endpoints';
import type { PrintChoice } from '@portico/shared-kit/contract/print.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { answers, aRecord, refuses, renderWithProviders, type Stub, stubNetwork } from '@portico/shared-kit/testing';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { ordersConfig } from '../../testing/list-fixtures.ts';
import type { ActionContext } from '../action-row.ts';
import { printRecords } from './print-records.tsx';

const choice = (id: string, more: Partial<PrintChoice> = {}): PrintChoice => ({
  id,
  name: id,
  name_i18n: null,
  sheetCode: null,
  isEmpty: false,
  ...more,
});
const selected = ['r1', 'r2'].map((id) => aRecord({}, { id: asRecordId(id) }));
const list = { schemaCode: 'salesOrder', viewCode: 'all', address: '/list' };

/** The button of a list with two selected records, and the dialog that it opens. */
function PrintButton() {
  const dispatch = usePortalDispatch();
  const shell = useShell();
  const toast = useToast();
  const [dialog, setDialog] = useState<ReactNode>(null);
  const show: ActionContext['show'] = (draw) => setDialog(draw(() => setDialog(null)));
  const context = { config: ordersConfig, list, selected, found: null, locale: 'zh', dispatch, shell, toast, show };
  return (
    <>
      <button type="button" onClick={() => void printRecords(context as unknown as ActionContext)}>
        打印
      </button>
      {dialog}
    </>
  );
}

async function press(answer: Stub) {
  stubNetwork(answer);
  const page = renderWithProviders(<PrintButton />, { locale: 'zh' });
  await page.user.click(screen.getByRole('button', { name: '打印' }));
  return page;
}

/** Prints two orders whose model has these templates. */
const print = (...printSheetCodes: readonly PrintChoice[]) =>
  press(answers(getConfirmIsPrint, { printSheetCodes: [...printSheetCodes] }));

const preview = (templateId: string) => `/print?schemaCode=salesOrder&objectIds=r1%2Cr2&templateId=${templateId}`;

describe('printing records of a list', () => {
  it('opens the preview straight on where there is one template', async () => {
    const { shell } = await print(choice('order'));
    await waitFor(() => expect(shell.paths).toEqual([preview('order')]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for one of several, the plain layout among them', async () => {
    const { shell, user } = await print(choice('old', { isEmpty: true }), choice('order'), choice('short'));
    const dialog = within(await screen.findByRole('dialog', { name: '选择打印模板' }));
    expect(dialog.getByRole('radio', { name: 'order' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'old（内容为空）' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'short' }));
    await user.click(dialog.getByRole('button', { name: /^预\s*览$/ }));
    await waitFor(() => expect(shell.paths).toEqual([preview('short')]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that there is none, and uses the plain layout', async () => {
    const { shell } = await print();
    expect(await screen.findByText('没有自定义打印模板，将使用通用版式')).toBeInTheDocument();
    await waitFor(() => expect(shell.paths).toEqual([preview('plain')]));
  });

  it('rejects the only one where it is empty, and offers the plain layout', async () => {
    const { shell, user } = await print(choice('order', { isEmpty: true }));
    expect(await screen.findByText('打印模板内容为空！')).toBeInTheDocument();
    expect(shell.paths).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: '选择打印模板' }));
    expect(dialog.getByRole('radio', { name: '通用版式' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: /^预\s*览$/ }));
    await waitFor(() => expect(shell.paths).toEqual([preview('plain')]));
  });

  it('tells what the server refuses, and opens nothing', async () => {
    const { shell } = await press(refuses(getConfirmIsPrint, 'noPermissionToView'));
    await waitFor(() => expect(shell.errors).toHaveLength(1));
    expect(shell.paths).toEqual([]);
  });
});
