import { asRecordId } from '../../../contract/ids.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { QueryOptionsInput } from '../../../contract/records.schema.ts';
import { conditionsOf, everything, type FilterTree } from '../../../filters/filter-tree.ts';
import { initI18n } from '../../../i18n/index.ts';
import { giveElementsSizes } from '../../../testing/element-sizes.ts';
import type { FieldServices } from '../../field-services.tsx';
import type { Property, RowValue } from '../../property.ts';
import { itemOf } from '../../testing/show-field.tsx';
import { FieldEditor, FieldServicesProvider } from '../../ui.ts';

const source = { schemaCode: 'Part', propertyCode: 'title' };
const part: Property = { code: 'part', name: '物品', propertyType: 14, settings: { source } };
const size: Property = {
  code: 'size',
  name: '规格',
  propertyType: 14,
  settings: { source: { ...source, propertyCode: 'size', match: { propertyCode: 'title', equals: 'part' } } },
};
const unit: Property = { code: 'unit', name: '单位', propertyType: 14, settings: { options: ['件', '箱'] } };
const units: Property = { code: 'units', name: '可选单位', propertyType: 15, settings: { options: ['件', '箱'] } };
const day: Property = { code: 'day', name: '日期', propertyType: 3 };
const note: Property = { code: 'note', name: '说明', propertyType: 0 };

const parts = [
  { title: '螺栓', size: 'M6' },
  { title: '螺栓', size: 'M8' },
  { title: '垫圈', size: 'M6' },
];
let asked: QueryOptionsInput[];
/** Ends the wait of those who asked; they wait as long as it is null. */
let answer: (() => void) | null;
let answered: Promise<void>;

const queryOptions: FieldServices['queryOptions'] = async (input) => {
  asked.push(input);
  await answered;
  const code = input.options.customDisplayColumns[0] as keyof (typeof parts)[number];
  const tree = (input.condition ?? everything) as FilterTree & { readonly op?: string };
  const wanted = conditionsOf(tree);
  const fits = (each: (typeof parts)[number]) => {
    const own = Map.groupBy(wanted, ({ propertyCode }) => propertyCode as keyof typeof each);
    return [...own].every(([at, any]) => any.some(({ value }) => each[at] === value));
  };
  const content = parts.filter(fits).map((each, index) => ({
    id: asRecordId(String(index)),
    schemaCode: 'Part',
    version: 1,
    data: { [code]: each[code] },
    actions: [],
  }));
  return { content, totalElements: content.length };
};

let held: readonly RowValue[] | null;

async function show(columns: readonly Property[], start: readonly RowValue[] = [{ id: 'r1' }]) {
  held = start;
  function Shown() {
    const [value, setValue] = useState<unknown>(start);
    const [lines] = useState<Property>({ ...itemOf(8), subSchema: { properties: columns } });
    const handleChange = (next: unknown) => {
      held = next as readonly RowValue[] | null;
      setValue(next);
    };
    return (
      <FieldServicesProvider services={{ queryOptions } as FieldServices}>
        <FieldEditor value={value} property={lines} onChange={handleChange} />
      </FieldServicesProvider>
    );
  }
  render(<Shown />);
  await screen.findByRole('grid');
  // Without pauses: one key follows the other before anything else happens.
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  await user.click(cell(1, 0));
  return user;
}

const row = (number: number) => screen.getAllByRole('row')[number] as HTMLElement;
const cell = (number: number, column: number) => within(row(number)).getAllByRole('gridcell')[column] as HTMLElement;

/** Lists know the key by its number, which the tests' keyboard leaves out. */
function pressTab() {
  const key = { key: 'Tab', code: 'Tab', keyCode: 9 };
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, key));
}

function paste(text: string) {
  const clipboardData = { getData: () => text };
  act(() => void fireEvent.paste(document.activeElement ?? document.body, { clipboardData }));
}

beforeAll(giveElementsSizes);
beforeEach(() => {
  initI18n('zh');
  asked = [];
  answered = Promise.resolve();
  answer = null;
});

