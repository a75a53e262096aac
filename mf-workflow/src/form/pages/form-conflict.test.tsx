import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { actOnWorkItem, getInstance } from '@portico/shared-kit/contract/workflow.endpoints';
import {
  aForm,
  anInstanceDetail,
  anOwnWorkItem,
  answers,
  aProperty,
  aRecord,
  chooses,
  inputsOf,
  refuses,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { Page } from './FormDetailPage.tsx';

beforeEach(() => localStorage.clear());

const config = aForm({
  properties: [aProperty('reason', { name: '事由' }), aProperty('place', { name: '地点' })],
});
const old = aRecord({ reason: '回家', place: '北京' }, { schemaCode: 'leave', version: 1 });
const byOther = (data: BizRecord['data']) =>
  aRecord(
    { reason: '回家', place: '北京', modifier: { id: 'u2', name: '刘芳' }, ...data },
    { schemaCode: 'leave', version: 2 },
  );

/** The user opens version 1 and changes the reason; somebody saves version 2 meanwhile. */
async function edited(theirs: BizRecord) {
  let latest = old;
  const [refused, taken] = [refuses(saveRecord, 'recordConflict'), answers(saveRecord, () => latest)];
  const calls = stubNetwork(
    answers(getForm, config),
    answers(getRecord, () => latest),
    chooses(saveRecord, ({ version }) => (version === latest.version ? taken : refused)),
    ...besideForm,
  );
  const drawn = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=leave&objectId=record-1' });
  await drawn.user.click(await screen.findByRole('button', { name: /编辑/ }));
  await drawn.user.clear(screen.getByLabelText('事由'));
  await drawn.user.type(screen.getByLabelText('事由'), '看病');
  latest = theirs;
  await drawn.user.click(screen.getByRole('button', { name: '保存' }));
  return { calls, ...drawn };
}

test('both values are shown item by item, and what is chosen is saved upon the new version', async () => {
  const { calls, user } = await edited(byOther({ reason: '开会', place: '上海' }));
  const dialog = within(await screen.findByRole('dialog', { name: '刘芳 同时修改了此单据' }));
  const item = within(dialog.getByRole('region', { name: '事由' }));
  expect(item.getByRole('radio', { name: /^我的.*看病/ })).not.toBeChecked();
  expect(item.getByRole('radio', { name: /^刘芳 的.*开会/ })).not.toBeChecked();
  expect(item.getByText('回家')).toBeInTheDocument();
  expect(dialog.getByText('只有对方修改的内容会自动保留：地点')).toBeInTheDocument();
  const save = () => dialog.getByRole('button', { name: '按所选内容保存' });
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await user.click(item.getByRole('radio', { name: /^我的/ }));
  await user.click(save());
  await waitFor(() => expect(inputsOf(calls, saveRecord)).toHaveLength(2));
  // What the record has by now stays as it is.
  expect(inputsOf(calls, saveRecord)[1]).toMatchObject({ version: 2 });
  expect(inputsOf(calls, saveRecord)[1]?.data).toEqual({ reason: '看病' });
});

test('going back to the form saves nothing and loses nothing', async () => {
  const { calls, user } = await edited(byOther({ reason: '开会' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '返回表单' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('事由')).toHaveValue('看病');
  expect(inputsOf(calls, saveRecord)).toHaveLength(1);
});

test('what only the other changed is joined without a question, and told', async () => {
  const { calls, shell } = await edited(byOther({ place: '上海' }));
  await waitFor(() => expect(inputsOf(calls, saveRecord)).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(inputsOf(calls, saveRecord)[1]).toMatchObject({ version: 2 });
  expect(inputsOf(calls, saveRecord)[1]?.data).toEqual({ reason: '看病' });
  expect(shell.toasts.map(({ text }) => text)).toContain('刘芳 同时修改的内容已一并保留：地点');
});

test('entries that a reload brings back are of the version they were typed upon', async () => {
  const { unmount } = await edited(byOther({ reason: '开会' }));
  await screen.findByRole('dialog');
  unmount();
  const calls = stubNetwork(
    answers(getForm, config),
    answers(getRecord, byOther({ reason: '开会' })),
    refuses(saveRecord, 'recordConflict'),
    ...besideForm,
  );
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=leave&objectId=record-1' });
  await user.click(await screen.findByRole('button', { name: /编辑/ }));
  expect(screen.getByLabelText('事由')).toHaveValue('看病');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('radio', { name: /^刘芳 的.*开会/ })).toBeInTheDocument();
  expect(inputsOf(calls, saveRecord)[0]).toMatchObject({ version: 1 });
});

test('what was handed back and changed meanwhile is joined, too; the opinion stays', async () => {
  const detail = anInstanceDetail({
    workItem: anOwnWorkItem({
      activityName: '修改',
      disagree: null,
    }),
    actions: ['submit'],
  });
  let latest = old;
  const [refused, taken] = [refuses(actOnWorkItem, 'recordConflict'), answers(actOnWorkItem, {})];
  const calls = stubNetwork(
    answers(getInstance, detail),
    answers(getForm, config),
    answers(getRecord, () => latest),
    chooses(actOnWorkItem, ({ version }) => (version === latest.version ? taken : refused)),
    ...besideForm,
  );
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?workflowInstanceId=i1&workitemId=w1' });
  await user.type(await screen.findByLabelText('事由'), '两天');
  await user.click(screen.getByRole('button', { name: '重新提交' }));
  const dialog = within(await screen.findByRole('dialog', { name: '重新提交' }));
  await user.type(dialog.getByLabelText('意见'), '已改');
  latest = byOther({ reason: '开会' });
  await user.click(dialog.getByRole('button', { name: '重新提交' }));
  await user.click(await screen.findByRole('radio', { name: /^我的/ }));
  await user.click(screen.getByRole('button', { name: '按所选内容保存' }));
  await waitFor(() => expect(dialog.getByLabelText('意见')).toHaveValue('已改'));
  await user.click(dialog.getByRole('button', { name: '重新提交' }));
  await waitFor(() => expect(inputsOf(calls, actOnWorkItem)).toHaveLength(2));
  expect(inputsOf(calls, actOnWorkItem)[1]).toMatchObject({
    version: 2,
    comment: '已改',
    data: { reason: '回家两天' },
  });
});
