import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd/es';
import { useState } from 'react';
import { initI18n } from '../i18n/index.ts';
import { fieldKinds } from './kinds.ts';
import type { FileValue, Property } from './property.ts';
import { aDepartment, aPerson, aUnitSource } from '../testing/unit-source.ts';
import { FieldCell, FieldEditor, FieldFilter, FieldReader, FieldServicesProvider, type FieldServices } from './ui.ts';

const people = [
  { id: 'u1', name: '李雷' },
  { id: 'u2', name: '韩梅梅' },
];
const { source: units } = aUnitSource({
  departments: { '': [aDepartment('d1', '总部')], d1: [aDepartment('d2', '销售部')] },
  people: { d2: people.map(({ id, name }) => aPerson(id, name)) },
});
const pdf: FileValue = { id: 'f1', name: 'a.pdf', size: 2048, mimeType: 'application/pdf' };

function servicesWith(some: Partial<FieldServices> = {}): FieldServices {
  return {
    units: () => Promise.resolve(units),
    getUserCard: () => Promise.reject(new Error('no cards')),
    getListConfig: () => Promise.reject(new Error('no lists')),
    queryRecords: () => Promise.reject(new Error('no records')),
    queryOptions: () => Promise.reject(new Error('no options')),
    getRecord: () => Promise.reject(new Error('no records')),
    uploadFile: (file) => Promise.resolve({ ...pdf, name: file.name }),
    downloadFile: () => Promise.resolve(),
    fileUrl: () => Promise.resolve(null),
    fileText: () => Promise.resolve(null),
    ...some,
  };
}

const item = (propertyType: number, more: Partial<Property> = {}): Property => ({
  code: 'item',
  name: '数据项',
  propertyType,
  ...more,
});

const options = {
  options: [
    { value: 'open', name: '打开' },
    { value: 'closed', name: '关闭' },
  ],
};

interface EditorUnderTest {
  readonly property: Property;
  readonly start?: unknown;
  readonly services?: FieldServices;
  readonly as?: 'editor' | 'filter';
}

