import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { initI18n } from '../../../i18n/index.ts';
import { giveElementsSizes } from '../../../testing/element-sizes.ts';
import type { UnitSource } from '../../../ui/unit-picker/unit-source.ts';
import type { FieldServices } from '../../field-services.tsx';
import type { CellProblem } from '../../problems.ts';
import type { Property, RowValue } from '../../property.ts';
import { itemOf } from '../../testing/show-field.tsx';
import { FieldEditor, FieldReader, FieldServicesProvider, FormFillProvider } from '../../ui.ts';
import { useFormValue } from '../../form-fill.tsx';

const product: Property = { code: 'product', name: '产品', propertyType: 0, required: true };
const note: Property = { code: 'note', name: '说明', propertyType: 0 };
const price: Property = { code: 'price', name: '单价', propertyType: 2 };
const buyer: Property = { code: 'buyer', name: '采购人', propertyType: 50 };
const basic = [product, note];
const rowsOf = (count: number): RowValue[] =>
  Array.from({ length: count }, (_row, index) => ({ id: `r${index + 1}`, product: `产品 ${index + 1}` }));
const people = [
  { id: 'u1', unitType: 3, name: '李雷', isActive: true, employeeNo: 'A7', path: [] },
  { id: 'u2', unitType: 3, name: '李雷雷', isActive: true, employeeNo: null, path: [] },
];
const units = {
  search: ({ keyword }: { keyword: string }) => {
    const content = people.filter(({ name, employeeNo }) => name.includes(keyword) || employeeNo === keyword);
    return Promise.resolve({ content, totalElements: content.length });
  },
} as unknown as UnitSource;
const services = { units: () => Promise.resolve(units) } as unknown as FieldServices;

interface SubTableFixtureProps {
  readonly start: readonly RowValue[] | null;
  readonly columns?: readonly Property[];
  readonly maxRows?: number;
  readonly invalid?: boolean;
  readonly cellProblems?: readonly CellProblem[];
}

let held: readonly RowValue[] | null;

function SubTableFixture({
  start,
  columns = basic,
  maxRows = 500,
  invalid = false,
  cellProblems,
}: SubTableFixtureProps) {
  const [value, setValue] = useState<unknown>(start);
  const [lines] = useState<Property>({ ...itemOf(8, { maxRows }), subSchema: { properties: columns } });
  const handleChange = (next: unknown) => {
    held = next as readonly RowValue[] | null;
    setValue(next);
  };
  return (
    <FieldServicesProvider services={services}>
      <FieldEditor {...{ invalid, cellProblems, value }} property={lines} onChange={handleChange} />
    </FieldServicesProvider>
  );
}

async function show(props: SubTableFixtureProps) {
  held = props.start;
  const { rerender } = render(<SubTableFixture {...props} />);
  await screen.findByRole('grid');
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), rerender };
}

const row = (number: number) => {
  const found = screen.getAllByRole('row').find((each) => each.getAttribute('aria-rowindex') === String(number + 1));
  if (found === undefined) throw new Error(`Row ${number} is not drawn`);
  return found;
};
const cell = (number: number, column: number) =>
  within(row(number)).getAllByRole('gridcell')[column] ?? document.createElement('td');
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const products = () => held?.map((each) => each['product']);

function paste(text: string) {
  const clipboardData = { getData: () => text };
  act(() => {
    fireEvent.paste(document.activeElement ?? document.body, { clipboardData });
  });
}

function copied(type: 'copy' | 'cut') {
  const texts: string[] = [];
  const clipboardData = { setData: (_type: string, text: string) => texts.push(text) };
  fireEvent[type](document.activeElement ?? document.body, { clipboardData });
  return texts[0];
}

beforeAll(giveElementsSizes);
beforeEach(() => initI18n('zh'));

