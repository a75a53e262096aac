import { asRecordId } from '../../../contract/ids.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { BizRecord, QueryRecordsInput } from '../../../contract/records.schema.ts';
import { initI18n } from '../../../i18n/index.ts';
import { giveElementsSizes } from '../../../testing/element-sizes.ts';
import { aListConfig, aProperty } from '../../../testing/model-builders.ts';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { itemOf, showField } from '../../testing/show-field.tsx';
import { FieldCell, FieldReader } from '../../ui.ts';

const config = aListConfig({
  schemaCode: 'customer',
  name: '客户档案',
  view: {
    code: 'all',
    name: '全部',
    queryConditions: [],
    queryActions: [],
    queryColumns: [
      { propertyCode: 'customerName' },
      { propertyCode: 'level', isShow: false },
      { propertyCode: 'city' },
    ],
  },
  properties: [
    aProperty('customerName', { name: '客户名称' }),
    aProperty('level', { name: '等级' }),
    aProperty('city', { name: '城市' }),
  ],
});

/** 45 customers, the first ones 甲1, 甲2, …; the server's part is to search, sort and page. */
function customers() {
  const asked: QueryRecordsInput[] = [];
  const all = Array.from({ length: 45 }, (_, index) => ({ customerName: `甲${index + 1}`, city: '杭州' }));
  return {
    asked,
    services: {
      getListConfig: () => Promise.resolve(config),
      queryRecords(input: QueryRecordsInput) {
        asked.push(input);
        const found = all.filter(({ customerName }) => customerName.includes(input.search ?? ''));
        const content = found.slice(input.page * input.size, (input.page + 1) * input.size).map((data) => ({
          id: asRecordId(data.customerName),
          schemaCode: 'customer',
          version: 1,
          data,
          actions: [],
        }));
        return Promise.resolve({ content, totalElements: found.length, sumMap: {}, actions: [] });
      },
    },
  };
}

const filter = { propertyCode: 'isActive', operator: 'equal', value: true } as const;
const settings = { schemaCode: 'customer', nameProperty: 'customerName', queryCode: 'all', filter };
const one = itemOf(9, settings);
const several = itemOf(11, settings);
const valueOf = (name: string) => ({ id: name, name, schemaCode: 'customer' });

beforeEach(() => {
  initI18n('zh');
  giveElementsSizes();
});

