import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { groupRecords, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord, QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { conditionsOf } from '@portico/shared-kit/filters';
import { answers, aRecord, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { aProperty } from '@portico/shared-kit/testing/model-builders';
import { InProcessWorker } from '@portico/shared-kit/testing/in-process-worker';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noChoices } from '../../features/set-columns/column-settings.model.ts';
import { ordersConfig, ordersView } from '../../testing/list-fixtures.ts';
import { grid, openList } from '../../testing/open-list.tsx';
import { followOthers, othersWrote, until, untilFollowed } from '../../testing/others.ts';

const config: ListConfig = {
  ...ordersConfig,
  properties: [
    ...ordersConfig.properties,
    aProperty('above', { name: '上级', propertyType: 9, settings: { schemaCode: 'salesOrder' } }),
    aProperty('place', { name: '排序号', propertyType: 2, settings: { fractionDigits: 0 } }),
  ],
  view: {
    ...ordersView,
    queryConditions: [],
    viewType: 'TREE',
    tree: { parentPropertyCode: 'above', orderPropertyCode: 'place' },
    orderBy: [{ propertyCode: 'place', direction: 'asc' }],
  },
};

let stored: BizRecord[];

const task = (id: string, above: string | null, place: number, actions: BizRecord['actions'] = ['edit']) =>
  aRecord(
    { name: `任务${id}`, above: above === null ? null : { id: above, name: `任务${above}` }, place: String(place) },
    { id: asRecordId(id), actions, version: 2 },
  );

const aboveOf = ({ data }: BizRecord) => (data['above'] as { readonly id: string } | null)?.id ?? null;

/** Answers of the server: of what is found the part that a query asks for. */
function partOf({ tree, filter, page, size }: QueryRecordsInput) {
  const asked = filter === undefined ? [] : conditionsOf(filter);
  const valuesOf = (code: string) =>
    asked.filter(({ propertyCode }) => propertyCode === code).map(({ value }) => value);
  const [above] = valuesOf('above') as { readonly id: string }[];
  const found = stored.filter((record) => {
    if (tree?.part === 'circles') return ['x', 'y'].includes(record.id);
    if (tree?.part === 'roots') return aboveOf(record) === null;
    return (above === undefined || aboveOf(record) === above.id) && !valuesOf('id').includes(record.id);
  });
  const sorted = found.toSorted((left, right) => Number(left.data['place']) - Number(right.data['place']));
  const content = sorted.slice(page * size, (page + 1) * size);
  return { content, totalElements: found.length, sumMap: {}, actions: [] };
}

function openTree(shown: ListConfig = config) {
  const page = openList('', shown);
  replaceAnswers(
    answers(queryRecords, partOf),
    answers(groupRecords, ({ filter }) => {
      const asked = conditionsOf(filter ?? { join: 'and', items: [] }).map(({ value }) => (value as { id: string }).id);
      const groups = asked.flatMap((value) => {
        const count = stored.filter((record) => aboveOf(record) === value).length;
        return count === 0 ? [] : [{ keys: [{ value, name: null, name_i18n: null }], count, sumMap: {} }];
      });
      return { groups, isCut: false };
    }),
    answers(saveRecord, ({ id, data }) => {
      stored = stored.map((each) => (each.id === id ? { ...each, version: 3, data: { ...each.data, ...data } } : each));
      return stored.find((each) => each.id === id) as BizRecord;
    }),
  );
  return page;
}

const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return link.closest<HTMLElement>('[role="row"]') as HTMLElement;
};
const names = () => screen.getAllByRole('link', { name: /^任务/ }).map(({ textContent }) => textContent);

/** Waits until it is known what is below the first row, and opens it. */
async function expandFirst(user: ReturnType<typeof openTree>['user']) {
  await user.click(await screen.findByRole('button', { name: '展开第 1 行' }));
  await rowOf('任务a1');
}

beforeEach(() => {
  sessionStorage.clear();
  stored = [
    task('a', null, 10),
    task('b', null, 20),
    task('c', null, 30, []),
    task('a1', 'a', 10),
    task('a2', 'a', 20),
  ];
});

test('the first rows stay in sight, whatever is opened among them', async () => {
  const layout = { ...(noChoices as NonNullable<ListConfig['layout']>), frozenRows: 2 };
  const { user } = openTree({ ...config, layout });
  const frozen = async () =>
    Promise.all(names().map(async (name) => [name, (await rowOf(name)).dataset['frozen'] ?? null]));
  await rowOf('任务c');
  expect(await frozen()).toEqual([
    ['任务a', 'all'],
    ['任务b', 'last'],
    ['任务c', null],
  ]);
  await expandFirst(user);
  expect(await frozen()).toEqual([
    ['任务a', 'all'],
    ['任务a1', 'last'],
    ['任务a2', null],
    ['任务b', null],
    ['任务c', null],
  ]);
});

