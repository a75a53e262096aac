import { asRecordId } from '@portico/shared-kit/contract/ids';
import { checkAdd } from '@portico/shared-kit/contract/form-entry.endpoints';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { answers, aRecord, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { aProperty } from '@portico/shared-kit/testing/model-builders';
import { InProcessWorker } from '@portico/shared-kit/testing/in-process-worker';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ordersConfig, ordersView } from '../../testing/list-fixtures.ts';
import { addressNow, grid, openList, pageOf } from '../../testing/open-list.tsx';
import { followOthers, othersWrote, until, untilFollowed } from '../../testing/others.ts';

const config: ListConfig = {
  ...ordersConfig,
  view: {
    ...ordersView,
    queryConditions: [],
    viewType: 'CALENDAR',
    calendar: { startTimePropertyCode: 'begin', endTimePropertyCode: 'finish', colourPropertyCode: 'status' },
  },
  properties: [
    ...ordersConfig.properties,
    aProperty('begin', { name: '开始', propertyType: 3, required: true, settings: { format: 1 } }),
    aProperty('finish', { name: '完成', propertyType: 3, settings: { format: 1 } }),
  ],
};

let stored: BizRecord[];

const day = (text: string) => new Date(`${text}T00:00:00+08:00`).toISOString();

const order = (
  id: string,
  name: string,
  [begin, finish]: readonly [string, string?],
  actions: BizRecord['actions'] = ['edit'],
) =>
  aRecord(
    { name, status: 'open', begin: day(begin), finish: finish === undefined ? null : day(finish) },
    { id: asRecordId(id), actions, version: 3 },
  );

/** The calendar of November 2026 over records that saves change, as the server has them. */
function openCalendar(query = '', shown: ListConfig = config) {
  const page = openList(`?at=2026-11-10${query}`, shown);
  replaceAnswers(
    answers(queryRecords, () => pageOf(stored)),
    answers(saveRecord, ({ id, data }) => {
      stored = stored.map((each) =>
        each.id === id ? { ...each, version: each.version + 1, data: { ...each.data, ...data } } : each,
      );
      return stored.find((each) => each.id === id) ?? order('none', '', ['2026-11-01']);
    }),
  );
  return page;
}

/** The link of an entry, found by its words: a month has too many parts to look through all of them by role again and again. */
const entry = async (name: string): Promise<HTMLElement> => screen.findByText(name, { selector: 'a' });
const heading = async (name: string): Promise<HTMLElement> => screen.findByText(name, { selector: 'h2' });
const cellOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-date]')?.dataset['date'];

async function focus(name: string): Promise<void> {
  const link = await entry(name);
  act(() => link.focus());
}

beforeEach(() => {
  stored = [
    order('r1', '订单一', ['2026-11-10', '2026-11-12']),
    order('r2', '订单二', ['2026-11-11']),
    order('r3', '订单三', ['2026-11-20', '2026-11-18'], []),
  ];
});

test('records stand on their days, read with the criteria of the list for the days that are shown alone', async () => {
  const { calls } = openCalendar();
  expect(cellOf(await entry('订单一'))).toBe('2026-11-10');
  expect(await heading('2026年11月')).toBeInTheDocument();
  expect(inputsOf(calls, queryRecords).at(-1)).toMatchObject({
    queryCode: 'all',
    size: 500,
    filter: {
      join: 'and',
      items: [
        { propertyCode: 'begin', operator: 'lessThanOrEqual', value: '2026-12-06T15:59:59.999Z' },
        {
          join: 'or',
          items: [
            { propertyCode: 'begin', operator: 'greaterThanOrEqual', value: '2026-10-25T16:00:00.000Z' },
            { propertyCode: 'finish', operator: 'greaterThanOrEqual', value: '2026-10-25T16:00:00.000Z' },
          ],
        },
      ],
    },
  });
  expect(screen.getByText('共 3 条')).toBeInTheDocument();
});

