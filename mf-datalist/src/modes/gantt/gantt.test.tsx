import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { groupRecords, matchRecords, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord, QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { conditionsOf } from '@portico/shared-kit/filters';
import { answers, aRecord, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { aListColumn, aProperty } from '@portico/shared-kit/testing/model-builders';
import { InProcessWorker } from '@portico/shared-kit/testing/in-process-worker';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { noChoices } from '../../features/set-columns/column-settings.model.ts';
import { colouredBy, tintOf } from '../../testing/coloured.ts';
import { ordersConfig, ordersView } from '../../testing/list-fixtures.ts';
import { grid, openList, pageOf } from '../../testing/open-list.tsx';
import { followOthers, othersWrote, until, untilFollowed } from '../../testing/others.ts';

const config: ListConfig = {
  ...ordersConfig,
  properties: [
    ...ordersConfig.properties,
    aProperty('from', { name: '开始', propertyType: 3, settings: { format: 1 } }),
    aProperty('to', { name: '完成', propertyType: 3, settings: { format: 1 } }),
    aProperty('done', { name: '进度', propertyType: 2 }),
    aProperty('after', { name: '前置', propertyType: 11, settings: { schemaCode: 'salesOrder' } }),
  ],
  view: {
    ...ordersView,
    queryConditions: [],
    queryColumns: [aListColumn('name', { name: '名称' }), aListColumn('from', {}), aListColumn('to', {})],
    viewType: 'GANTT',
    gantt: {
      titlePropertyCode: 'name',
      startTimePropertyCode: 'from',
      endTimePropertyCode: 'to',
      progressPropertyCode: 'done',
      dependencyPropertyCode: 'after',
    },
  },
};

/** Midnight of a day of March 2026 in the organisation's zone. */
const march = (day: number) => new Date(Date.UTC(2026, 2, day, -8)).toISOString();

const task = (id: string, days: readonly [number, number], data: Record<string, unknown> = {}) =>
  aRecord(
    { name: `任务${id}`, from: march(days[0]), to: march(days[1]), done: '0.5', ...data },
    { id: asRecordId(id), actions: ['edit'], version: 2 },
  );

let stored: BizRecord[];

function openGantt(shown: ListConfig = config) {
  const page = openList('', shown);
  replaceAnswers(
    answers(groupRecords, { groups: [], isCut: false }),
    answers(queryRecords, ({ filter }: QueryRecordsInput) => {
      const waits = conditionsOf(filter ?? { join: 'and', items: [] }).flatMap(({ propertyCode, value }) =>
        propertyCode === 'after' ? [(value as { readonly id: string }).id] : [],
      );
      const after = ({ data }: BizRecord) => ((data['after'] ?? []) as { readonly id: string }[]).map(({ id }) => id);
      return pageOf(
        waits.length === 0 ? stored : stored.filter((each) => after(each).some((id) => waits.includes(id))),
      );
    }),
    answers(saveRecord, ({ id, data }) => {
      stored = stored.map((each) =>
        each.id === id ? { ...each, version: each.version + 1, data: { ...each.data, ...data } } : each,
      );
      return stored.find((each) => each.id === id) as BizRecord;
    }),
  );
  return page;
}

const barOf = (id: string) => screen.findByRole('button', { name: new RegExp(`^任务${id}，`) });
/** The bar as it is called once what was changed is drawn. */
const expectBar = (id: string, name: string | RegExp) =>
  waitFor(async () => expect(await barOf(id)).toHaveAccessibleName(name));
/** The chart may still scroll to its first bar, which draws bars anew. */
const focusBar = (id: string) =>
  waitFor(async () => {
    const bar = await barOf(id);
    act(() => bar.focus());
    expect(bar).toHaveFocus();
  });

beforeEach(() => {
  sessionStorage.clear();
  stored = [task('a', [2, 5]), task('b', [6, 9], { after: [{ id: 'a', name: '任务a' }] })];
});

test('bars say their days and how much is done, beside the rows of the one grid', async () => {
  openGantt();
  await expectBar('a', '任务a，2026-03-02 至 2026-03-05，完成 50%');
  expect(screen.getByRole('treegrid', { name: '销售订单' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: '销售订单时间轴' })).toBeInTheDocument();
});

test('rows that meet a rule are coloured', async () => {
  const where = '{"all":[["done","greaterThan","0.2"]]}';
  openGantt(colouredBy(config, { target: null, where, colour: 'red' }));
  replaceAnswers(answers(matchRecords, [[asRecordId('b')]]));
  const row = (name: string) => screen.getByRole('link', { name }).closest('[role="row"]');
  await screen.findByRole('link', { name: '任务b' });
  await waitFor(() => expect(tintOf(row('任务b'))).toBe('var(--portico-option-red)'));
  expect(tintOf(row('任务a'))).toBe('');
});

test('arrows move a bar by days, one after the other, and with Shift its end', async () => {
  const { user, calls } = openGantt();
  await focusBar('b');
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(inputsOf(calls, saveRecord)).toHaveLength(3));
  expect(inputsOf(calls, saveRecord).map(({ version, data }) => [version, data])).toEqual([
    [2, { from: march(7), to: march(10) }],
    [3, { from: march(8), to: march(11) }],
    [4, { to: march(12) }],
  ]);
  await expectBar('b', '任务b，2026-03-08 至 2026-03-12，完成 50%');
});

test('what follows is moved along where somebody agrees', async () => {
  const { user, calls } = openGantt();
  await focusBar('a');
  await user.keyboard('{ArrowRight}');
  await user.click(await screen.findByRole('button', { name: '顺延 1 项' }));
  await waitFor(() => expect(inputsOf(calls, saveRecord)).toHaveLength(2));
  expect(inputsOf(calls, saveRecord).map(({ id, data }) => [id, data])).toEqual([
    ['a', { from: march(3), to: march(6) }],
    ['b', { from: march(7), to: march(10) }],
  ]);
});

test('a change that is refused goes back, and it is said why', async () => {
  const { user } = openGantt();
  await focusBar('b');
  replaceAnswers(refuses(saveRecord, 'recordConflict'));
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await expectBar('b', '任务b，2026-03-06 至 2026-03-09，完成 50%');
});

test('a stored end before its beginning is named', async () => {
  stored = [task('a', [9, 2])];
  openGantt();
  await expectBar('a', /完成早于开始/);
});

test('whoever does not see a day of the chart has the grid', async () => {
  const properties = config.properties.map((each) => (each.code === 'to' ? { ...each, visible: false } : each));
  openList('', { ...config, properties });
  expect(await grid()).toBeInTheDocument();
});

describe('what others change meanwhile', () => {
  const { marked } = followOthers();
  const barIs = (id: string, name: string) =>
    until(() => expect(screen.getByRole('button', { name: new RegExp(`^任务${id}，`) })).toHaveAccessibleName(name));
  const focusOn = async (id: string) => {
    const bar = await barOf(id);
    act(() => bar.focus());
  };
  const change = (id: string, data: Record<string, unknown>) => {
    stored = stored.map((each) =>
      each.id === id ? { ...each, version: each.version + 1, data: { ...each.data, ...data } } : each,
    );
  };

  test('moves bars and rows, marks both, and leaves the focus on its bar', async () => {
    openGantt();
    await untilFollowed();
    await focusOn('b');
    change('a', { to: march(20) });
    stored = [task('new', [1, 1]), ...stored];
    await othersWrote();
    expect(screen.getByText('已更新 2 条数据')).toHaveAttribute('role', 'status');
    await barIs('a', '任务a，2026-03-02 至 2026-03-20，完成 50%');
    expect(await barOf('new')).toBeInTheDocument();
    expect(await barOf('b')).toHaveFocus();
    expect(marked()).toContain((await barOf('a')).closest('[data-item]'));
    expect(marked()).not.toContain((await barOf('b')).closest('[data-item]'));
  });

  test('stays away from a bar that is dragged, and an own change is neither marked nor told', async () => {
    const { user } = openGantt();
    await untilFollowed();
    const bar = await barOf('b');
    fireEvent.pointerDown(bar, { button: 0 });
    change('a', { to: march(20) });
    await othersWrote();
    await barIs('a', '任务a，2026-03-02 至 2026-03-05，完成 50%');
    fireEvent.pointerUp(bar);
    await barIs('a', '任务a，2026-03-02 至 2026-03-20，完成 50%');
    const [told, { length }] = [screen.getByText('已更新 1 条数据').firstChild, marked()];
    await focusOn('b');
    await user.keyboard('{ArrowRight}');
    await screen.findByText('已保存');
    await othersWrote();
    await barIs('b', '任务b，2026-03-07 至 2026-03-10，完成 50%');
    expect(marked()).toHaveLength(length);
    expect(screen.getByText('已更新 1 条数据').firstChild).toBe(told);
  });
});

describe('with a script', () => {
  beforeEach(() => Object.assign(globalThis, { Worker: InProcessWorker }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'Worker'));

  test('rows draw what it says of their records', async () => {
    const script = `{ options: { version: '1.0' }, hooks: {
      onRowRender: ({ id }) => id === 'a' ? { text: '注意', tone: 'danger' } : null,
      onCellRender: ({ code, record }) => code === 'name' ? { kind: 'tag', text: '标签' + record.id } : null,
    } }`;
    openGantt({ ...config, view: { ...config.view, script } });
    expect(await screen.findByText('注意')).toBeInTheDocument();
    expect(await screen.findByText('标签b')).toBeInTheDocument();
    await expectBar('a', '任务a，2026-03-02 至 2026-03-05，完成 50%');
  });
});

test('no row stays in sight without its bar, and none is offered to', async () => {
  const layout = { ...(noChoices as NonNullable<ListConfig['layout']>), frozenRows: 2 };
  const { user } = openGantt({ ...config, layout });
  await barOf('a');
  expect(document.querySelector('[data-frozen]')).toBeNull();
  await user.click(screen.getByRole('button', { name: '行高与冻结行' }));
  expect(await screen.findByRole('menuitem', { name: '宽松' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: /冻结/ })).toBeNull();
});