describe('a sub-table of many rows', () => {
  it('draws those in sight, the first and the last, and says how many there are', async () => {
    await show({ start: rowsOf(500) });
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '501');
    expect(cell(500, 0)).toHaveTextContent('产品 500');
    expect(screen.queryByText('产品 250')).not.toBeInTheDocument();
  });

  it('is read in the same way', () => {
    const lines = { ...itemOf(8), subSchema: { properties: [product] } };
    render(<FieldReader property={lines} value={rowsOf(500)} />);
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
    expect(screen.getByText('产品 500')).toBeInTheDocument();
    expect(screen.queryByText('产品 250')).not.toBeInTheDocument();
  });

  it('goes from one end to the other by keys, with the row drawn and the focus in it', async () => {
    const { user } = await show({ start: rowsOf(500) });
    await user.click(cell(1, 0));
    expect(box('产品 1')).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}{PageUp}');
    expect(box('说明 488')).toHaveFocus();
  });

  it('draws the first row that is wrong, wherever it is, with the words in its cell', async () => {
    const start = rowsOf(500).map((each, index) =>
      index === 299 || index === 399 ? { ...each, product: null } : each,
    );
    await show({ start, invalid: true });
    expect(cell(300, 0)).toBeInvalid();
    expect(cell(300, 0)).toHaveAccessibleDescription('此项必填');
    expect(screen.queryByText('产品 398')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /2 处需要修改/ })).toBeVisible();
  });

  it('leads from one wrong cell to the next, and from the last to the first', async () => {
    const cellProblems = [{ rowId: 'r300', column: 'note', text: () => '不能有叹号' }];
    const start = rowsOf(500).map((each, index) => (index === 399 ? { ...each, product: null } : each));
    const { user } = await show({ start, invalid: true, cellProblems });
    const next = () => user.click(screen.getByRole('button', { name: /处需要修改/ }));
    await next();
    expect(box('说明 300')).toHaveFocus();
    expect(box('说明 300')).toHaveAccessibleDescription('不能有叹号');
    await next();
    expect(box('产品 400')).toHaveFocus();
    await next();
    expect(box('说明 300')).toHaveFocus();
  });
});

