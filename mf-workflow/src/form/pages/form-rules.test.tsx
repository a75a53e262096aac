import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import {
  aForm,
  answers,
  aProperty,
  aRecord,
  inputsOf,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { Page } from './FormDetailPage.tsx';

beforeEach(() => localStorage.clear());

const number = (code: string, name: string, rest: object = {}) => ({
  ...aProperty(code, { name, propertyType: 2 }),
  ...rest,
});
const config = aForm({
  schemaCode: 'order',
  appCode: 'sales',
  name: '订单',
  properties: [
    aProperty('title', { name: '标题', required: true }),
    number('price', '单价'),
    number('count', '数量', { expressions: { default: '2' } }),
    number('total', '合计', { settings: { fractionDigits: 2 }, expressions: { value: 'price * count' } }),
    { ...aProperty('reason', { name: '原因' }), required: true, expressions: { visible: 'total > 100' } },
    { ...aProperty('note', { name: '说明' }), expressions: { required: 'total > 1000' } },
  ],
  form: {
    code: 'main',
    name: '订单',
    tabs: [
      { code: 'base', title: '基本' },
      { code: 'more', title: '更多' },
    ],
    sections: [
      { title: '须知', instruction: '先读\n这里', properties: [] },
      { title: '价格', tab: 'base', properties: ['price', 'count', 'total', 'reason'] },
      { title: '其他', tab: 'more', properties: ['title', 'note'] },
    ],
  },
});

const open = () => {
  const calls = stubNetwork(answers(getForm, config), answers(saveRecord, aRecord({})), ...besideForm);
  return { calls, ...renderWithProviders(<Page />, { path: '/form/detail?schemaCode=order&sheetCode=main' }) };
};
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(name) });

test('tabs are opened by a click or by arrow keys, and what stands above them stays', async () => {
  const { user } = open();
  expect(await screen.findByText(/先读/)).toBeVisible();
  expect(screen.getByLabelText('单价')).toBeVisible();
  expect(screen.getByLabelText('标题')).not.toBeVisible();
  tab('基本').focus();
  await user.keyboard('{ArrowRight}');
  expect(tab('更多')).toHaveFocus();
  expect(tab('更多')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByLabelText('标题')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(tab('基本')).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByLabelText('标题')).toBeVisible();
  expect(screen.getByText(/先读/)).toBeVisible();
});

test('a problem in a hidden tab opens it, is counted on it and gets the cursor', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('单价'), '1');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByLabelText('标题')).toHaveFocus());
  expect(tab('更多')).toHaveAttribute('aria-selected', 'true');
  expect(tab('更多')).toHaveTextContent('1');
  expect(tab('基本')).not.toHaveTextContent('1');
});

test('what is computed follows each key, what a condition hides is not asked for, and neither is sent', async () => {
  const { user, calls } = open();
  await user.type(await screen.findByLabelText('单价'), '50.5');
  expect(await screen.findByText('101.00')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '合计' })).not.toBeInTheDocument();
  await user.type(await screen.findByLabelText('原因'), '急用');
  await user.clear(screen.getByLabelText('单价'));
  await user.type(screen.getByLabelText('单价'), '5');
  await waitFor(() => expect(screen.queryByLabelText('原因')).not.toBeInTheDocument());
  await user.type(screen.getByLabelText('单价'), '1');
  expect(await screen.findByLabelText('原因')).toHaveValue('急用');
  await user.clear(screen.getByLabelText('单价'));
  await user.type(screen.getByLabelText('单价'), '5');
  await user.click(tab('更多'));
  await user.type(screen.getByLabelText('标题'), '笔');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(inputsOf(calls, saveRecord)[0]?.data).toEqual({ title: '笔', price: '5', count: '2', note: null }),
  );
});

test('what a condition wants filled in is asked for while it holds', async () => {
  const { user, calls } = open();
  await user.type(await screen.findByLabelText('单价'), '600');
  await user.type(await screen.findByLabelText('原因'), '急用');
  await user.click(tab('更多'));
  await user.type(screen.getByLabelText('标题'), '笔');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByLabelText('说明')).toHaveFocus());
  await user.type(screen.getByLabelText('说明'), '好');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(inputsOf(calls, saveRecord)[0]?.data).toMatchObject({ note: '好', reason: '急用' }));
});

test('a pattern decides in the form as on the server, and one that needs too much says so at its field', async () => {
  const ruled = {
    ...config,
    properties: [
      aProperty('title', { name: '标题' }),
      { ...aProperty('reason', { name: '原因' }), expressions: { visible: 'matches(title, "^(a+)+$")' } },
      number('total', '合计', {
        expressions: { value: 'if title = "aaa" then count(for i in 1..200000000 return i) else 1' },
      }),
    ],
    form: { code: 'main', name: '订单', sections: [{ title: '全部', properties: ['title', 'reason', 'total'] }] },
  };
  stubNetwork(answers(getForm, ruled), ...besideForm);
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=order&sheetCode=main' });
  await user.type(await screen.findByLabelText('标题'), 'aa');
  expect(await screen.findByLabelText('原因')).toBeVisible();
  await user.type(screen.getByLabelText('标题'), '!');
  await waitFor(() => expect(screen.queryByLabelText('原因')).not.toBeInTheDocument());
  await user.clear(screen.getByLabelText('标题'));
  await user.type(screen.getByLabelText('标题'), 'aaa');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/表达式运算量过大/)).toBeVisible();
});
