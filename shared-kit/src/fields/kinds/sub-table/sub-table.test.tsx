import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { giveElementsSizes } from '../../../testing/element-sizes.ts';
import type { CellProblem } from '../../problems.ts';
import type { Property, RowValue } from '../../property.ts';
import { itemOf } from '../../testing/show-field.tsx';
import { FieldEditor, FormFillProvider } from '../../ui.ts';
import { useFormValue } from '../../form-fill.tsx';
import { useRowFill } from './use-row-fill.ts';

const product: Property = { code: 'product', name: '产品', propertyType: 0, required: true };
const note: Property = { code: 'note', name: '说明', propertyType: 0 };
const lines: Property = { ...itemOf(8), subSchema: { properties: [product, note] } };
const rowsOf = (count: number): RowValue[] =>
  Array.from({ length: count }, (_row, index) => ({ id: `r${index + 1}`, product: `产品 ${index + 1}` }));

interface Shown {
  readonly start: readonly RowValue[];
  readonly invalid?: boolean;
  readonly cellProblems?: readonly CellProblem[];
}

function Shown({ start, invalid = false, cellProblems }: Shown) {
  const [value, setValue] = useState<unknown>(start);
  return <FieldEditor {...{ invalid, cellProblems, value }} property={lines} onChange={setValue} />;
}

const box = (name: string) => screen.getByRole('textbox', { name });
const drawnRows = () => within(screen.getByRole('table')).getAllByRole('row').length;

beforeAll(giveElementsSizes);

describe('a sub-table of many rows', () => {
  it('draws those in sight, the first and the last, and says how many there are', () => {
    render(<Shown start={rowsOf(500)} />);
    expect(drawnRows()).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
    expect(box('产品 500').closest('tr')).toHaveAttribute('aria-rowindex', '501');
    expect(screen.queryByRole('textbox', { name: '产品 250' })).not.toBeInTheDocument();
  });

  it('draws the row with the focus and those beside it, so that the Tab key goes on from it', () => {
    render(<Shown start={rowsOf(500)} />);
    act(() => box('产品 500').focus());
    expect(box('产品 499')).toBeInTheDocument();
    expect(box('产品 500')).toHaveFocus();
  });

  it('keeps what is typed into two of its rows in one moment', () => {
    render(<Shown start={rowsOf(500)} />);
    act(() => {
      fireEvent.change(box('说明 1'), { target: { value: '甲' } });
      fireEvent.change(box('说明 500'), { target: { value: '乙' } });
    });
    expect(box('说明 1')).toHaveValue('甲');
    expect(box('说明 500')).toHaveValue('乙');
  });

  it('draws the first row that is wrong, wherever it is, with the words in its cell', () => {
    const start = rowsOf(500).map((row, index) => (index === 299 || index === 399 ? { ...row, product: null } : row));
    render(<Shown start={start} invalid />);
    expect(box('产品 300')).toBeInvalid();
    expect(box('产品 300')).toHaveAccessibleDescription('此项必填');
    expect(screen.queryByRole('textbox', { name: '产品 400' })).not.toBeInTheDocument();
  });

  it('draws the first row that a rule finds wrong, too', () => {
    const cellProblems = [{ rowId: 'r300', column: 'note', text: () => '不能有叹号' }];
    render(<Shown start={rowsOf(500)} invalid cellProblems={cellProblems} />);
    expect(box('说明 300')).toBeInvalid();
    expect(box('说明 300')).toHaveAccessibleDescription('不能有叹号');
    expect(box('产品 300')).toBeValid();
  });
});

it('few rows are all drawn, and only a refused form says what is wrong in them', () => {
  const start = rowsOf(40).map((row) => ({ ...row, product: null }));
  const { rerender } = render(<Shown start={start} />);
  expect(drawnRows()).toBe(41);
  expect(box('产品 40')).toBeValid();
  rerender(<Shown start={start} invalid />);
  expect(box('产品 40')).toBeInvalid();
});

it('what a picked record would put into a column that is only read, or not there, is left as it is', () => {
  const changed: RowValue[] = [];
  const row = { id: 'r1', product: '笔', note: '旧' };
  const columns = [product, { ...note, readOnly: true }];
  const { result } = renderHook(() => useRowFill({ row, columns, onChange: (next) => changed.push(next) }));
  result.current({ product: '纸', note: '新', secret: 'x' });
  result.current({ note: '新' });
  expect(changed).toEqual([{ id: 'r1', product: '纸', note: '旧' }]);
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
