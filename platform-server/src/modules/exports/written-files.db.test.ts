import { read, utils } from '@e965/xlsx';
import { asRecordId } from '@portico/shared-kit/contract/ids';
import { exportablePackage } from '../../testing/sample-package.ts';
import { columns, startExportsWorld, titled } from '../../testing/exports-world.ts';
import { mergesRecords } from './export-rows.ts';

const order = exportablePackage['models/order.yaml'] ?? '';
const extraFields = `
  - { code: share, name: 占比, propertyType: 2, settings: { style: percent, fractionDigits: 1 } }
  - { code: price, name: 单价, propertyType: 2, settings: { style: money, fractionDigits: 2 } }
  - { code: month, name: 月份, propertyType: 3, settings: { format: 4 } }
  - { code: moment, name: 时刻, propertyType: 3, settings: { format: 2 } }
  - { code: clock, name: 钟点, propertyType: 20 }
  - { code: place, name: 地址, propertyType: 10 }
  - code: lines`;
/** Rights by which somebody sees amounts and quantities of their own records, and of no others. */
const permissions = `permissions:
  - { role: clerk, view: own, add: true, edit: true, delete: true, export: true }
  - role: auditor
    view: all
    add: false
    edit: false
    delete: false
    export: true
    fields: [{ propertyCode: amount, visible: false }, { propertyCode: lines.quantity, visible: false }]
  - { role: boss, view: all, add: true, edit: true, delete: true, export: true }
  - { role: lead, view: department, add: false, edit: true, delete: false }
`;
const changed = {
  'models/order.yaml': order
    .replace(", settings: { min: '0' }", '')
    .replace('\n  - code: lines', extraFields)
    .replace(/permissions:[\s\S]*$/, permissions),
};

let world: Awaited<ReturnType<typeof startExportsWorld>>;
beforeAll(async () => {
  world = await startExportsWorld(undefined, changed);
});
afterAll(() => world.app.close());
afterEach(async () => {
  await world.app.platform.connections.db.deleteFrom('export_task').execute();
});

const lines = [
  { id: 'l1', product: '=1+1', quantity: '2', keeper: { id: 'cat', name: 'x' } },
  { id: 'l2', product: '键盘', quantity: '3.5' },
];

test('numbers and days are cells that spreadsheets count with, everything else is as the list shows it', async () => {
  await world.order('ann', {
    title: 'kinds',
    amount: '-1234.5',
    share: '0.125',
    price: '99.9',
    dueDate: '2026-03-01T16:00:00.000Z',
    month: '2026-03-31T16:00:00.000Z',
    moment: '2026-03-01T01:02:03.000Z',
    clock: '09:30:00',
    urgent: true,
    status: 'open',
    tags: ['急', '新'],
    seller: { id: 'cat', name: 'x' },
    watchers: [
      { id: 'ann', name: 'x' },
      { id: 'cat', name: 'x' },
    ],
    region: { id: 'sales', name: 'x' },
    remark: '+49 30',
    place: { provinceAdcode: '330000', provinceName: '浙江省', cityAdcode: '330100', cityName: '杭州市' },
  });
  const codes =
    'title amount share price dueDate month moment clock urgent status tags seller watchers region remark place';
  const asked = { filter: titled('kinds'), columns: columns(...codes.split(' ')) };
  const [head, row] = await world.cells('ann', asked);
  expect(head?.slice(0, 3)).toEqual(['Title', '金额', '占比']);
  const figures = [-1234.5, 0.125, 99.9, '2026-03-02', '2026-04-01', '2026-03-01T09:02:03'];
  const [texts, people] = [
    ['09:30', 'Yes', '打开', '急, 新'],
    ['Kai', '安, Kai', '销售部'],
  ];
  expect(row).toEqual(['kinds', ...figures, ...texts, ...people, "'+49 30", '浙江省, 杭州市']);
  const [, chinese] = await world.cells('ann', asked, 'zh');
  expect(chinese?.slice(8)).toEqual(['是', '打开', '急、新', '凯', '安、凯', '销售部', "'+49 30", '浙江省杭州市']);
  const [, german] = await world.cells('ann', { ...asked, languageType: 'zh' }, 'en');
  expect(german).toEqual(chinese);
});

test('rows of a sub-table stand beside their record, below a head of two rows', async () => {
  await world.order('ann', { title: 'rows', lines });
  await world.order('ann', { title: 'rows' });
  const asked = { filter: titled('rows'), orderBy: [{ propertyCode: 'creater', direction: 'asc' as const }] };
  const some = { propertyCode: 'lines', childColumns: ['product', 'quantity', 'keeper'] };
  const rows = await world.cells('ann', {
    ...asked,
    columns: [{ propertyCode: 'title' }, some, { propertyCode: 'urgent' }],
  });
  expect(rows).toEqual([
    ['Title', '明细', null, null, '加急'],
    [null, '产品', '数量', '保管人'],
    ['rows', "'=1+1", 2, 'Kai'],
    [null, '键盘', 3.5],
    ['rows'],
  ]);
});

