import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import {
  aForm,
  answers,
  aProperty,
  aRecord,
  giveElementsSizes,
  inputsOf,
  refuses,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { Page } from './FormDetailPage.tsx';

beforeAll(giveElementsSizes);
beforeEach(() => localStorage.clear());

const lines = {
  ...aProperty('lines', { name: '明细', propertyType: 8 }),
  subSchema: {
    properties: [
      { code: 'product', name: '产品', propertyType: 0 },
      { code: 'price', name: '单价', propertyType: 2 },
    ],
  },
};
const rule = { schemaCode: 'order', checkType: 2 as const, propertyCode: 'lines.price' };
const config = aForm({
  schemaCode: 'order',
  appCode: 'sales',
  name: '订单',
  properties: [lines],
  dataRules: [{ ...rule, options: { rule: '<=', value: 100, prompt: '最多 100 元' } }],
  form: { code: 'main', name: '订单', sections: [{ title: '基本', properties: ['lines'] }] },
});
const rows = Array.from({ length: 500 }, (_row, index) => ({
  id: `r${index + 1}`,
  product: `产品 ${index + 1}`,
  price: index === 299 || index === 399 ? '101' : '5',
}));

async function editing(data: readonly object[]) {
  const record = { ...aRecord({ lines: data }, { schemaCode: 'order' }), actions: ['edit' as const] };
  const params = { propertyCode: 'lines', reason: '已停产', rowId: 'r450', column: 'product' };
  const calls = stubNetwork(
    answers(getForm, config),
    answers(getRecord, record),
    refuses(saveRecord, 'dataRuleBroken', params),
    ...besideForm,
  );
  const path = '/form/detail?schemaCode=order&sheetCode=main&objectId=record-1';
  const { user } = renderWithProviders(<Page />, { path });
  await user.click(await screen.findByRole('button', { name: /编辑/ }));
  const save = async () => user.click(screen.getByRole('button', { name: '保存' }));
  return { calls, user, save };
}

test('a rule that fails in a row far down leads there: the cell is marked, says why, and has the cursor', async () => {
  const { calls, user, save } = await editing(rows);
  await save();
  const wrong = await screen.findByRole('textbox', { name: '单价 300' });
  await waitFor(() => expect(wrong).toHaveFocus());
  expect(wrong).toBeInvalid();
  expect(wrong).toHaveAccessibleDescription('最多 100 元');
  expect(screen.getByRole('gridcell', { name: '产品 300' })).toBeValid();
  expect(inputsOf(calls, saveRecord)).toEqual([]);
  await user.type(wrong, '{Backspace}');
  expect(wrong).toBeValid();
  await save();
  await waitFor(() => expect(screen.getByRole('textbox', { name: '单价 400' })).toHaveFocus());
});

test('so does a rule that only the server knows', async () => {
  const { save } = await editing(rows.map((row) => ({ ...row, price: '5' })));
  await save();
  await waitFor(() => expect(screen.getByRole('textbox', { name: '产品 450' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: '产品 450' })).toHaveAccessibleDescription('已停产');
});

test('a text that its list does not have is led to when the form is saved, wherever it stands', async () => {
  const unread = rows.map((row, index) => ({
    ...row,
    price: '5',
    product: index === 349 ? { pasted: '螺丝' } : row.product,
  }));
  const { calls, save } = await editing(unread);
  await save();
  await waitFor(() => expect(screen.getByRole('textbox', { name: '产品 350' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: '产品 350' })).toBeInvalid();
  expect(screen.getByText('螺丝')).toBeVisible();
  expect(inputsOf(calls, saveRecord)).toEqual([]);
});

test('a value that another record has is refused at its field, which the cursor goes to', async () => {
  const contractNo = aProperty('contractNo', { name: '合同号', propertyType: 0 });
  const form = { code: 'main', name: '订单', sections: [{ title: '基本', properties: ['contractNo'] }] };
  stubNetwork(
    answers(getForm, { ...config, properties: [contractNo], dataRules: [], form }),
    refuses(saveRecord, 'valueNotUnique', { property: '合同号', value: 'D-1', propertyCode: 'contractNo' }),
    ...besideForm,
  );
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=order&sheetCode=main' });
  await user.type(await screen.findByLabelText('合同号'), 'D-1');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByLabelText('合同号')).toHaveFocus());
  expect(screen.getByLabelText('合同号')).toHaveAccessibleDescription('“合同号”的值“D-1”已存在');
});