test('rows are opened one by one, and say their level, their place and how many are below them', async () => {
  const { user, calls } = openTree();
  await expandFirst(user);
  expect(names()).toEqual(['任务a', '任务a1', '任务a2', '任务b', '任务c']);
  const [top, below] = [await rowOf('任务a'), await rowOf('任务a2')];
  expect(top).toHaveAttribute('aria-expanded', 'true');
  expect(within(top).getByTitle('下级 2 条')).toHaveTextContent('2');
  expect([below.ariaLevel ?? below.getAttribute('aria-level'), below.getAttribute('aria-posinset')]).toEqual([
    '2',
    '2',
  ]);
  expect(below).toHaveAttribute('aria-setsize', '2');
  const asked = inputsOf(calls, queryRecords);
  expect(asked.map(({ tree }) => tree?.part)).toEqual(expect.arrayContaining(['roots', 'circles']));
  expect(asked.at(-1)?.filter).toMatchObject({ propertyCode: 'above', operator: 'equal', value: { id: 'a' } });
  await user.click(screen.getByRole('button', { name: '收起第 1 行' }));
  await waitFor(() => expect(names()).toEqual(['任务a', '任务b', '任务c']));
});

test('keys open and close rows, and lead from a row to the one above it', async () => {
  const { user } = openTree();
  await screen.findByRole('button', { name: '展开第 1 行' });
  const treegrid = screen.getByRole('treegrid', { name: '销售订单' });
  treegrid.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await rowOf('任务a1');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(names()).toEqual(['任务a', '任务b', '任务c']));
});