test('the values of a record stand beside all of its rows, unless there are too many records', async () => {
  await world.order('ann', { title: 'merged', lines });
  await world.order('ann', { title: 'merged' });
  const asked = { filter: titled('merged'), orderBy: [{ propertyCode: 'creater', direction: 'asc' as const }] };
  const some = { propertyCode: 'lines', childColumns: ['product'] };
  const mergesOf = async (codes: readonly string[]) => {
    const file = await world.fileOf('ann', {
      ...asked,
      columns: [...codes.map((propertyCode) => ({ propertyCode })), some],
    });
    const { Sheets, SheetNames } = read(file);
    return (Sheets[SheetNames[0] ?? '']?.['!merges'] ?? []).map(utils.encode_range);
  };
  expect((await mergesOf(['title', 'amount'])).filter((range) => range.includes('3:'))).toEqual(['A3:A4', 'B3:B4']);
  const columnsOf = (count: number) => Array.from({ length: count }, () => ({ children: null }));
  expect(mergesRecords(50_000, columnsOf(1))).toBe(true);
  expect(mergesRecords(25_001, columnsOf(2))).toBe(false);
  expect(mergesRecords(25_000, [...columnsOf(2), { children: [] }])).toBe(true);
});

test('a file of texts has a byte order mark, the wanted separator, and each record in each of its rows', async () => {
  await world.order('ann', {
    title: 'a;"b"',
    amount: '-5',
    share: '0.125',
    dueDate: '2026-03-01T16:00:00.000Z',
    lines,
  });
  const asked = { filter: titled('a;"b"'), columns: columns('title', 'amount', 'share', 'dueDate', 'lines') };
  const file = await world.fileOf('ann', { ...asked, format: 'csv', separator: ';' });
  expect(file.toString('utf8').split('\r\n')).toEqual([
    '\ufeffTitle;金额;占比;交期;明细 / 产品;明细 / 数量;明细 / 格数;明细 / 保管人',
    `"a;""b""";-5;12.5%;2026-03-02;'=1+1;2;;Kai`,
    '"a;""b""";-5;12.5%;2026-03-02;键盘;3.5;;',
    '',
  ]);
  const commas = await world.fileOf('ann', { ...asked, format: 'csv' });
  expect(commas.toString('utf8')).toContain('Title,金额');
});

test('what the exporter may not see is two dashes, record by record, and other records are not there at all', async () => {
  const data = { title: 'rights', amount: '7', lines: [{ id: 'r1', product: 'p', quantity: '4' }] };
  await world.order('amy', data);
  await world.order('ann', data);
  const asked = { filter: titled('rights'), columns: columns('owner', 'amount', 'lines') };
  const byName = { ...asked, orderBy: [{ propertyCode: 'owner', direction: 'asc' as const }] };
  const mixed = await world.cells('amy', byName, 'en', 2);
  expect(mixed).toContainEqual(['艾', 7, 'p', 4]);
  expect(mixed).toContainEqual(['安', '--', 'p', '--']);
  expect(await world.cells('ann', asked, 'en', 2)).toEqual([['安', 7, 'p', 4]]);
  expect(await world.cells('max', asked, 'en', 2)).toHaveLength(2);
});

test('only records that one may export are in it, though one sees more of them', async () => {
  await world.order('bob', { title: 'scope' });
  await world.order('lee', { title: 'scope' }).catch(() => undefined);
  const { db } = world.app.platform.connections;
  await db.insertInto('user_role').values({ corp_id: 'main', user_id: 'lee', role_id: 'clerk' }).execute();
  world.app.forgetSessions();
  await world.order('lee', { title: 'scope' });
  expect(await world.cells('lee', { filter: titled('scope'), columns: columns('owner') }, 'en', 1)).toEqual([['李']]);
  await db.deleteFrom('user_role').where('user_id', '=', 'lee').where('role_id', '=', 'clerk').execute();
  world.app.forgetSessions();
});

test('the records of the list are there in its order, ticked ones alone where some are ticked', async () => {
  const ids = [];
  for (const amount of ['3', '1', '2'])
    ids.push(await world.order('bob', { title: 'order', amount, remark: `r${amount}` }));
  const asked = { columns: columns('amount') };
  const amounts = async (choice: object) => (await world.cells('bob', { ...asked, ...choice }, 'en', 1)).flat();
  const byAmount = { orderBy: [{ propertyCode: 'amount', direction: 'desc' as const }] };
  expect(await amounts({ filter: titled('order'), ...byAmount })).toEqual([3, 2, 1]);
  const [first, second] = ids.map(asRecordId);
  expect(await amounts({ objectIds: [second, first, asRecordId('gone')], ...byAmount })).toEqual([3, 1]);
  expect(await amounts({ search: 'r2' })).toEqual([2]);
  const spec = [{ propertyCode: 'remark', propertyType: 1, propertyValue: 'r3' }];
  expect(await amounts({ filters: spec, orderByFields: 'amount', orderType: 'asc' })).toEqual([3]);
});

test('the records are those of one moment, however long it takes, and a file has a name that says what and when', async () => {
  const begun = await world.begin('bob', { filter: titled('order'), queryCode: 'all' }, 'zh');
  expect(begun.data.refId).toMatch(/^销售订单\d{14}\.xlsx$/);
  await world.work();
  const { headers } = await world.download(begun.data.id, 'bob');
  expect(headers['content-disposition']).toContain(encodeURIComponent(begun.data.refId));
  expect(headers['content-type']).toContain('spreadsheetml');
});
