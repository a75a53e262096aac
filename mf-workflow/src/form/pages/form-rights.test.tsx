import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import {
  aForm,
  anInstance,
  anInstanceDetail,
  anOwnWorkItem,
  answers,
  aProperty,
  aRecord,
  inputsOf,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { actOnWorkItem, getInstance, listStartableWorkflows } from '@portico/shared-kit/contract/workflow.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { Page } from './FormDetailPage.tsx';

beforeEach(() => localStorage.clear());

const config = aForm({
  schemaCode: 'order',
  appCode: 'sales',
  name: '订单',
  readOnly: ['amount', 'paid'],
  properties: [
    aProperty('title', { name: '标题', required: true }),
    { ...aProperty('amount', { name: '金额', required: true }), visible: false, writable: false },
    { ...aProperty('paid', { name: '付款' }), defaultValue: 'open' },
  ],
  form: { code: 'main', name: '订单', sections: [{ title: '基本', properties: ['title', 'amount', 'paid'] }] },
});

test('what somebody may not fill in is shown, is not asked for and is not sent', async () => {
  const calls = stubNetwork(answers(getForm, config), answers(saveRecord, aRecord({})), ...besideForm);
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=order&sheetCode=main' });
  await user.type(await screen.findByLabelText('标题'), '电脑');
  expect(screen.queryByRole('textbox', { name: '金额' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: '付款' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(inputsOf(calls, saveRecord)[0]?.data).toEqual({ title: '电脑' }));
});

test('on a record a hidden value is two dashes, and only what was changed on it is sent', async () => {
  const rights = { hidden: ['amount'], readOnly: ['amount'], actions: ['edit' as const] };
  const record = { ...aRecord({ title: '电脑', paid: 'open' }, { schemaCode: 'order' }), ...rights };
  const calls = stubNetwork(
    answers(getForm, config),
    answers(getRecord, record),
    answers(saveRecord, record),
    ...besideForm,
  );
  const path = '/form/detail?schemaCode=order&sheetCode=main&objectId=record-1';
  const { user } = renderWithProviders(<Page />, { path });
  await user.click(await screen.findByRole('button', { name: /编辑/ }));
  expect(screen.queryByRole('textbox', { name: '金额' })).not.toBeInTheDocument();
  expect(screen.getByText('--')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '付款' }), '!');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(inputsOf(calls, saveRecord)[0]?.data).toEqual({ paid: 'open!' }));
});

test('a draft is gone on with as the start of its workflow lets it be filled in', async () => {
  const draft = {
    ...aRecord(
      { title: '电脑', sequenceStatus: 'DRAFT', owner: { id: 'user-1', name: '林' } },
      { schemaCode: 'order' },
    ),
    actions: ['edit' as const],
  };
  const bound = {
    ...config,
    workflowCode: 'flow',
    properties: [aProperty('title', { name: '标题' }), aProperty('paid', { name: '付款' })],
  };
  const atStart = { ...bound, readOnly: ['title'], required: ['paid'] };
  const calls = stubNetwork(
    answers(getForm, ({ workflowCode }) => (workflowCode === 'flow' ? atStart : { ...bound, readOnly: [] })),
    answers(getRecord, draft),
    answers(listStartableWorkflows, []),
    ...besideForm,
  );
  renderWithProviders(<Page />, { path: '/form/detail?schemaCode=order&sheetCode=main&objectId=record-1' });
  expect(await screen.findByRole('textbox', { name: '付款' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: '标题' })).not.toBeInTheDocument();
  expect(inputsOf(calls, getForm).at(-1)).toMatchObject({ workflowCode: 'flow' });
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
    const calls = stubNetwork(
      answers(getForm, withLines),
      answers(getRecord, record),
      answers(saveRecord, record),
      ...besideForm,
    );
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

test('rows that an activity lets people fill in only are neither added nor deleted on the form', async () => {
  const lines = {
    ...aProperty('lines', { name: '明细', propertyType: 8 }),
    subSchema: { properties: [{ code: 'product', name: '产品', propertyType: 0 }] },
  };
  const form = { ...config.form, sections: [{ title: '基本', properties: ['lines'] }] };
  const data = { lines: [{ id: 'a', product: '电脑' }] };
  const rights = { fixedRows: ['lines'], actions: ['edit' as const] };
  const record = { ...aRecord(data, { schemaCode: 'order' }), ...rights };
  stubNetwork(
    answers(getForm, { ...config, readOnly: [], properties: [lines], form }),
    answers(getRecord, record),
    ...besideForm,
  );
  const path = '/form/detail?schemaCode=order&sheetCode=main&objectId=record-1';
  const { user } = renderWithProviders(<Page />, { path });
  await user.click(await screen.findByRole('button', { name: /编辑/ }));
  expect(await screen.findByRole('grid', { name: '明细' })).toHaveTextContent('电脑');
  expect(screen.queryByRole('button', { name: /新增一行|删除/ })).not.toBeInTheDocument();
});

describe('an activity that lets who approves fill in something', () => {
  const detail = anInstanceDetail({
    instance: anInstance({
      workflowCode: 'flow',
      instanceName: '订单一',
      workflowName: '订单',
      schemaCode: 'order',
      waitingSince: '2026-01-05T02:00:00.000Z',
    }),
    workItem: anOwnWorkItem({ activityName: '核算' }),
    actions: ['agree', 'disagree'],
  });
  const rights = { workItemId: 'w1', readOnly: ['title', 'amount'], required: ['paid'] };
  const record = { ...aRecord({ title: '电脑' }, { schemaCode: 'order', actions: [] }), ...rights };
  const open = () => {
    const calls = stubNetwork(
      answers(getInstance, detail),
      answers(getForm, config),
      answers(getRecord, record),
      answers(actOnWorkItem, {}),
      ...besideForm,
    );
    return { calls, ...renderWithProviders(<Page />, { path: '/form/detail?workflowInstanceId=i1&workitemId=w1' }) };
  };

  test('asks the server as that work item, asks for what it wants, and hands it in with the decision', async () => {
    const { user, calls } = open();
    const paid = await screen.findByLabelText('付款');
    expect(inputsOf(calls, getRecord)[0]).toMatchObject({ workItemId: 'w1' });
    expect(screen.queryByRole('textbox', { name: '标题' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '同意' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(paid).toHaveFocus());
    await user.type(paid, '月底');
    await user.click(screen.getByRole('button', { name: '同意' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '同意' }));
    await waitFor(() => expect(inputsOf(calls, actOnWorkItem)).toHaveLength(1));
    const data = { paid: '月底' };
    expect(inputsOf(calls, actOnWorkItem)[0]).toMatchObject({ action: 'agree', data, version: record.version });
  });

  test('asks for nothing of who refuses', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: '不同意' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('意见'), '太贵');
    await user.click(dialog.getByRole('button', { name: '不同意' }));
    await waitFor(() => expect(inputsOf(calls, actOnWorkItem)[0]).toMatchObject({ action: 'disagree' }));
    expect(inputsOf(calls, actOnWorkItem)[0]).not.toHaveProperty('data');
  });
});