test('a row is put at another place of its level by its menu, and its number alone is saved', async () => {
  const { user, calls } = openTree();
  await user.click(await screen.findByRole('button', { name: '“任务b”的操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '上移' }));
  expect(await screen.findByText('顺序已保存')).toBeInTheDocument();
  expect(inputsOf(calls, saveRecord)).toEqual([
    { schemaCode: 'salesOrder', id: 'b', version: 2, data: { place: '0' } },
  ]);
  await waitFor(() => expect(names()).toEqual(['任务b', '任务a', '任务c']));
});

test('an order that is refused goes back, and it is said why', async () => {
  const { user } = openTree();
  await user.click(await screen.findByRole('button', { name: '“任务b”的操作' }));
  replaceAnswers(refuses(saveRecord, 'recordConflict'));
  await user.click(await screen.findByRole('menuitem', { name: '上移' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['任务a', '任务b', '任务c']));
});

test('a row without the right to edit has no menu, and none has one where the field above is not written', async () => {
  openTree();
  await rowOf('任务c');
  expect(screen.queryByRole('button', { name: '“任务c”的操作' })).not.toBeInTheDocument();
});

test('records in circles stand at the top by name, once', async () => {
  stored = [...stored, task('x', 'y', 1), task('y', 'x', 2), task('z', 'x', 3)];
  const { user } = openTree();
  const row = await rowOf('任务x');
  await waitFor(() => expect(row).toHaveTextContent('上级成环'));
  expect(row).toHaveTextContent('此数据的上级“任务y”又在它之下');
  await user.click(await screen.findByRole('button', { name: '展开第 1 行' }));
  await rowOf('任务z');
  expect(names().filter((name) => name === '任务y')).toHaveLength(1);
});

test('a found record whose parent is not found stands at the top with the name of its parent', async () => {
  stored = [task('a1', 'a', 10)];
  openTree();
  replaceAnswers(
    answers(queryRecords, ({ tree }) => ({
      ...partOf({ tree } as never),
      ...(tree?.part === 'roots' && { content: stored, totalElements: 1 }),
    })),
  );
  expect(await rowOf('任务a1')).toHaveTextContent('属于 任务a');
});

test('rows are selected for the actions of the list', async () => {
  const { user } = openTree();
  await expandFirst(user);
  await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
  expect(screen.getByText(/已选 1 条/)).toBeInTheDocument();
});

test('on a phone rows are cards, set in by their level', async () => {
  const { matchMedia } = window;
  try {
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: true });
    const { user } = openTree();
    await user.click(await screen.findByRole('button', { name: '展开下级，共 2 条' }));
    const card = (await screen.findByRole('link', { name: '任务a1' })).closest('[data-level]');
    expect(card).toHaveAttribute('data-level', '1');
  } finally {
    window.matchMedia = matchMedia;
  }
});

test('a tree that cannot be read says so, and is read again', async () => {
  const { user } = openTree();
  replaceAnswers(refuses(queryRecords, 'databaseBusy'));
  const retry = await screen.findByRole('button', { name: /重\s*试/ });
  replaceAnswers(answers(queryRecords, partOf));
  await user.click(retry);
  expect(await rowOf('任务a')).toBeInTheDocument();
});

test('whoever does not see the field above has the grid', async () => {
  const properties = config.properties.map((each) => (each.code === 'above' ? { ...each, visible: false } : each));
  openList('', { ...config, properties });
  expect(await grid()).toBeInTheDocument();
});

describe('what others change meanwhile', () => {
  const { marked } = followOthers();
  const open = async () => {
    const page = openTree();
    await expandFirst(page.user);
    await untilFollowed();
    return page;
  };
  const change = (id: string, data: Record<string, unknown>) => {
    stored = stored.map((each) =>
      each.id === id ? { ...each, version: each.version + 1, data: { ...each.data, ...data } } : each,
    );
  };

  test('is shown in open branches, with rows that come, and the cursor and the selection stay on their rows', async () => {
    const { user } = await open();
    const cell = within(await rowOf('任务b')).getAllByRole('gridcell')[3] as HTMLElement;
    await user.click(cell);
    await user.click(screen.getByRole('checkbox', { name: '选择第 4 行' }));
    change('a2', { customer: '新公司' });
    stored = [...stored, task('new', 'a', 5)];
    await othersWrote();
    await until(() => expect(names()).toEqual(['任务a', '任务new', '任务a1', '任务a2', '任务b', '任务c']));
    const row = await rowOf('任务b');
    expect(row.querySelector('[data-cursor]')).not.toBeNull();
    expect(within(row).getByRole('checkbox')).toBeChecked();
    expect(within(await rowOf('任务a')).getByTitle('下级 3 条')).toBeInTheDocument();
    expect(screen.getByText('已更新 2 条数据')).toHaveAttribute('role', 'status');
    const cells = new Set(marked());
    expect(cells).toContain(screen.getByText('新公司').closest('[role=gridcell]'));
    expect([...cells].filter((each) => each.closest('[data-row]') === row)).toEqual([]);
  });

  test('moves a row to the branch that it is in now, once', async () => {
    await open();
    change('a1', { above: null, place: '25' });
    await othersWrote();
    await until(() => expect(names()).toEqual(['任务a', '任务a2', '任务b', '任务a1', '任务c']));
    expect(within(await rowOf('任务a')).getByTitle('下级 1 条')).toBeInTheDocument();
  });

  test('is not an own order, which is neither marked nor told', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '“任务b”的操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '上移' }));
    await screen.findByText('顺序已保存');
    await othersWrote();
    expect(names()).toEqual(['任务b', '任务a', '任务a1', '任务a2', '任务c']);
    expect(marked()).toEqual([]);
    expect(screen.queryByText(/已更新/)).toBeNull();
  });

  test('waits while a row is held', async () => {
    await open();
    const handle = (await rowOf('任务b')).querySelector('[data-drag]') as HTMLElement;
    fireEvent.pointerDown(handle, { button: 0 });
    change('c', { place: '1' });
    await othersWrote();
    expect(names()[0]).toBe('任务a');
    fireEvent.pointerUp(handle);
    await until(() => expect(names()[0]).toBe('任务c'));
  });
});

describe('with a script', () => {
  beforeEach(() => Object.assign(globalThis, { Worker: InProcessWorker }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'Worker'));
  const script = `{ options: { version: '1.0' }, hooks: {
    onRowRender: ({ id }) => id === 'a' ? { text: '注意', tone: 'danger' } : null,
    onCellRender: ({ code, record }) => code === 'amount' ? { kind: 'tag', text: '金额' + record.id } : null,
  } }`;

  test('rows draw what it says of their records, also of those that come when a branch is opened', async () => {
    const { user } = openTree({ ...config, view: { ...config.view, script } });
    expect(await screen.findByText('注意')).toBeInTheDocument();
    expect(await screen.findByText('金额b')).toBeInTheDocument();
    expect(screen.queryByText('金额a1')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^展开/ }));
    expect(await screen.findByText('金额a1')).toBeInTheDocument();
    expect(screen.getByText('金额b')).toBeInTheDocument();
  });
});
