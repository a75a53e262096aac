import { asRecordId } from '@portico/shared-kit/contract/ids';
import { viewListAs } from '@portico/shared-kit/contract/list-view-as.endpoints';
import { keepListLayout } from '@portico/shared-kit/contract/models.endpoints';
import { watchList } from '@portico/shared-kit/contract/live-lists.endpoints';
import { getUserCard } from '@portico/shared-kit/contract/organisation.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { ViewListAsInput } from '@portico/shared-kit/contract/list-view-as.schema';
import { answers, aRecord, aUserCard, inputsOf, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, within } from '@testing-library/react';
import { ordersConfig } from '../testing/list-fixtures.ts';
import { addressNow, openList, pageOf } from '../testing/open-list.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const theirs = pageOf([aRecord({ name: '张伟的订单' }, { id: asRecordId('r9'), actions: ['edit', 'delete'] })]);
const answerOf: Readonly<Record<string, unknown>> = {
  getListConfigData: ordersConfig,
  queryRecords: theirs,
  listSavedViews: { views: [], mayShare: false },
};

/** Answers each read of a batch as the server does. */
function asTheServer({ calls }: Pick<ViewListAsInput, 'calls'>) {
  const envelopes = calls.map(({ operationId }) => ({ errcode: 0, errmsg: '', data: answerOf[operationId] ?? [] }));
  return {
    answers: envelopes.map((envelope) => ({ status: 200, traceId: '', envelope: JSON.stringify(envelope) })),
  };
}

function open() {
  const list = openList('?viewAs=zhang&page=1', ordersConfig, 'zh', { can: () => true });
  replaceAnswers(answers(viewListAs, asTheServer), answers(getUserCard, aUserCard({ id: 'zhang', name: '张伟' })));
  return list;
}

const theGrid = async () => {
  await screen.findByText('张伟的订单');
  return screen.getByRole('grid', { name: /./ });
};

test('a list is seen as somebody else: all reads go as that person, and nothing is watched', async () => {
  const { calls } = open();
  await theGrid();
  expect(await screen.findByText('正在以“张伟”的身份查看此列表')).toBeInTheDocument();
  const asked = inputsOf(calls, viewListAs);
  expect(asked[0]).toMatchObject({ id: 'zhang', schemaCode: 'salesOrder' });
  expect(asked.flatMap((each) => each.calls).map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['getListConfigData', 'queryRecords']),
  );
  expect(inputsOf(calls, queryRecords)).toEqual([]);
  expect(inputsOf(calls, watchList)).toEqual([]);
});

test('nothing of it can be changed, kept or opened', async () => {
  const { calls, user, shell } = open();
  const list = await theGrid();
  expect(screen.queryByRole('link', { name: '张伟的订单' })).toBeNull();
  expect(screen.queryByRole('button', { name: '更多工具' })).toBeNull();
  const add = screen.getByRole('button', { name: '新增' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  await user.click(add);
  await user.click(screen.getByText('张伟的订单'));
  list.focus();
  await user.keyboard('{ArrowDown}{F2}x{Escape}');
  expect(screen.queryByRole('textbox', { name: /名称/ })).toBeNull();
  expect(shell.paths).toEqual([]);
  expect(inputsOf(calls, keepListLayout)).toEqual([]);
});

test('it ends by a press, and the list is the own one again', async () => {
  const { user } = open();
  await theGrid();
  await user.click(screen.getByRole('button', { name: '停止查看' }));
  expect(await screen.findByRole('link', { name: '订单一' })).toBeInTheDocument();
  expect(screen.queryByText('张伟的订单')).toBeNull();
  expect(addressNow()).not.toContain('viewAs');
});

test('who may see lists as others chooses a person in the menu of tools, nobody else is offered it', async () => {
  const { user } = openList('', ordersConfig, 'zh', { can: (permission) => permission === 'portal:previewAs' });
  await screen.findByRole('link', { name: '订单一' });
  await user.click(screen.getByRole('button', { name: '更多工具' }));
  await user.click(await screen.findByRole('menuitem', { name: /以他人身份查看/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('以他人身份查看列表')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /查\s?看/ })).toBeDisabled();
});