async function openList(shown: ReturnType<typeof showField>) {
  await shown.user.click(screen.getByRole('button', { name: '从列表中选择：数据项' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('选择数据项');
  await within(dialog).findByText('甲1');
  return dialog;
}

describe('the list in a dialog', () => {
  it('shows the columns of the view, asks for the records that may be picked, and picks one by a click', async () => {
    const { asked, services } = customers();
    const shown = showField({ property: one, services });
    const dialog = await openList(shown);
    const heads = within(dialog)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads).toEqual(['序号', '客户名称', '城市']);
    expect(asked[0]).toMatchObject({ schemaCode: 'customer', queryCode: 'all', filter, page: 0, size: 20 });
    await shown.user.click(within(dialog).getByText('甲2'));
    expect(shown.last()).toEqual(valueOf('甲2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is worked by keys alone: search, down into the list, arrows, Enter; Esc leaves all as it was', async () => {
    const { asked, services } = customers();
    const shown = showField({ property: one, start: valueOf('甲9'), services });
    const dialog = await openList(shown);
    await waitFor(() => expect(within(dialog).getByRole('searchbox')).toHaveFocus());
    await shown.user.keyboard('甲4{Enter}');
    await waitFor(() => expect(asked.at(-1)?.search).toBe('甲4'));
    await within(dialog).findByText('甲41');
    await shown.user.keyboard('{ArrowDown}');
    expect(within(dialog).getByRole('grid')).toHaveFocus();
    await shown.user.keyboard('{ArrowDown}{Enter}');
    expect(shown.last()).toEqual(valueOf('甲40'));
    await openList(shown);
    await shown.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown.reported).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: '从列表中选择：数据项' })).toHaveFocus());
  });

  it('sorts by a column and pages on', async () => {
    const { asked, services } = customers();
    const shown = showField({ property: one, services });
    const dialog = await openList(shown);
    await shown.user.click(within(dialog).getByTitle('2'));
    await within(dialog).findByText('甲21');
    expect(asked.at(-1)).toMatchObject({ page: 1 });
    await shown.user.click(within(dialog).getByRole('button', { name: /城市/ }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ page: 0, orderBy: [{ propertyCode: 'city', direction: 'asc' }] }),
    );
  });

  it('keeps what is ticked over pages in a tray, from which it can be taken back', async () => {
    const { services } = customers();
    const shown = showField({ property: several, start: [valueOf('甲30')], services });
    const dialog = await openList(shown);
    const tray = within(dialog).getByRole('group', { name: '已选择' });
    await shown.user.click(within(dialog).getByText('甲3'));
    await shown.user.click(within(dialog).getByText('甲1'));
    expect(tray).toHaveTextContent('已选 3 项');
    await shown.user.click(within(tray).getByLabelText('删除 甲30'));
    expect(shown.reported).toHaveLength(0);
    await shown.user.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
    expect(shown.last()).toEqual([valueOf('甲3'), valueOf('甲1')]);
  });

  it('says that loading failed and tries again', async () => {
    const { services } = customers();
    let isDown = true;
    const queryRecords = (input: QueryRecordsInput) =>
      isDown ? Promise.reject(new Error('down')) : services.queryRecords(input);
    const shown = showField({ property: one, services: { ...services, queryRecords } });
    await shown.user.click(screen.getByRole('button', { name: '从列表中选择：数据项' }));
    const retry = await screen.findByRole('button', { name: /重\s*试/ });
    isDown = false;
    await shown.user.click(retry);
    expect(await screen.findByText('甲1')).toBeVisible();
  });
});

describe('typing in the field', () => {
  it('suggests records by their name, and several can be picked', async () => {
    const { asked, services } = customers();
    const shown = showField({ property: several, services });
    await shown.user.type(screen.getByRole('combobox', { name: '数据项' }), '甲1');
    const named = { propertyCode: 'customerName', operator: 'contains', value: '甲1' };
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ join: 'and', items: [filter, named] }));
    await shown.user.click(await screen.findByTitle('甲1'));
    expect(shown.last()).toEqual([valueOf('甲1')]);
  });

  it('asks nothing before the field is opened', () => {
    const { asked, services } = customers();
    showField({ property: one, services });
    expect(asked).toEqual([]);
  });
});

it('filters by any of the picked records', async () => {
  const { services } = customers();
  const shown = showField({ property: one, as: 'filter', services });
  await shown.user.click(screen.getByRole('combobox', { name: '数据项' }));
  await shown.user.click(await screen.findByTitle('甲2'));
  expect(shown.last()).toEqual([{ id: '甲2', name: '甲2' }]);
});

it('opens the list by pressing the field where a condition is chosen in a popup, by the view that the list names', async () => {
  const { asked, services } = customers();
  const shown = showField({ property: one, as: 'filter', look: { choiceType: 2, queryCode: 'contacts' }, services });
  await shown.user.click(screen.getByRole('combobox', { name: '数据项' }));
  const dialog = await screen.findByRole('dialog');
  await shown.user.click(await within(dialog).findByText('甲2'));
  await shown.user.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
  expect(shown.last()).toEqual([{ id: '甲2', name: '甲2' }]);
  expect(asked[0]).not.toHaveProperty('filter');
});

