import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { answers, aProperty, aRecord, inputsOf, renderWithProviders, stubServer } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './FormDetailPage.tsx';

beforeEach(() => localStorage.clear());

const config: FormConfig = {
  schemaCode: 'order',
  appCode: 'sales',
  name: '订单',
  name_i18n: null,
  workflowCode: null,
  canAdd: true,
  readOnly: ['amount', 'paid'],
  properties: [
    aProperty('title', { name: '标题', required: true }),
    { ...aProperty('amount', { name: '金额', required: true }), visible: false, writable: false },
    { ...aProperty('paid', { name: '付款' }), defaultValue: 'open' },
  ],
  form: { code: 'main', name: '订单', sections: [{ title: '基本', properties: ['title', 'amount', 'paid'] }] },
};

test('what somebody may not fill in is shown, is not asked for and is not sent', async () => {
  const calls = stubServer(answers(getForm, config), answers(saveRecord, aRecord({})));
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=order&sheetCode=main' });
  await user.type(await screen.findByLabelText('标题'), '电脑');
  expect(screen.queryByRole('textbox', { name: '金额' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: '付款' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(inputsOf(calls, saveRecord)[0]?.data).toEqual({ title: '电脑' }));
});

test('on a record a hidden value is two dashes, and only what may be changed on it is sent', async () => {
  const rights = { hidden: ['amount'], readOnly: ['amount'], actions: ['edit' as const] };
  const record = { ...aRecord({ title: '电脑', paid: 'open' }, { schemaCode: 'order' }), ...rights };
  const calls = stubServer(answers(getForm, config), answers(getRecord, record), answers(saveRecord, record));
  const path = '/form/detail?schemaCode=order&sheetCode=main&objectId=record-1';
  const { user } = renderWithProviders(<Page />, { path });
  await user.click(await screen.findByRole('button', { name: /编辑/ }));
  expect(screen.queryByRole('textbox', { name: '金额' })).not.toBeInTheDocument();
  expect(screen.getByText('--')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '付款' }), '!');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(inputsOf(calls, saveRecord)[0]?.data).toEqual({ title: '电脑', paid: 'open!' }));
});

describe('a column of a sub-table that somebody sees and does not change', () => {
  const lines = {
    ...aProperty('lines', { name: '明细', propertyType: 8 }),
    subSchema: {
      properties: [
        { code: 'product', name: '产品', propertyType: 0 },
        { code: 'price', name: '单价', propertyType: 0, required: true },
        { code: 'cost', name: '成本', propertyType: 0, visible: false },
      ],
    },
  };
  const withLines: FormConfig = {
    ...config,
    readOnly: ['lines.price', 'lines.cost'],
    properties: [lines],
    form: { code: 'main', name: '订单', sections: [{ title: '基本', properties: ['lines'] }] },
  };

  test('is shown beside what is filled in, and not sent; a hidden one is neither', async () => {
    const data = { lines: [{ id: 'a', product: '电脑', price: '5000' }] };
    const rights = { hidden: ['lines.cost'], readOnly: ['lines.price'], actions: ['edit' as const] };
    const record = { ...aRecord(data, { schemaCode: 'order' }), ...rights };
    const calls = stubServer(answers(getForm, withLines), answers(getRecord, record), answers(saveRecord, record));
    const path = '/form/detail?schemaCode=order&sheetCode=main&objectId=record-1';
    const { user } = renderWithProviders(<Page />, { path });
    await user.click(await screen.findByRole('button', { name: /编辑/ }));
    expect(await screen.findByRole('gridcell', { name: '5000' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '单价 1' })).not.toBeInTheDocument();
    expect(screen.queryByText('成本')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /新增一行/ }));
    expect(screen.getAllByRole('gridcell', { name: '--' })).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: '产品 2' })).toHaveFocus();
    await user.keyboard('鼠标');
    await user.click(screen.getByRole('button', { name: '保存' }));
    const added = { id: expect.any(String), product: '鼠标' };
    await waitFor(() =>
      expect(inputsOf(calls, saveRecord)[0]?.data).toEqual({ lines: [{ id: 'a', product: '电脑' }, added] }),
    );
  });
});