test('keys move an entry with its length, and its focus; with shift they change its end', async () => {
  const { user, calls } = openCalendar();
  await focus('订单一');
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  await waitFor(async () => expect(cellOf(await entry('订单一'))).toBe('2026-11-11'));
  expect(await entry('订单一')).toHaveFocus();
  expect(await screen.findByText('已移至 2026-11-11')).toBeInTheDocument();
  await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
  expect(await screen.findByText('已改为 2026-11-11 至 2026-11-14')).toBeInTheDocument();
  expect(inputsOf(calls, saveRecord)).toEqual([
    { schemaCode: 'salesOrder', id: 'r1', version: 3, data: { begin: day('2026-11-11'), finish: day('2026-11-13') } },
    { schemaCode: 'salesOrder', id: 'r1', version: 4, data: { finish: day('2026-11-14') } },
  ]);
});

test('keys that come before the save is answered go by its version', async () => {
  const { user, calls } = openCalendar();
  await focus('订单二');
  await user.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}');
  await waitFor(() => expect(inputsOf(calls, saveRecord)).toHaveLength(2));
  expect(inputsOf(calls, saveRecord).map(({ version, data }) => [version, data['begin']])).toEqual([
    [3, day('2026-11-12')],
    [4, day('2026-11-13')],
  ]);
});

test('a menu moves and stretches as the mouse does', async () => {
  const { user, calls } = openCalendar();
  await user.hover(await entry('订单一'));
  await user.click(await screen.findByLabelText('调整“订单一”'));
  await user.click(await screen.findByText('推后一周'));
  await waitFor(async () => expect(cellOf(await entry('订单一'))).toBe('2026-11-17'));
  expect(inputsOf(calls, saveRecord).at(-1)?.data).toEqual({ begin: day('2026-11-17'), finish: day('2026-11-19') });
});

test('a refused change puts the entry back and says why, and none that came after it is tried', async () => {
  const { user, calls } = openCalendar();
  await focus('订单一');
  replaceAnswers(refuses(saveRecord, 'recordMissing'));
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(await screen.findByText(/数据不存在/)).toBeInTheDocument();
  await waitFor(async () => expect(cellOf(await entry('订单一'))).toBe('2026-11-10'));
  await focus('订单一');
  await user.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}');
  await waitFor(async () => expect(cellOf(await entry('订单一'))).toBe('2026-11-10'));
  await focus('订单一');
  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  await waitFor(() => expect(inputsOf(calls, saveRecord).map(({ version }) => version)).toEqual([3, 3, 3]));
});

test('what its user may not edit stays, and what ends before it starts stands at its start and says so', async () => {
  const { user, calls } = openCalendar();
  const link = await entry('订单三');
  expect(cellOf(link)).toBe('2026-11-20');
  expect(link.closest('[data-item]')).toHaveTextContent('11-20 至 11-18 · 未结 · 结束早于开始');
  await focus('订单三');
  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(inputsOf(calls, saveRecord)).toEqual([]);
});

test('arrows lead from day to day and through the entries of a day', async () => {
  const { user } = openCalendar();
  await focus('订单一');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toHaveAttribute('data-date', '2026-11-10');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(await entry('订单二')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('data-date', '2026-11-18');
  await user.keyboard('{PageDown}');
  expect(await heading('2026年12月')).toBeInTheDocument();
  expect(addressNow()).toContain('at=2026-12-01');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-date', '2026-12-01'));
});

test('Enter on a day opens the form of a new record with that day, where the user may add', async () => {
  const { user, shell } = openCalendar();
  replaceAnswers(answers(checkAdd, { workflowCode: null, schemaCode: 'salesOrder', sheetCode: 'main' }));
  await focus('订单二');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(shell.paths[0]).toContain('value.begin=2026-11-11&value.finish=2026-11-11'));
});

test('the address keeps what is shown, and weeks begin as the language has it', async () => {
  const { user } = openCalendar();
  await entry('订单一');
  await user.click(screen.getByText('周'));
  expect(await heading('2026年11月9日 – 11月15日')).toBeInTheDocument();
  await user.click(screen.getByLabelText('下一周'));
  expect(addressNow()).toContain('at=2026-11-17&by=week');
});

test('entries are selected for the actions of the list', async () => {
  const { user } = openCalendar();
  await focus('订单二');
  await user.keyboard(' ');
  expect(screen.getByText(/已选 1 条/)).toBeInTheDocument();
});

