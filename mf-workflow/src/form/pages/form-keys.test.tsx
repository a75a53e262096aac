import { asRecordId } from '@portico/shared-kit/contract/ids';
import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { actOnWorkItem, getInstance } from '@portico/shared-kit/contract/workflow.endpoints';
import {
  aForm,
  anInstanceDetail,
  anOwnWorkItem,
  answers,
  aProperty,
  aRecord,
  inputsOf,
  refuses,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { Page } from './FormDetailPage.tsx';

const { matchMedia } = window;
beforeEach(() => localStorage.clear());
afterEach(() => {
  window.matchMedia = matchMedia;
});

const config = aForm({
  properties: [
    aProperty('reason', { name: '事由' }),
    aProperty('customer', {
      name: '客户',
      propertyType: 9,
      settings: { schemaCode: 'customer', nameProperty: 'name' },
    }),
  ],
  form: { code: 'main', name: '请假单', sections: [{ title: '请假', properties: ['reason', 'customer'] }] },
});
const record = aRecord({ reason: '回家' }, { schemaCode: 'leave' });
const detail = anInstanceDetail({
  workItem: anOwnWorkItem({ activityName: '审批' }),
  actions: ['agree', 'disagree', 'forward', 'finish'],
});
const item = '/form/detail?workflowInstanceId=i1&workitemId=w1&isFromTips=true&workitemType=0';

const openItem = () => {
  const calls = stubNetwork(
    answers(getInstance, detail),
    answers(getForm, config),
    answers(getRecord, record),
    answers(actOnWorkItem, {}),
    ...besideForm,
  );
  return { calls, ...renderWithProviders(<Page />, { path: item }) };
};

function onPhone(): void {
  window.matchMedia = (query) => Object.assign(matchMedia.call(window, query), { matches: true });
}

test('on a phone one tap agrees, and an opinion is one step further', async () => {
  onPhone();
  const { calls, shell, user } = openItem();
  await user.click(await screen.findByRole('button', { name: /更多/ }));
  await user.click(await screen.findByRole('menuitem', { name: '填写意见并同意' }));
  const dialog = await screen.findByRole('dialog', { name: '同意' });
  await user.click(within(dialog).getByRole('button', { name: '取消' }));
  expect(inputsOf(calls, actOnWorkItem)).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '同意' }));
  await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', text: '已同意：王秀英的请假' }]));
  expect(inputsOf(calls, actOnWorkItem)).toEqual([{ id: 'w1', action: 'agree', requestId: expect.any(String) }]);
});

test('the log is folded under the form on a phone, and open beside it elsewhere', async () => {
  const { unmount } = openItem();
  const open = await screen.findByRole('button', { name: '流程日志' });
  expect(open).toHaveAttribute('aria-expanded', 'true');
  unmount();
  onPhone();
  const { user } = openItem();
  const folded = await screen.findByRole('button', { name: '流程日志' });
  expect(folded).toHaveAttribute('aria-expanded', 'false');
  await user.click(folded);
  expect(folded).toHaveAttribute('aria-expanded', 'true');
});

test('a dialog that is given up gives the focus back to its button, and one from the menu to that of the menu', async () => {
  const { user } = openItem();
  for (const [opener, entry, name] of [
    ['同意', null, '同意'],
    [/更多/, '转办', '转办'],
  ] as const) {
    const button = await screen.findByRole('button', { name: opener });
    await user.click(button);
    if (entry !== null) await user.click(await screen.findByRole('menuitem', { name: entry }));
    const dialog = await screen.findByRole('dialog', { name });
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  }
});

test('keys save and do the main thing', async () => {
  const calls = stubNetwork(
    answers(getForm, config),
    answers(getRecord, record),
    answers(saveRecord, record),
    ...besideForm,
  );
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=leave&objectId=record-1' });
  await user.click(await screen.findByRole('button', { name: /编辑/ }));
  await user.type(screen.getByLabelText('事由'), '两天');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(inputsOf(calls, saveRecord)).toMatchObject([{ data: { reason: '回家两天' } }]));
});

test('Ctrl+S keeps a form for something new as a draft at once', async () => {
  const draft = aRecord({ reason: '回家', sequenceStatus: 'DRAFT' }, { schemaCode: 'leave' });
  const calls = stubNetwork(answers(getForm, config), answers(saveRecord, draft), ...besideForm);
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=leave' });
  await user.type(await screen.findByLabelText('事由'), '回家');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^草稿已于/)).toBeInTheDocument();
  expect(inputsOf(calls, saveRecord)[0]).toMatchObject({ draft: true });
});

const related = '/form/detail?schemaCode=leave&relId=c1&relPropertyCode=customer&relSchemacode=customer';

test('a new record begins with the record that it belongs to, and a custom button’s leads back to its list', async () => {
  const customer = aRecord({ name: '甲公司' }, { id: asRecordId('c1'), schemaCode: 'customer' });
  const calls = stubNetwork(
    answers(getForm, config),
    answers(getRecord, customer),
    answers(saveRecord, record),
    ...besideForm,
  );
  const path = `${related}&customButtonOpen=true&return=%2Flist&T=secret`;
  const { user, shell } = renderWithProviders(<Page />, { path });
  expect(await screen.findByText('甲公司')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(shell.paths).toEqual(['/list']));
  const [saved] = inputsOf(calls, saveRecord);
  expect(saved?.data).toMatchObject({ customer: { id: 'c1', schemaCode: 'customer' } });
});

test.each([
  ['a field that cannot refer to it', related.replace('relPropertyCode=customer', 'relPropertyCode=reason')],
  ['a record that cannot be read', related],
])('%s is told, and the form can be filled in all the same', async (_, path) => {
  stubNetwork(answers(getForm, config), refuses(getRecord, 'recordMissing'), ...besideForm);
  renderWithProviders(<Page />, { path });
  expect(await screen.findByText('要关联的单据无法读取，请自行选择')).toBeInTheDocument();
  expect(screen.getByLabelText('事由')).toBeEnabled();
});

test('what is saved from a list view leads back to it and takes the debugged rule along, but never a token', async () => {
  stubNetwork(answers(getForm, config), answers(saveRecord, record), ...besideForm);
  const path = '/form/detail?schemaCode=leave&sheetCode=main&queryCode=mine&debugId=d1&T=secret';
  const { user, shell } = renderWithProviders(<Page />, { path });
  await user.click(await screen.findByRole('button', { name: '保存' }));
  await waitFor(() => expect(shell.paths).toHaveLength(1));
  const query = new URL(shell.paths[0] ?? '', 'http://portal').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    schemaCode: 'leave',
    sheetCode: 'main',
    objectId: 'record-1',
    debugId: 'd1',
    return: '/application/hr/application-list/leave?queryCode=mine',
  });
});