describe('Tab out of a list in a cell', () => {
  it('goes to the next cell, past what clears the list', async () => {
    const user = await show([unit, note], [{ id: 'r1', unit: '件' }]);
    await user.keyboard('{Enter}');
    const clear = within(cell(1, 0)).getByRole('button', { name: '清空' });
    expect(clear).toHaveAttribute('tabindex', '-1');
    await user.tab();
    expect(screen.getByRole('textbox', { name: '说明 1' })).toHaveFocus();
  });

  it('keeps a text that fits nothing in the cell, which says so, with its row', async () => {
    const user = await show([unit, note]);
    await user.keyboard('桶{Tab}急用');
    expect(held).toEqual([{ id: 'r1', unit: { pasted: '桶' }, note: '急用' }]);
    expect(cell(1, 0)).toHaveAccessibleDescription('选项“桶”不存在');
    expect(row(1)).toHaveAttribute('data-refused', 'true');
    expect(within(row(1)).getByRole('rowheader')).toHaveAccessibleDescription('此行有需要修改的内容');
  });

  it('adds to what was chosen where several can be', async () => {
    const user = await show([units, note], [{ id: 'r1', units: ['件'] }]);
    await user.keyboard('{Enter}桶{Tab}');
    expect(held).toEqual([{ id: 'r1', units: { pasted: '件;桶' } }]);
  });

  it('keeps what is no date', async () => {
    const user = await show([day, note]);
    await user.keyboard('下周三{Tab}急用');
    expect(held).toEqual([{ id: 'r1', day: { pasted: '下周三' }, note: '急用' }]);
  });
});

describe('a row that is typed without pauses', () => {
  it('takes what its lists have, although they answer when it is long done', async () => {
    answered = new Promise((resolve) => {
      answer = resolve;
    });
    const user = await show([part, unit, note]);
    await user.keyboard('螺栓{Tab}箱');
    pressTab();
    await user.keyboard('急用{Enter}');
    expect(held).toEqual([{ id: 'r1', part: { pasted: '螺栓', isSought: true }, unit: '箱', note: '急用' }]);
    expect(cell(1, 0)).toBeValid();
    await act(async () => answer?.());
    await waitFor(() => expect(held).toEqual([{ id: 'r1', part: '螺栓', unit: '箱', note: '急用' }]));
  });

  it('finds options beside a cell that was found meanwhile', async () => {
    const user = await show([part, size, note]);
    await user.keyboard('螺栓{Tab}M8{Tab}急用');
    await waitFor(() => expect(held).toEqual([{ id: 'r1', part: '螺栓', size: 'M8', note: '急用' }]));
    expect(cell(1, 1)).toBeValid();
  });

  it('takes the option that its list points at', async () => {
    const user = await show([unit, note]);
    await user.keyboard('箱');
    pressTab();
    await user.keyboard('急用');
    expect(held).toEqual([{ id: 'r1', unit: '箱', note: '急用' }]);
  });

  it('begins with an input method in the editor, too', async () => {
    await show([unit, note]);
    act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Process', keyCode: 229 }));
    expect(screen.getByRole('combobox', { name: '单位 1' })).toHaveFocus();
  });

  it('marks what they turn out not to have', async () => {
    answered = new Promise((resolve) => {
      answer = resolve;
    });
    const user = await show([part, note]);
    await user.keyboard('螺丝{Tab}急用');
    expect(cell(1, 0)).toBeValid();
    await act(async () => answer?.());
    await waitFor(() => expect(cell(1, 0)).toHaveAccessibleDescription('选项“螺丝”不存在'));
    expect(held).toEqual([{ id: 'r1', part: { pasted: '螺丝' }, note: '急用' }]);
  });
});

describe('a paste into a list of records', () => {
  it('marks at once what no record has, in its cell and its row', async () => {
    await show([part, note]);
    paste('螺栓\t一\n螺丝\t二');
    await waitFor(() => expect(held).toHaveLength(2));
    expect(held).toMatchObject([
      { part: '螺栓', note: '一' },
      { part: { pasted: '螺丝' }, note: '二' },
    ]);
    expect(cell(2, 0)).toHaveAccessibleDescription('选项“螺丝”不存在');
    expect(within(row(2)).getByRole('rowheader')).toHaveAccessibleDescription('此行有需要修改的内容');
    expect(within(row(1)).getByRole('rowheader')).not.toHaveAccessibleDescription();
    expect(asked).toHaveLength(1);
  });

  it('reads options beside the cell that they are matched with, also where that was pasted, too', async () => {
    await show([size, part]);
    paste('M8\t螺栓\nM8\t垫圈');
    await waitFor(() => expect(held).toHaveLength(2));
    expect(held).toMatchObject([
      { part: '螺栓', size: 'M8' },
      { part: '垫圈', size: { pasted: 'M8' } },
    ]);
  });
});
