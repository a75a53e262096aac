import { readConfig } from '@portico/platform-server/config';
import { type OpenPlatform, openPlatform } from '@portico/platform-server/open-platform';
import { insertOrganisation } from '@portico/platform-server/testing/test-organisation';
import { sql } from 'kysely';

/** Rows that each order has. */
const linesOfOrder = 2;
const departments = 12;
const people = 120;

const orderPackage: Readonly<Record<string, string>> = {
  'application.yaml': `
code: shop
name: 订单分析
group: { code: business, name: 业务 }
menu: [{ code: ShopOrder, type: BizModel, name: 订单 }]
`,
  'models/order.yaml': `
schemaCode: ShopOrder
name: 订单
properties:
  - { code: title, name: 标题, propertyType: 0, required: true }
  - { code: customer, name: 客户, propertyType: 0 }
  - { code: amount, name: 金额, propertyType: 2 }
  - { code: orderDate, name: 下单日期, propertyType: 3 }
  - { code: isPaid, name: 已付款, propertyType: 4 }
  - { code: channel, name: 渠道, propertyType: 12, settings: { options: [线上, 线下, 代理, 直营] } }
  - { code: status, name: 状态, propertyType: 14, settings: { options: [新建, 确认, 发货, 完成, 取消] } }
  - { code: seller, name: 销售员, propertyType: 50 }
  - { code: region, name: 大区, propertyType: 60 }
  - code: lines
    name: 明细
    propertyType: 8
    subSchema:
      properties:
        - { code: product, name: 产品, propertyType: 0 }
        - { code: price, name: 金额, propertyType: 2 }
forms: [{ code: main, name: 订单, sections: [{ title: 订单, properties: [title, amount, lines] }] }]
listViews:
  - { code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }] }
permissions: [{ role: everyone, view: all, add: true, edit: true, delete: true }]
`,
};

/** Opens an installation of its own in a folder, with 120 people in 12 departments of 3 centres, and so many orders. */
export async function openOrders(home: string, orders: number): Promise<OpenPlatform> {
  const open = await openPlatform(readConfig({ PORTICO_HOME: home, DATABASE_URL: '', LOG_LEVEL: 'error' }));
  const centres = Array.from({ length: 3 }, (_, at) => ({ id: `c${at}`, name: `中心 ${at}` }));
  const below = Array.from({ length: departments }, (_, at) => ({
    id: `d${at}`,
    name: `部门 ${at}`,
    parentId: `c${at % centres.length}`,
  }));
  await insertOrganisation(open.platform, {
    departments: [...centres, ...below],
    roles: [{ code: 'root', name: 'root', grants: ['ADMIN'] }],
    users: [
      { id: 'adm', name: '管理员', roles: ['root'] },
      ...Array.from({ length: people }, (_, at) => ({
        id: `u${at}`,
        name: `员工 ${at}`,
        departmentId: `d${at % departments}`,
      })),
    ],
  });
  await open.services.appPackages.importPackage(orderPackage, {}, null);
  await fill(open, orders);
  return open;
}

/** Fills the tables in the database itself: what is measured is reading. Values come from the number of the order. */
async function fill({ platform: { connections, corpId } }: OpenPlatform, orders: number): Promise<void> {
  const { db } = connections;
  await sql`insert into biz_shoporder (corp_id, id, version, name, sequence_no, sequence_status, creater, created_time, owner,
      owner_dept_id, modifier, modified_time, f_title, f_customer, f_amount, f_orderdate, f_ispaid, f_channel, f_status,
      f_seller, f_region)
    select ${corpId}, 'o' || lpad(n::text, 9, '0'), 1, '订单 ' || n, 'S' || lpad(n::text, 9, '0'), 'COMPLETED', 'u' || n % ${people}::int,
      to_timestamp(1704067200 + n * 0.06), 'u' || n % ${people}::int, 'd' || n % ${departments}::int, 'u' || n % ${people}::int,
      to_timestamp(1704067200 + n * 0.06), '订单 ' || n, '客户 ' || n * 7919 % 5003, 1 + n * 7919 % 10000019 / 100.0,
      to_timestamp(1704067200 + n * 63072000 / ${orders}::bigint / 86400 * 86400), n % 3 = 0,
      (array['线上', '线下', '代理', '直营'])[1 + n * 7 % 4], (array['新建', '确认', '发货', '完成', '取消'])[1 + n * 3 % 5],
      'u' || n * 13 % ${people}::int, 'd' || n * 13 % ${departments}::int
    from generate_series(1, ${orders}::bigint) n`.execute(db);
  await sql`insert into biz_shoporder__lines (corp_id, id, parent_id, sort_key, f_product, f_price)
    select ${corpId}, 'l' || lpad(n::text, 9, '0') || row, 'o' || lpad(n::text, 9, '0'), row, '产品 ' || (n * 31 + row * 17) % 47,
      1 + (n * 31 + row) % 99991 / 10.0
    from generate_series(1, ${orders}::bigint) n, generate_series(1, ${linesOfOrder}::int) row`.execute(db);
  await sql`vacuum analyze biz_shoporder`.execute(db);
  await sql`vacuum analyze biz_shoporder__lines`.execute(db);
}
