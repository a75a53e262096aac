import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { getRecord, groupRecords, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { answers, aRecord, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { InProcessWorker } from '@portico/shared-kit/testing/in-process-worker';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ordersConfig, ordersView } from '../../testing/list-fixtures.ts';
import { addressNow, grid, openList, pageOf } from '../../testing/open-list.tsx';
import { followOthers, othersWrote, until, untilFollowed } from '../../testing/others.ts';

const config: ListConfig = {
  ...ordersConfig,
  view: { ...ordersView, queryConditions: [], viewType: 'BOARD', board: { columnPropertyCode: 'status' } },
};

let stored: BizRecord[];

const order = (id: string, name: string, status: string | null, actions: BizRecord['actions'] = ['edit']) =>
  aRecord({ name, status }, { id: asRecordId(id), actions, version: 3 });

const stateOf = ({ data }: BizRecord) => (data['status'] ?? null) as string | null;

/** The board over records that saves change, as the server has them. */
function openBoard(shown: ListConfig = config) {
  const page = openList('', shown);
  replaceAnswers(
    answers(groupRecords, () => ({
      groups: [...new Set(stored.map(stateOf))].map((value) => {
        const own = stored.filter((record) => stateOf(record) === value);
        return { keys: [{ value, name: null, name_i18n: null }], count: own.length, sumMap: { amount: '12' } };
      }),
      isCut: false,
    })),
    answers(queryRecords, ({ filter }) => {
      const { operator, value } = filter as { readonly operator?: string; readonly value?: string };
      return pageOf(stored.filter((record) => stateOf(record) === (operator === 'isNull' ? null : value)));
    }),
    answers(saveRecord, ({ id, data }) => {
      stored = stored.map((each) => (each.id === id ? { ...each, version: 4, data: { ...each.data, ...data } } : each));
      return stored.find((each) => each.id === id) ?? order('none', '', null);
    }),
  );
  return page;
}

const column = async (title: string) => screen.findByRole('list', { name: new RegExp(`^${title}，`) });
const cardsIn = async (title: string) =>
  within(await column(title))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

async function focus(name: string): Promise<void> {
  const link = await screen.findByRole('link', { name });
  act(() => link.focus());
}

beforeEach(() => {
  stored = [order('r1', '订单一', 'open'), order('r2', '订单二', 'open'), order('r3', '订单三', 'closed', [])];
});

test('records stand as cards in the columns of their values, with counts and figures', async () => {
  openBoard();
  await screen.findByRole('link', { name: '订单一' });
  expect(await cardsIn('未结')).toEqual(['订单一', '订单二']);
  await waitFor(async () => expect(await cardsIn('已结')).toEqual(['订单三']));
  expect(await cardsIn('未填写')).toEqual([]);
  expect(screen.getByRole('group', { name: '销售订单看板' })).toHaveTextContent('未结2金额 12');
  expect(screen.getByText('共 3 条')).toBeInTheDocument();
});

test('a card is moved by its menu: it is saved as its user may, and stands in the other column at once', async () => {
  const { user, calls } = openBoard();
  await user.click(await screen.findByRole('button', { name: '移动“订单一”' }));
  await user.click(await screen.findByRole('menuitem', { name: '已结' }));
  expect(await cardsIn('已结')).toContain('订单一');
  expect(await screen.findByText('已移至“已结”')).toBeInTheDocument();
  expect(inputsOf(calls, saveRecord)).toEqual([
    { schemaCode: 'salesOrder', id: 'r1', version: 3, data: { status: 'closed' } },
  ]);
  await waitFor(async () => expect(await cardsIn('未结')).toEqual(['订单二']));
  expect(await cardsIn('已结')).toEqual(['订单一', '订单三']);
});

test('keys move between cards and columns, and a card with the focus on it', async () => {
  const { user } = openBoard();
  await focus('订单一');
  await screen.findByRole('link', { name: '订单三' });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: '订单二' })).toHaveFocus();
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  await waitFor(async () => expect(await cardsIn('已结')).toContain('订单二'));
  expect(screen.getByRole('link', { name: '订单二' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('link', { name: '订单一' })).toHaveFocus();
});

test('keys lead from box to box as well, so that cards are selected one after the other', async () => {
  const { user } = openBoard();
  const boxOf = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });
  const first = await boxOf('订单一');
  await boxOf('订单三');
  act(() => first.focus());
  await user.keyboard(' {ArrowDown} ');
  expect(await boxOf('订单二')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(await boxOf('订单三')).toHaveFocus();
  expect(first).toBeChecked();
  expect(await boxOf('订单二')).toBeChecked();
  expect(await boxOf('订单三')).not.toBeChecked();
});

