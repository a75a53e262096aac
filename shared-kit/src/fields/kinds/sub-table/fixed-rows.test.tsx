import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { initI18n } from '../../../i18n/index.ts';
import { giveElementsSizes } from '../../../testing/element-sizes.ts';
import type { UnitSource } from '../../../ui/unit-picker/unit-source.ts';
import type { Property, RowValue } from '../../property.ts';
import { itemOf, showField } from '../../testing/show-field.tsx';

const buyer: Property = { code: 'buyer', name: '采购人', propertyType: 50 };
const product: Property = { code: 'product', name: '产品', propertyType: 0 };
const department = (name: string) => [{ id: name, name }];
const people = [
  { id: 'u1', unitType: 3, name: '李雷', isActive: true, employeeNo: 'A7', path: department('销售部') },
  { id: 'u2', unitType: 3, name: '李雷', isActive: true, employeeNo: null, path: department('研发部') },
];
const units = {
  search: () => Promise.resolve({ content: people, totalElements: people.length }),
} as unknown as UnitSource;
const rows: RowValue[] = [
  { id: 'a', product: '笔' },
  { id: 'b', product: '纸' },
];
const lines = (fixedRows: boolean): Property => ({
  ...itemOf(8),
  subSchema: { properties: [product, buyer] },
  fixedRows,
});
const { matchMedia } = window;

function paste(text: string) {
  const clipboardData = { getData: () => text };
  act(() => void fireEvent.paste(document.activeElement ?? document.body, { clipboardData }));
}

beforeAll(giveElementsSizes);
beforeEach(() => initI18n('zh'));
afterEach(() => {
  window.matchMedia = matchMedia;
});

test('rows that may neither come nor go are filled in, without anything that would add or delete one', async () => {
  const { user, last } = showField({ property: lines(true), start: rows });
  await screen.findByRole('grid');
  expect(screen.queryByRole('button', { name: /新增|插入|复制|删除/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: '删除' })).not.toBeInTheDocument();
  expect(screen.getByText('2 行，不能增删')).toBeVisible();
  await user.click(screen.getByText('笔'));
  await user.keyboard('{Control>}{Delete}{/Control}{Control>}d{/Control}{Control>}{Enter}{/Control}');
  expect(last()).toBeUndefined();
  paste('尺\n钉\n胶');
  expect(last()).toBeUndefined();
  expect(screen.getByRole('status')).toHaveTextContent('未粘贴任何内容：最多 2 行');
  paste('尺\n钉');
  expect(last()).toEqual([
    { id: 'a', product: '尺' },
    { id: 'b', product: '钉' },
  ]);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: '上移所选的行' })).toHaveFocus();
});

test('on a phone such rows are opened one by one, and moved at most', async () => {
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: true });
  const { user } = showField({ property: lines(true), start: rows });
  await user.click(await screen.findByRole('button', { name: /填写第 2 行/ }));
  await user.click(await screen.findByRole('button', { name: '更多' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['上移所选的行', '下移所选的行']);
  expect(screen.queryByRole('button', { name: /新增/ })).not.toBeInTheDocument();
});

test('a pasted name that fits several people says so and whom, and not that nobody has it', async () => {
  const { user, last } = showField({
    property: lines(false),
    start: rows,
    services: { units: () => Promise.resolve(units) },
  });
  await screen.findByRole('grid');
  const buyerOf = () => screen.getAllByRole('gridcell')[1] ?? document.body;
  await user.click(buyerOf());
  paste('李雷\nA7');
  await waitFor(() => expect(last()).toMatchObject([{}, { buyer: { id: 'u1' } }]));
  expect(buyerOf()).toHaveTextContent('李雷');
  expect(buyerOf()).toHaveAccessibleDescription('“李雷”对应多个：李雷 (销售部 A7)、李雷 (研发部)。请在此处选择');
});
