import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { ccInstance, readItems } from '@portico/shared-kit/contract/cc.endpoints';
import { listRoles } from '@portico/shared-kit/contract/organisation.endpoints';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import {
  anInstance,
  anInstanceDetail,
  anOwnWorkItem,
  answers,
  inputsOf,
  refuses,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { FormActions } from '../../form-actions/FormActions.tsx';
import { choicesOf, emptyCc, problemOf } from './cc.model.ts';
import { CcNotice } from './CcNotice.tsx';
import { useCcAction } from './use-cc-action.tsx';

const detail = anInstanceDetail({ instance: anInstance({ id: 'i1' }), actions: ['circulate'] });

function WithFields() {
  const source = useCcAction(detail);
  return (
    <FieldServicesProvider services={useApiFieldServices()}>
      <FormActions sources={[source]} />
    </FieldServicesProvider>
  );
}

const roles = [
  { id: 'hr', name: '人事', name_i18n: null, memberCount: 3 },
  { id: 'empty', name: '空角色', name_i18n: null, memberCount: 0 },
];

async function openDialog(sending: ReturnType<typeof answers>) {
  const network = stubNetwork(answers(listRoles, roles), sending);
  const view = renderWithProviders(<WithFields />);
  await view.user.click(screen.getByRole('button', { name: '传阅' }));
  await screen.findByRole('dialog', { name: '传阅流程' });
  const confirm = () => view.user.click(screen.getAllByRole('button', { name: '传阅' }).at(-1) as HTMLElement);
  return { network, view, confirm };
}

test('people, departments and roles go along together, and of each its id', () => {
  const entry = { ...emptyCc, users: [{ id: 'u1' }], departments: [{ id: 'd1' }], roleIds: ['hr'] };
  expect(choicesOf(entry)).toEqual([
    { kind: 'user', value: 'u1' },
    { kind: 'department', value: 'd1' },
    { kind: 'role', value: 'hr' },
  ]);
  expect(problemOf(entry)).toBeNull();
  expect(problemOf({ ...entry, roleIds: Array.from({ length: 99 }, (_, index) => `r${index}`) })).toBe('tooMany');
});

test('a role is chosen with words, and the answer says how many people got it', async () => {
  const { network, view, confirm } = await openDialog(answers(ccInstance, { readerCount: 3 }));
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('请选择人员、部门或角色');
  await view.user.click(screen.getByRole('combobox', { name: '角色' }));
  await view.user.click(await screen.findByText('人事（3 人）'));
  await view.user.type(screen.getByRole('textbox', { name: '传阅意见' }), ' 请知悉 ');
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(inputsOf(network, ccInstance)).toEqual([
    {
      workflowInstanceId: 'i1',
      people: [{ kind: 'role', value: 'hr' }],
      comment: '请知悉',
      requestId: expect.any(String) as string,
    },
  ]);
  expect(view.shell.toasts).toEqual([{ kind: 'success', text: '已传阅给 3 人' }]);
});

test('a refusal says why, and what was entered stays', async () => {
  const { view, confirm } = await openDialog(refuses(ccInstance, 'circulatedToNobody'));
  await view.user.click(screen.getByRole('combobox', { name: '角色' }));
  await view.user.click(await screen.findByText('人事（3 人）'));
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('没有可传阅的人');
  expect(screen.getByText('人事（3 人）', { selector: '.ant-select-selection-item-content' })).toBeInTheDocument();
});

const cc = { sender: { id: 'wang', name: '王总' }, remark: '请知悉' };
const item = anOwnWorkItem({ type: 4, cc, disagree: null });
const isRead = { results: [{ id: 'w1', instanceName: null, outcome: 'done' as const, errcode: 0, errmsg: '' }] };

test('what is opened as a cc item is marked as read once, and says who sent it', async () => {
  const network = stubNetwork(answers(readItems, isRead));
  const { rerender } = renderWithProviders(<CcNotice item={item} isOpened />);
  await waitFor(() => expect(inputsOf(network, readItems)).toEqual([{ ids: ['w1'] }]));
  rerender(<CcNotice item={item} isOpened />);
  expect(screen.getByText('王总 传阅给您阅读')).toBeVisible();
  expect(screen.getByText('请知悉')).toBeVisible();
  expect(inputsOf(network, readItems)).toHaveLength(1);
});

test('where the form was opened otherwise, a button marks it', async () => {
  const network = stubNetwork(answers(readItems, isRead));
  const { user } = renderWithProviders(<CcNotice item={item} isOpened={false} />);
  expect(inputsOf(network, readItems)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '标为已阅' }));
  await waitFor(() => expect(inputsOf(network, readItems)).toEqual([{ ids: ['w1'] }]));
});