test('columns and lanes are chosen by other fields, which the address keeps', async () => {
  const { user, calls } = openBoard();
  await user.click(await screen.findByRole('button', { name: '列与泳道' }));
  const lanes = await screen.findAllByRole('menuitem', { name: '加急' });
  await user.click(lanes[1] as HTMLElement);
  expect(await screen.findByRole('button', { name: /^是/ })).toHaveAttribute('aria-expanded', 'true');
  expect(addressNow()).toContain('lanesBy=urgent');
  expect(inputsOf(calls, groupRecords).map(({ groupBy }) => groupBy)).toContainEqual(['urgent']);
  const asked = inputsOf(calls, queryRecords).map(({ filter }) => filter);
  const isUrgent = { propertyCode: 'urgent', operator: 'equal', value: true };
  const isOpen = { propertyCode: 'status', operator: 'equal', value: 'open' };
  expect(asked).toContainEqual({ join: 'and', items: [isUrgent, isOpen] });
});

test('a moved card is put back from the message', async () => {
  const { user } = openBoard();
  await user.click(await screen.findByRole('button', { name: '移动“订单一”' }));
  await user.click(await screen.findByRole('menuitem', { name: '已结' }));
  await waitFor(async () => expect(await cardsIn('已结')).toContain('订单一'));
  replaceAnswers(answers(getRecord, ({ id }) => stored.find((each) => each.id === id) as BizRecord));
  const message = await screen.findByText('已移至“已结”');
  await user.click(within(message).getByRole('button', { name: /撤\s*销/ }));
  await waitFor(async () => expect(await cardsIn('未结')).toContain('订单一'));
  expect(await screen.findByText('已撤销对“订单一”的修改')).toBeInTheDocument();
});

test('a refused move puts the card back and says why', async () => {
  const { user } = openBoard();
  replaceAnswers(refuses(saveRecord, 'recordConflict'));
  await user.click(await screen.findByRole('button', { name: '移动“订单一”' }));
  await user.click(await screen.findByRole('menuitem', { name: '已结' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(await cardsIn('未结')).toEqual(['订单一', '订单二']);
});

test('what its user may not edit is not moved', async () => {
  const { user, calls } = openBoard();
  await focus('订单三');
  expect(screen.queryByRole('button', { name: '移动“订单三”' })).not.toBeInTheDocument();
  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(inputsOf(calls, saveRecord)).toEqual([]);
});

test('cards are selected for the actions of the list', async () => {
  const { user } = openBoard();
  await user.click(await screen.findByRole('checkbox', { name: '选择“订单二”' }));
  expect(screen.getByText(/已选 1 条/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '取消选择' }));
  expect(screen.getByRole('checkbox', { name: '选择“订单二”' })).not.toBeChecked();
});

test('groups that cannot be read are said to be, and read again', async () => {
  const { user } = openBoard();
  replaceAnswers(refuses(groupRecords, 'databaseBusy'));
  const retry = await screen.findByRole('button', { name: /重\s*试/ });
  replaceAnswers(answers(groupRecords, { groups: [], isCut: false }));
  await user.click(retry);
  expect(await column('未结')).toBeInTheDocument();
});

test('whoever does not see the field of the columns has the grid', async () => {
  const properties = config.properties.map((each) => (each.code === 'status' ? { ...each, visible: false } : each));
  openList('', { ...config, properties });
  expect(await grid()).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: '销售订单看板' })).not.toBeInTheDocument();
});