test('hours are shown where the dates have them', async () => {
  const properties = config.properties.map((each) =>
    each.code === 'begin' || each.code === 'finish' ? { ...each, settings: { format: 3 } } : each,
  );
  stored = [
    aRecord(
      { name: '订单四', begin: '2026-11-10T01:30:00.000Z', finish: '2026-11-10T03:00:00.000Z' },
      { id: asRecordId('r4') },
    ),
  ];
  openCalendar('&by=week', { ...config, properties });
  const link = await entry('订单四');
  expect(cellOf(link)).toBe('2026-11-10');
  expect(link.closest('[data-item]')).toHaveTextContent('09:30');
});

test('what is not shown is said: too many records of a range, which are read no further, and those without a start', async () => {
  const properties = config.properties.map((each) => (each.code === 'begin' ? { ...each, required: false } : each));
  const { calls } = openCalendar('', { ...config, properties });
  replaceAnswers(answers(queryRecords, ({ size }) => (size === 1 ? pageOf([], 4) : pageOf(stored, 1200))));
  expect(await screen.findByText(/只显示前 6 条，共 1,200 条.*4 条没有“开始”/)).toBeInTheDocument();
  const asked = inputsOf(calls, queryRecords).filter(({ size }) => size === 500);
  expect(asked.map(({ page }) => page)).toEqual([0, 1]);
});

test('days that cannot be read are said to be, and read again', async () => {
  const { user } = openCalendar();
  replaceAnswers(refuses(queryRecords, 'databaseBusy'));
  const retry = await screen.findByRole('button', { name: /重\s*试/ });
  replaceAnswers(answers(queryRecords, pageOf(stored)));
  await user.click(retry);
  expect(await entry('订单一')).toBeInTheDocument();
});

test('whoever does not see the start has the grid', async () => {
  const properties = config.properties.map((each) => (each.code === 'begin' ? { ...each, visible: false } : each));
  openList('', { ...config, properties });
  expect(await grid()).toBeInTheDocument();
});

test('a phone has an agenda of cards', async () => {
  const { matchMedia } = window;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true });
  try {
    openCalendar();
    const section = await screen.findByRole('region', { name: '11月10日周二' });
    expect(within(section).getByRole('link', { name: '订单一' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  } finally {
    window.matchMedia = matchMedia;
  }
});

describe('what others change meanwhile', () => {
  const { marked } = followOthers();
  const moveFirst = () => {
    const moved = order('r1', '订单一', ['2026-11-24', '2026-11-25']);
    stored = stored.map((each) => (each.id === 'r1' ? { ...moved, version: 4 } : each));
  };

  test('moves entries, marks and tells them, and the focus goes along', async () => {
    openCalendar();
    await entry('订单一');
    await untilFollowed();
    await focus('订单一');
    moveFirst();
    await othersWrote();
    await until(async () => expect(cellOf(await entry('订单一'))).toBe('2026-11-24'));
    await until(async () => expect(await entry('订单一')).toHaveFocus());
    expect(screen.getByText('已更新 1 条数据')).toHaveAttribute('role', 'status');
    expect(marked()).toContain((await entry('订单一')).closest('[data-item]'));
  });

  test('is not an own move, and waits while the pointer is down', async () => {
    const { user } = openCalendar();
    await entry('订单二');
    await untilFollowed();
    await focus('订单二');
    await user.keyboard('{Control>}{ArrowRight}{/Control}');
    await screen.findByText('已移至 2026-11-12');
    await othersWrote();
    expect(cellOf(await entry('订单二'))).toBe('2026-11-12');
    expect(marked()).toEqual([]);
    fireEvent.pointerDown(document.body);
    moveFirst();
    await othersWrote();
    expect(cellOf(await entry('订单一'))).toBe('2026-11-10');
    fireEvent.pointerUp(document.body);
    await until(async () => expect(cellOf(await entry('订单一'))).toBe('2026-11-24'));
  });
});

describe('with a script', () => {
  beforeEach(() => Object.assign(globalThis, { Worker: InProcessWorker }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'Worker'));
  const script = `{ options: { version: '1.0' }, hooks: {
    onRowRender: ({ id }) => id === 'r1' ? { text: '注意', tone: 'danger' } : null,
    onCellRender: ({ code, record }) => code === 'name' ? '★' : null,
  } }`;

  test('entries say what it says of their records', async () => {
    openCalendar('', { ...config, view: { ...config.view, script } });
    const link = await screen.findByText(/^订单一 ★$/, { selector: 'a' });
    expect(link.closest('[data-item]')).toHaveTextContent('注意');
  });
});