describe('picking a record fills in', () => {
  const backfilled = {
    ...one,
    settings: {
      ...settings,
      backfill: [
        { from: 'phone', to: 'phone' },
        { from: 'hidden', to: 'note' },
      ],
    },
  };
  const recordOf = (id: string) =>
    Promise.resolve({
      id: asRecordId(id),
      schemaCode: 'customer',
      version: 1,
      data: { phone: `电话${id}` },
      actions: [],
    });

  function form(getRecord: (input: { id: string }) => Promise<BizRecord>) {
    const { services } = customers();
    const fields = [backfilled, { ...itemOf(0), code: 'phone', name: '电话' }];
    const rows = { ...itemOf(8), subSchema: { properties: fields } };
    const start = [
      { id: 'a', phone: '旧', note: '留' },
      { id: 'b', phone: '别行' },
    ];
    return showField({ property: rows, start, services: { ...services, getRecord } });
  }
  const pick = async (shown: ReturnType<typeof showField>, name: string) => {
    const cells = await screen.findAllByRole('gridcell');
    const cell = cells[0] ?? document.body;
    if (screen.queryByRole('combobox') === null) await shown.user.dblClick(cell);
    else await shown.user.click(screen.getByRole('combobox', { name: '数据项 1' }));
    await shown.user.click(await screen.findByTitle(name));
  };

  it('its neighbours in the row, and leaves what the user may not see and other rows as they are', async () => {
    const shown = form(({ id }) => recordOf(id));
    await pick(shown, '甲2');
    await waitFor(() =>
      expect(shown.last()).toEqual([
        { id: 'a', item: valueOf('甲2'), phone: '电话甲2', note: '留' },
        { id: 'b', phone: '别行' },
      ]),
    );
  });

  it('only what was picked last, however late an older answer comes', async () => {
    const answers = new Map<string, () => void>();
    const shown = form(({ id }) => new Promise((resolve) => answers.set(id, () => void recordOf(id).then(resolve))));
    await pick(shown, '甲2');
    await pick(shown, '甲3');
    answers.get('甲3')?.();
    answers.get('甲2')?.();
    await waitFor(() => expect(shown.last()).toMatchObject([{ item: valueOf('甲3'), phone: '电话甲3' }, {}]));
  });

  it('after another try where the values could not be fetched', async () => {
    let isDown = true;
    const shown = form(({ id }) => (isDown ? Promise.reject(new Error('down')) : recordOf(id)));
    await pick(shown, '甲2');
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('相关内容没有带入表单');
    isDown = false;
    await shown.user.click(within(problem).getByRole('button', { name: /重\s*试/ }));
    await waitFor(() => expect(shown.last()).toMatchObject([{ item: valueOf('甲2'), phone: '电话甲2' }, {}]));
  });
});

describe('a value to read', () => {
  it('leads to the form of the record, and back to where the reader was', async () => {
    const property = itemOf(9, { ...settings, sheetCode: 'main' });
    const { user, shell } = renderWithProviders(<FieldReader property={property} value={valueOf('甲1')} />);
    const link = screen.getByRole('link', { name: '甲1' });
    expect(link).toHaveAttribute('href', '/form/detail?objectId=%E7%94%B21&schemaCode=customer&sheetCode=main');
    await user.click(link);
    expect(shell.paths.at(-1)).toContain('return=');
  });

  it('names the first 20 of hundreds, and all of them when asked', async () => {
    const value = Array.from({ length: 300 }, (_record, index) => valueOf(`甲${index + 1}`));
    const { user, unmount } = renderWithProviders(<FieldReader property={several} value={value} />);
    expect(screen.getAllByRole('link')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: '显示全部 300 项' }));
    expect(screen.getAllByRole('link')).toHaveLength(300);
    unmount();
    renderWithProviders(<FieldCell property={several} value={value} locale="zh" />);
    expect(screen.getAllByRole('link')).toHaveLength(20);
    expect(screen.getByText(/等 300 项/)).toBeInTheDocument();
  });

  it('says that a record is gone, and links to the others', () => {
    const gone = { id: 'x', name: '', schemaCode: 'customer' };
    renderWithProviders(<FieldCell property={several} value={[valueOf('甲1'), gone]} locale="zh" />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['甲1']);
    expect(screen.getByText('已删除的数据')).toBeVisible();
  });

  it('says that a record is not for its reader, without a link', () => {
    const hidden = { id: 'x', name: '', schemaCode: 'customer', hidden: true };
    renderWithProviders(<FieldCell property={several} value={[valueOf('甲1'), hidden]} locale="zh" />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('无权查看')).toBeVisible();
  });
});
