import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { groupRecords, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { answers, aRecord, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ordersConfig, ordersView } from '../../testing/list-fixtures.ts';
import { openList, pageOf } from '../../testing/open-list.tsx';
import { followOthers, othersWrote, untilFollowed } from '../../testing/others.ts';

const config: ListConfig = {
  ...ordersConfig,
  view: { ...ordersView, queryConditions: [], viewType: 'BOARD', board: { columnPropertyCode: 'status' } },
};
const { marked } = followOthers();
let stored: BizRecord[];

const order = (id: string, name: string, status: string, version = 3) =>
  aRecord({ name, status }, { id: asRecordId(id), actions: ['edit'], version });

async function openBoard() {
  const page = openList('', config);
  replaceAnswers(
    answers(groupRecords, () => ({
      groups: [...Map.groupBy(stored, ({ data }) => data['status'] as string)].map(([value, own]) => ({
        keys: [{ value, name: null, name_i18n: null }],
        count: own.length,
        sumMap: { amount: String(own.length * 100) },
      })),
      isCut: false,
    })),
    answers(queryRecords, ({ filter }) => {
      const { value } = filter as { readonly value?: string };
      return pageOf(stored.filter(({ data }) => data['status'] === value));
    }),
    answers(saveRecord, ({ id, data, version = 0 }) => {
      stored = stored.map((each) =>
        each.id === id ? { ...each, version: version + 1, data: { ...each.data, ...data } } : each,
      );
      return stored.find((each) => each.id === id) as BizRecord;
    }),
  );
  await screen.findByRole('link', { name: '订单一' });
  await untilFollowed();
  return page;
}

const column = (title: string) => screen.getByRole('list', { name: new RegExp(`^${title}，`) });
const cardsIn = (title: string) =>
  within(column(title))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

/** Others put the first order into the other column. */
function moveFirst(): void {
  stored = [order('r2', '订单二', 'open'), order('r3', '订单三', 'closed'), order('r1', '订单一', 'closed', 4)];
}

beforeEach(() => {
  stored = [order('r1', '订单一', 'open'), order('r2', '订单二', 'open'), order('r3', '订单三', 'closed')];
});

test('what others move on a board moves, with counts and sums, is marked, and the focus goes along', async () => {
  const { user } = await openBoard();
  await user.click(screen.getByRole('checkbox', { name: '选择“订单一”' }));
  act(() => screen.getByRole('link', { name: '订单一' }).focus());
  moveFirst();
  await othersWrote();
  expect(cardsIn('未结')).toEqual(['订单二']);
  expect(cardsIn('已结')).toEqual(['订单三', '订单一']);
  expect(screen.getByText('已更新 1 条数据')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('group', { name: '销售订单看板' })).toHaveTextContent('已结2金额 200');
  const link = screen.getByRole('link', { name: '订单一' });
  await waitFor(() => expect(link).toHaveFocus());
  expect(screen.getByRole('checkbox', { name: '选择“订单一”' })).toBeChecked();
  expect(new Set(marked())).toEqual(new Set([link.closest('[data-item]')]));
  expect(screen.queryByRole('button', { name: /^显\s*示$/ })).toBeNull();
});

test('nothing moves while the pointer is down or a menu is open, and all of it afterwards', async () => {
  const { user } = await openBoard();
  fireEvent.pointerDown(screen.getByRole('link', { name: '订单二' }));
  moveFirst();
  await othersWrote();
  expect(cardsIn('未结')).toEqual(['订单一', '订单二']);
  fireEvent.pointerUp(document.body);
  await waitFor(() => expect(cardsIn('未结')).toEqual(['订单二']));
  await user.click(screen.getByRole('button', { name: '移动“订单二”' }));
  await screen.findByRole('menuitem', { name: '已结' });
  stored = [];
  await othersWrote();
  expect(cardsIn('已结')).toEqual(['订单三', '订单一']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(cardsIn('已结')).toEqual([]));
});

test('an own move is neither marked nor told, and no answer from before undoes it', async () => {
  const { user, calls } = await openBoard();
  await user.click(screen.getByRole('button', { name: '移动“订单一”' }));
  await user.click(await screen.findByRole('menuitem', { name: '已结' }));
  await waitFor(() => expect(inputsOf(calls, saveRecord)).toHaveLength(1));
  await othersWrote();
  await waitFor(() => expect(cardsIn('已结')).toContain('订单一'));
  expect(cardsIn('未结')).toEqual(['订单二']);
  expect(marked()).toEqual([]);
  expect(screen.queryByText(/已更新/)).toBeNull();
});

test('a reading that fails leaves the board as it is, and it is read again', async () => {
  await openBoard();
  const { length } = stored;
  expect(length).toBe(3);
  replaceAnswers(refuses(groupRecords, 'databaseBusy'));
  await othersWrote();
  expect(cardsIn('未结')).toEqual(['订单一', '订单二']);
  expect(screen.queryByRole('alert')).toBeNull();
});