/** Draws a controlled editor or filter control and tells every value it reports. */
function show({ property, start = null, services = servicesWith(), as = 'editor' }: EditorUnderTest) {
  const reported: unknown[] = [];
  function Controlled() {
    const [value, setValue] = useState(start);
    const handleChange = (next: unknown) => {
      reported.push(next);
      setValue(next);
    };
    const Control = as === 'editor' ? FieldEditor : FieldFilter;
    return <Control property={property} value={value} onChange={handleChange} />;
  }
  render(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <FieldServicesProvider services={services}>
        <Controlled />
      </FieldServicesProvider>
    </ConfigProvider>,
  );
  return { reported, last: () => reported.at(-1), user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

beforeEach(() => {
  initI18n('zh');
});

describe('editors', () => {
  it('report typed text and null when it is deleted', async () => {
    const { user, last } = show({ property: item(0) });
    const input = screen.getByRole('textbox', { name: '数据项' });
    await user.type(input, '你好');
    expect(last()).toBe('你好');
    await user.clear(input);
    expect(last()).toBeNull();
  });

  it('keep all of a text that is over its limit, and count it', async () => {
    const { user, last } = show({ property: item(1, { settings: { maxLength: 3 } }) });
    await user.type(screen.getByRole('textbox', { name: '数据项' }), 'abc');
    expect(screen.queryByText('3 / 3')).not.toBeInTheDocument();
    await user.paste('def');
    expect(last()).toBe('abcdef');
    expect(screen.getByText('6 / 3')).toBeInTheDocument();
  });

  it('keep every digit of a number, drop letters, and show its format when left', async () => {
    const { user, last } = show({ property: item(2, { settings: { style: 'money', fractionDigits: 2 } }) });
    const input = screen.getByRole('textbox', { name: '数据项' });
    await user.type(input, '1234567890123456.7x8');
    expect(last()).toBe('1234567890123456.78');
    await user.tab();
    expect(input).toHaveValue('¥1,234,567,890,123,456.78');
    await user.click(input);
    expect(input).toHaveValue('1234567890123456.78');
  });

  it('store a percent as its ratio', async () => {
    const { user, last } = show({ property: item(2, { settings: { style: 'percent' } }) });
    await user.type(screen.getByRole('textbox', { name: '数据项' }), '12.5');
    expect(last()).toBe('0.125');
  });

  it('take a typed date in the time of the organisation', async () => {
    const { user, last } = show({ property: item(3, { settings: { format: 3 } }) });
    await user.click(screen.getByRole('textbox', { name: '数据项' }));
    await user.type(screen.getByRole('textbox', { name: '数据项' }), '2026-11-21 02:05{Enter}');
    expect(last()).toBe('2026-11-20T18:05:00.000Z');
  });

  it('show a date as its format says and can be emptied', () => {
    show({ property: item(3, { settings: { format: 9 } }), start: '2026-11-20T18:05:00.000Z' });
    expect(screen.getByRole('textbox', { name: '数据项' })).toHaveValue('2026-11-21 上午 02:05');
  });

  it('switch between yes and no by keyboard', async () => {
    const { user, last } = show({ property: item(4) });
    await user.tab();
    await user.keyboard(' ');
    expect(last()).toBe(true);
    await user.keyboard(' ');
    expect(last()).toBe(false);
  });

  it('choose an option by its name and store its value', async () => {
    const { user, last } = show({ property: item(14, { settings: options }) });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByTitle('关闭'));
    expect(last()).toBe('closed');
  });

  it('let a radio be unchosen unless it is required', async () => {
    const { user, last } = show({ property: item(12, { settings: options }) });
    await user.click(screen.getByRole('radio', { name: '打开' }));
    expect(last()).toBe('open');
    await user.click(screen.getByRole('button', { name: /清\s*空/ }));
    expect(last()).toBeNull();
  });

  it('choose several options, seen at once or in a list', async () => {
    const { user, last } = show({ property: item(13, { settings: options }) });
    await user.click(screen.getByRole('checkbox', { name: '关闭' }));
    await user.click(screen.getByRole('checkbox', { name: '打开' }));
    expect(last()).toEqual(['open', 'closed']);
    await user.click(screen.getByRole('checkbox', { name: '打开' }));
    await user.click(screen.getByRole('checkbox', { name: '关闭' }));
    expect(last()).toBeNull();
  });

  it('choose several options of a list that opens', async () => {
    const { user, last } = show({ property: item(15, { settings: options }) });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByTitle('关闭'));
    await user.click(screen.getByTitle('打开'));
    expect(last()).toEqual(['closed', 'open']);
  });

  it('choose several people', async () => {
    const { user, last } = show({ property: item(51) });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByTitle('李雷'));
    await user.click(await screen.findByTitle('韩梅梅'));
    expect(last()).toEqual(people);
  });

  it('search people on the server and give the chosen one with id and name', async () => {
    const { user, last } = show({ property: item(50) });
    await user.click(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), '韩');
    await waitFor(() => expect(screen.queryByTitle('李雷')).toBeNull());
    await user.click(await screen.findByTitle('韩梅梅'));
    expect(last()).toEqual({ id: 'u2', name: '韩梅梅' });
  });

  it('offer another try when people cannot be loaded', async () => {
    const search = jest.fn().mockRejectedValueOnce(new Error('offline')).mockImplementation(units.search);
    const services = servicesWith({ units: () => Promise.resolve({ ...units, search }) });
    const { user } = show({ property: item(50), services });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByRole('button', { name: /重\s*试/ }));
    expect(await screen.findByTitle('李雷')).toBeInTheDocument();
  });

  it('choose a department by its name', async () => {
    const { user, last } = show({ property: item(60) });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByTitle('销售部'));
    expect(last()).toEqual({ id: 'd2', name: '销售部' });
  });
});

it.each(Object.entries(fieldKinds))(
  'an editor of %s says why its value is refused',
  async (_, { propertyTypes: [propertyType = NaN] }) => {
    const property = item(propertyType, { settings: options });
    const { container } = render(
      <FieldServicesProvider services={servicesWith()}>
        <FieldEditor property={property} value={null} invalid describedBy="why" onChange={() => undefined} />
        <p id="why">此项必填</p>
      </FieldServicesProvider>,
    );
    await act(async () => undefined);
    const described = container.querySelectorAll('[aria-describedby~="why"]');
    expect(described).toHaveLength(1);
    expect(described[0]).toHaveAccessibleName(/数据项/);
    expect(described[0]).toHaveAccessibleDescription('此项必填');
  },
);

describe('the attachment editor', () => {
  const choose = (user: ReturnType<typeof userEvent.setup>, ...names: string[]) =>
    user.upload(
      screen.getByLabelText('数据项', { selector: 'input' }),
      names.map((name) => new File(['x'], name)),
    );

  it('keeps every file when several uploads end together', async () => {
    const waiting: ((file: FileValue) => void)[] = [];
    const uploadFile = () => new Promise<FileValue>((resolve) => waiting.push(resolve));
    const { user, last } = show({ property: item(6), services: servicesWith({ uploadFile }) });
    await choose(user, 'a.pdf', 'b.pdf');
    await act(async () => {
      waiting.forEach((resolve, index) => resolve({ ...pdf, id: `f${index}` }));
      await Promise.resolve();
    });
    await waitFor(() =>
      expect(last()).toEqual([
        { ...pdf, id: 'f0' },
        { ...pdf, id: 'f1' },
      ]),
    );
  });

  it('keeps a file whose upload failed for another try', async () => {
    const uploadFile = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(pdf);
    const { user, last, reported } = show({ property: item(6), services: servicesWith({ uploadFile }) });
    await choose(user, 'a.pdf');
    await user.click(await screen.findByRole('button', { name: '重新上传 a.pdf' }));
    await waitFor(() => expect(last()).toEqual([pdf]));
    expect(reported).toHaveLength(1);
  });

  it('refuses a wrong type in words and sends nothing', async () => {
    const uploadFile = jest.fn();
    const property = item(6, { settings: { extensions: '.png' } });
    const { user } = show({ property, services: servicesWith({ uploadFile }) });
    await userEvent
      .setup({ applyAccept: false })
      .upload(screen.getByLabelText('数据项', { selector: 'input' }), new File(['x'], 'a.exe'));
    expect(await screen.findByRole('alert')).toHaveTextContent('a.exe');
    expect(uploadFile).not.toHaveBeenCalled();
    await user.tab();
  });

  it('removes a stored file', async () => {
    const { user, last } = show({ property: item(6), start: [pdf] });
    await user.click(screen.getByRole('button', { name: '移除 a.pdf' }));
    expect(last()).toBeNull();
  });
});