describe('by keyboard', () => {
  it('typing replaces a cell, arrows go on, and F2 changes what is there', async () => {
    const { user } = await show({ start: rowsOf(2) });
    await user.click(cell(1, 0));
    await user.keyboard('笔{ArrowDown}{F2}!');
    expect(products()).toEqual(['笔', '产品 2!']);
    await user.keyboard('{Enter}');
    expect(box('产品 2')).toHaveFocus();
  });

  it('Escape gives up what was typed into a cell, and then leaves the rows', async () => {
    const { user } = await show({ start: rowsOf(2) });
    await user.click(cell(2, 0));
    await user.keyboard('笔{Escape}');
    expect(products()).toEqual(['产品 1', '产品 2']);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /新增一行/ })).toHaveFocus();
  });

  it('Tab goes on over the ends of rows, and beyond the last cell out of them', async () => {
    const { user } = await show({ start: rowsOf(2) });
    await user.click(cell(1, 1));
    await user.tab();
    expect(box('产品 2')).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('adds, duplicates, moves and deletes rows, and takes each back', async () => {
    const { user } = await show({ start: rowsOf(2) });
    await user.click(cell(1, 0));
    await user.keyboard('{Control>}d{/Control}');
    expect(products()).toEqual(['产品 1', '产品 1', '产品 2']);
    expect(new Set(held?.map(({ id }) => id)).size).toBe(3);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(products()).toEqual(['产品 1', '产品 2', '产品 1']);
    await user.keyboard('{Control>}{Enter}{/Control}新');
    expect(products()).toEqual(['产品 1', '产品 2', '产品 1', '新']);
    await user.keyboard('{ArrowUp}{Control>}{Delete}{/Control}');
    expect(products()).toEqual(['产品 1', '产品 2', '新']);
    await user.keyboard('{Control>}zzzzz{/Control}');
    expect(products()).toEqual(['产品 1', '产品 2']);
    await user.keyboard('{Control>}y{/Control}');
    expect(products()).toEqual(['产品 1', '产品 1', '产品 2']);
  });

  it('marks several cells, copies, cuts and empties them', async () => {
    const { user } = await show({ start: rowsOf(3) });
    await user.click(cell(1, 0));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    expect(copied('copy')).toBe('产品 1\t\r\n产品 2\t');
    await user.keyboard('{Delete}');
    expect(products()).toEqual([null, null, '产品 3']);
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(copied('cut')).toBe('产品 3');
    expect(products()).toEqual([null, null, null]);
  });

  it('a full table takes no more rows, and its button says why', async () => {
    const { user } = await show({ start: rowsOf(2), maxRows: 2 });
    await user.click(cell(1, 0));
    await user.keyboard('{Control>}{Enter}d{/Control}');
    expect(held).toHaveLength(2);
    act(() => screen.getByRole('button', { name: /新增一行/ }).focus());
    expect(await screen.findByText('最多 2 行，已满')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(held).toHaveLength(2);
  });
});

describe('a paste', () => {
  const columns = [product, price, buyer];

  it('fills and adds rows at once, and is taken back by Ctrl+Z', async () => {
    const { user } = await show({ start: rowsOf(1), columns: [product, price] });
    await user.click(cell(1, 0));
    paste('"钢笔\t蓝"\t1,200\r\n纸\t3\r\n');
    expect(held).toEqual([
      { id: 'r1', product: '钢笔\t蓝', price: '1200' },
      { id: expect.any(String), product: '纸', price: '3' },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('已粘贴 2 行。');
    await user.keyboard('{Control>}z{/Control}');
    expect(held).toEqual(rowsOf(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps the text of what cannot be read in its cell, with the reason, until it is mended', async () => {
    const { user } = await show({ start: rowsOf(1), columns: [product, price] });
    await user.click(cell(1, 0));
    paste('笔\t很贵');
    expect(cell(1, 1)).toHaveTextContent('很贵');
    expect(cell(1, 1)).toHaveAccessibleDescription('请输入数字');
    expect(screen.getByRole('status')).toHaveTextContent('1 个单元格无法识别');
    await user.keyboard('{ArrowRight}5');
    expect(held).toEqual([{ id: 'r1', product: '笔', price: '5' }]);
    expect(cell(1, 1)).toBeValid();
  });

  it('finds people by their names and numbers; a name that nobody has, or two have, stays as it is', async () => {
    const { user } = await show({ start: rowsOf(3), columns });
    await user.click(cell(1, 2));
    paste('李雷\nA7\n韩梅');
    await waitFor(() => expect(held?.[0]?.['buyer']).toEqual({ id: 'u1', name: '李雷' }));
    expect(held?.[1]?.['buyer']).toEqual({ id: 'u1', name: '李雷' });
    expect(cell(3, 2)).toHaveTextContent('韩梅');
    expect(cell(3, 2)).toHaveAccessibleDescription('“韩梅”不存在');
  });

  it('of more rows than allowed changes nothing and says the limit', async () => {
    const { user } = await show({ start: rowsOf(2), maxRows: 3 });
    await user.click(cell(2, 0));
    paste('一\n二\n三');
    expect(held).toEqual(rowsOf(2));
    expect(screen.getByRole('status')).toHaveTextContent('未粘贴任何内容：最多 3 行');
  });
});

it('few rows are all drawn, and only a refused form says what is wrong in them', async () => {
  const start = rowsOf(40).map((each) => ({ ...each, product: null }));
  const { rerender } = await show({ start });
  expect(screen.getAllByRole('row')).toHaveLength(41);
  expect(cell(40, 0)).toBeValid();
  rerender(<SubTableFixture start={start} invalid />);
  expect(cell(40, 0)).toBeInvalid();
});

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: true });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('rows are cards, each of which opens as a form of one column', async () => {
    held = rowsOf(2);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(<SubTableFixture start={rowsOf(2)} />);
    await user.click(await screen.findByRole('button', { name: /填写第 2 行/ }));
    const form = await screen.findByRole('dialog', { name: '第 2 行，共 2 行' });
    await user.type(within(form).getByRole('textbox', { name: '说明' }), '甲');
    await user.click(within(form).getByRole('button', { name: '上一行' }));
    await user.type(within(form).getByRole('textbox', { name: '说明' }), '乙');
    expect(held?.map((each) => each['note'])).toEqual(['乙', '甲']);
  });

  it('all columns of a row are read', () => {
    const lines = { ...itemOf(8), subSchema: { properties: [product, note] } };
    render(<FieldReader property={lines} value={rowsOf(2)} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual(['产品 1', '--', '产品 2', '--']);
  });
});

it('a neighbour is one of the row, and one of the form where the row has no such column', () => {
  function Neighbours() {
    return <output>{[useFormValue('product'), useFormValue('customer')].map(String).join(' ')}</output>;
  }
  const fill = () => undefined;
  render(
    <FormFillProvider fill={fill} values={{ product: '头', customer: '甲公司' }}>
      <FormFillProvider fill={fill} values={{ id: 'r1', customer: '不算' }} columns={[product]}>
        <Neighbours />
      </FormFillProvider>
    </FormFillProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('undefined 甲公司');
});