describe('what others change meanwhile', () => {
  const { marked } = followOthers();
  const open = async () => {
    const page = openBoard();
    await screen.findByRole('link', { name: '订单一' });
    await untilFollowed();
    return page;
  };
  /** Others put the first order into the other column. */
  const moveFirst = () => {
    stored = [order('r2', '订单二', 'open'), order('r3', '订单三', 'closed', []), order('r1', '订单一', 'closed')];
    stored = stored.map((each) => (each.id === 'r1' ? { ...each, version: 4 } : each));
  };

  test('moves on the board, with the counts, is marked and told once, and the focus goes along', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: '选择“订单一”' }));
    await focus('订单一');
    moveFirst();
    await othersWrote();
    expect(await cardsIn('未结')).toEqual(['订单二']);
    expect(await cardsIn('已结')).toEqual(['订单三', '订单一']);
    expect(screen.getByText('已更新 1 条数据')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('group', { name: '销售订单看板' })).toHaveTextContent('未结1金额 12已结2金额 12');
    const link = screen.getByRole('link', { name: '订单一' });
    await until(() => expect(link).toHaveFocus());
    expect(screen.getByRole('checkbox', { name: '选择“订单一”' })).toBeChecked();
    expect(new Set(marked())).toEqual(new Set([link.closest('[data-item]')]));
    expect(screen.queryByRole('button', { name: /^显\s*示$/ })).toBeNull();
  });

  test('waits while the pointer is down or a menu is open', async () => {
    const { user } = await open();
    fireEvent.pointerDown(screen.getByRole('link', { name: '订单二' }));
    moveFirst();
    await othersWrote();
    expect(await cardsIn('未结')).toEqual(['订单一', '订单二']);
    fireEvent.pointerUp(document.body);
    await until(async () => expect(await cardsIn('未结')).toEqual(['订单二']));
    await user.click(screen.getByRole('button', { name: '移动“订单二”' }));
    await screen.findByRole('menuitem', { name: '已结' });
    stored = [];
    await othersWrote();
    expect(await cardsIn('已结')).toEqual(['订单三', '订单一']);
    await user.keyboard('{Escape}');
    await until(async () => expect(await cardsIn('已结')).toEqual([]));
  });

  /** Records of a column as they are once a promise is kept. */
  const heldUntil = (promise: Promise<undefined>, records: () => readonly BizRecord[]) =>
    answers(queryRecords, async ({ filter }) => {
      await promise;
      const { value } = filter as { readonly value?: string };
      return pageOf(records().filter((record) => stateOf(record) === value));
    });
  const moveByMenu = async (user: ReturnType<typeof openBoard>['user']) => {
    await user.click(screen.getByRole('button', { name: '移动“订单一”' }));
    await user.click(await screen.findByRole('menuitem', { name: '已结' }));
  };
  const expectOwnMove = async () => {
    await othersWrote();
    expect(await cardsIn('已结')).toEqual(['订单一', '订单三']);
    expect(await cardsIn('未结')).toEqual(['订单二']);
    expect(marked()).toEqual([]);
    expect(screen.queryByText(/已更新/)).toBeNull();
  };

  test('does not undo an own move by an answer from before it, which is neither marked nor told', async () => {
    const { user } = await open();
    const before = stored;
    const reading = Promise.withResolvers<undefined>();
    replaceAnswers(heldUntil(reading.promise, () => before));
    await othersWrote();
    await moveByMenu(user);
    await screen.findByText('已移至“已结”');
    replaceAnswers(heldUntil(Promise.resolve(undefined), () => stored));
    reading.resolve(undefined);
    await expectOwnMove();
  });

  test('is not an own move that is read before its save is answered', async () => {
    const { user } = await open();
    const [reading, saving] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    replaceAnswers(
      heldUntil(reading.promise, () => stored),
      answers(saveRecord, async ({ data }) => {
        stored = stored.map((each) =>
          each.id === 'r1' ? { ...each, version: 4, data: { ...each.data, ...data } } : each,
        );
        await saving.promise;
        return stored[0] as BizRecord;
      }),
    );
    await othersWrote();
    await moveByMenu(user);
    reading.resolve(undefined);
    await untilFollowed();
    expect(marked()).toEqual([]);
    saving.resolve(undefined);
    await expectOwnMove();
  });

  test('is read again by itself where it could not be read', async () => {
    const { calls } = await open();
    moveFirst();
    replaceAnswers(refuses(groupRecords, 'databaseBusy'));
    await othersWrote();
    expect(await cardsIn('未结')).toEqual(['订单一', '订单二']);
    expect(screen.queryByRole('alert')).toBeNull();
    const { length } = inputsOf(calls, groupRecords);
    await until(() => expect(inputsOf(calls, groupRecords).length).toBeGreaterThan(length));
  });

  test('is not read where nothing was written', async () => {
    const { calls } = await open();
    const { length } = inputsOf(calls, queryRecords);
    await untilFollowed();
    expect(inputsOf(calls, queryRecords)).toHaveLength(length);
  });
});

describe('with a script', () => {
  beforeEach(() => Object.assign(globalThis, { Worker: InProcessWorker }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'Worker'));
  const script = `{ options: { version: '1.0' }, hooks: {
    onRowRender: ({ id }) => id === 'r1' ? { text: '注意', tone: 'danger' } : null,
    onCellRender: ({ code, record }) => code === 'amount' ? { kind: 'tag', text: '金额' + record.id } : code === 'name' ? '★' : null,
  } }`;

  test('cards draw what it says of their records, and of a card that has moved', async () => {
    const { user } = openBoard({ ...config, view: { ...config.view, script } });
    await screen.findByRole('link', { name: '订单一 ★' });
    const open = await column('未结');
    expect(await within(open).findByText('注意')).toBeInTheDocument();
    expect(within(open).getByText('金额r2')).toBeInTheDocument();
    expect(await within(await column('已结')).findByText('金额r3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /列表脚本/ }));
    expect(await screen.findByRole('list', { name: '运行记录' })).toHaveTextContent(/onRowRender, onCellRender/);
  });
});