describe('the sub-table editor', () => {
  const lines = item(8, {
    subSchema: {
      properties: [item(0, { code: 'product', name: '产品' }), item(2, { code: 'quantity', name: '数量' })],
    },
  });

  it('adds, fills and deletes rows by keyboard', async () => {
    const { user, last } = show({ property: lines });
    (await screen.findByRole('button', { name: /新增一行/ })).focus();
    await user.keyboard('{Enter}笔{Tab}3');
    expect(last()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/) as string,
        product: '笔',
        quantity: '3',
      },
    ]);

    act(() => screen.getByRole('button', { name: '删除第 1 行' }).focus());
    await user.keyboard('{Enter}');
    expect(last()).toBeNull();
    expect(screen.getByRole('button', { name: /新增一行/ })).toHaveFocus();
  });
});

describe('the heads of a sub-table', () => {
  const lines = item(8, {
    subSchema: {
      properties: [
        item(0, { code: 'product', name: '产品', required: true }),
        item(2, { code: 'quantity', name: '数量', required: true }),
      ],
    },
  });
  const rows = [{ id: 'a', product: '笔', quantity: '3' }];
  const head = (name: string) => screen.getByRole('columnheader', { name });

  it('mark what must be filled while the rows are edited', async () => {
    show({ property: lines, start: rows });
    await screen.findByRole('grid');
    expect(head('产品')).toHaveClass('required');
  });

  it('ask for nothing while the rows are read, and stand over their figures', () => {
    render(<FieldReader property={lines} value={rows} />);
    expect(head('产品')).not.toHaveClass('required');
    expect(head('数量')).not.toHaveClass('required');
    expect(head('数量')).toHaveClass('figure');
  });
});

describe('filter controls', () => {
  it('ask for a number between two bounds, either of which may be open', async () => {
    const { user, last } = show({ property: item(2), as: 'filter' });
    await user.type(screen.getByRole('textbox', { name: '数据项：最小值' }), '10');
    expect(last()).toEqual(['10', null]);
    await user.type(screen.getByRole('textbox', { name: '数据项：最大值' }), '20');
    expect(last()).toEqual(['10', '20']);
  });

  it('ask for several options', async () => {
    const { user, last } = show({ property: item(14, { settings: options }), as: 'filter' });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByTitle('打开'));
    await user.click(await screen.findByTitle('关闭'));
    expect(last()).toEqual(['open', 'closed']);
  });

  it('ask for several people', async () => {
    const { user, last } = show({ property: item(50), as: 'filter' });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByTitle('李雷'));
    await user.click(await screen.findByTitle('韩梅梅'));
    expect(last()).toEqual(people);
  });

  it('ask for yes, no or neither', async () => {
    const { user, last } = show({ property: item(4), as: 'filter' });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByTitle('否'));
    expect(last()).toBe(false);
  });
});

describe('cells', () => {
  it('show -- for nothing, words for yes and no, and names of files', () => {
    render(
      <FieldServicesProvider services={servicesWith()}>
        <p data-testid="empty">
          <FieldCell property={item(0)} value={null} locale="zh" />
        </p>
        <p data-testid="logic">
          <FieldCell property={item(4)} value={false} locale="en" />
        </p>
        <p data-testid="file">
          <FieldCell property={item(6)} value={[pdf]} locale="en" />
        </p>
      </FieldServicesProvider>,
    );
    expect(screen.getByTestId('empty')).toHaveTextContent('--');
    expect(screen.getByTestId('logic')).toHaveTextContent('No');
    expect(within(screen.getByTestId('file')).getByRole('button', { name: 'a.pdf' })).toBeInTheDocument();
  });

  it('show a file when its name is pressed', async () => {
    render(
      <FieldServicesProvider services={servicesWith({})}>
        <FieldCell property={item(6)} value={[pdf]} locale="en" />
      </FieldServicesProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'a.pdf' }));
    expect(await screen.findByRole('dialog', { name: 'a.pdf' })).toBeInTheDocument();
  });
});
