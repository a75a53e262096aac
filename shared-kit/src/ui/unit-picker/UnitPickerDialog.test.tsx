import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd/es';
import { aDepartment, aPerson, aUnitSource } from '../../testing/unit-source.ts';
import { initI18n } from '../../i18n/index.ts';
import { giveElementsSizes } from '../../testing/element-sizes.ts';
import { type Unit, UnitPickerDialog, type UnitType } from './index.ts';

const li = aPerson('li', '李雷', { employeeNo: 'CM1', position: '销售代表', name_i18n: '{"en":"Lei Li"}' });
const han = aPerson('han', '韩梅梅', { path: [{ id: 'group', name: '集团' }] });
const organisation = {
  departments: {
    '': [aDepartment('group', '集团', { hasChildren: true, memberCount: 2 })],
    group: [aDepartment('sales', '销售部', { memberCount: 1 }), aDepartment('empty', '筹备组')],
  },
  people: { group: [han], sales: [li] },
};

interface DialogFixture {
  readonly types?: readonly UnitType[];
  readonly isMultiple?: boolean;
  readonly value?: readonly Unit[];
  readonly recent?: readonly (typeof li)[];
}

function open({ types = [3], isMultiple = true, value = [], recent = [] }: DialogFixture = {}) {
  const { source, remembered } = aUnitSource({ ...organisation, recent });
  const onOk = jest.fn<undefined, [readonly Unit[]]>();
  render(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <UnitPickerDialog {...{ types, isMultiple, value, source, onOk }} onCancel={() => undefined} />
    </ConfigProvider>,
  );
  const ids = () => onOk.mock.lastCall?.[0].map(({ id, unitType }) => [id, unitType]);
  return { ids, remembered, user: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
}

beforeAll(giveElementsSizes);

beforeEach(() => {
  initI18n('zh');
});

const tray = () => within(screen.getByRole('region', { name: /已选/ }));

it('works by keys alone: opens departments, chooses people, takes the last one back and is done', async () => {
  const { ids, remembered, user } = open();
  expect(await screen.findByRole('treeitem', { name: /集团/ })).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  await screen.findByRole('treeitem', { name: /李雷/ });
  await user.keyboard('{ArrowRight}{Enter}');
  expect(tray().getByText('李雷')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}{Backspace}');
  expect(tray().queryByText('韩梅梅')).toBeNull();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(ids()).toEqual([['li', 3]]);
  expect(remembered).toEqual(['li']);
});

it('closes a department by the left arrow, from within it, too', async () => {
  const { user } = open();
  await screen.findByRole('treeitem', { name: /销售部/ });
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: /销售部/ })).toBeNull();
});

it('finds while one types; Enter takes the first, and one alone is taken at once', async () => {
  const { ids, user } = open({ isMultiple: false });
  await user.type(screen.getByRole('combobox'), '韩');
  expect(await screen.findByRole('option', { name: /韩梅梅.*集团/ })).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(ids()).toEqual([['han', 3]]);
});

it('offers departments and people together where both may be chosen, and says how many are in a department', async () => {
  const { ids, user } = open({ types: [1, 3] });
  await user.click(await screen.findByRole('treeitem', { name: /销售部.*1 人/ }));
  await user.click(screen.getByRole('treeitem', { name: /韩梅梅/ }));
  await user.click(screen.getByRole('button', { name: /确\s*定/ }));
  expect(ids()).toEqual([
    ['sales', 1],
    ['han', 3],
  ]);
});

it('shows no people where departments are chosen', async () => {
  open({ types: [1] });
  expect(await screen.findByRole('treeitem', { name: /销售部/ })).not.toHaveAttribute('aria-expanded');
  expect(screen.queryByText('韩梅梅')).toBeNull();
});

it('begins with whom the user chose last, and names people in English for English readers', async () => {
  initI18n('en');
  const { user } = open({ recent: [li] });
  await user.click(await screen.findByRole('option', { name: /Lei Li.*CM1/ }));
  expect(within(screen.getByRole('region', { name: '1 chosen' })).getByText('Lei Li')).toBeInTheDocument();
});

it('keeps what was chosen before, also what is not in sight, until it is removed', async () => {
  const { ids, user } = open({ value: [{ id: 'gone', name: '赵离', unitType: 3 }, li] });
  await user.click(tray().getByRole('button', { name: '移除赵离' }));
  await user.click(screen.getByRole('button', { name: /确\s*定/ }));
  expect(ids()).toEqual([['li', 3]]);
});
