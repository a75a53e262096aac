import type { OpenPlatform } from '@portico/platform-server/open-platform';
import { sql } from 'kysely';

/** Rows of the large model. */
export const rowCount = 1_000_000;

const properties = [
  '{ code: title, name: 标题, propertyType: 0, required: true }',
  '{ code: batch, name: 批次, propertyType: 0 }',
  '{ code: customer, name: 客户, propertyType: 0 }',
  '{ code: city, name: 城市, propertyType: 0 }',
  '{ code: phone, name: 电话, propertyType: 0 }',
  '{ code: note, name: 说明, propertyType: 1 }',
  '{ code: amount, name: 金额, propertyType: 2 }',
  '{ code: quantity, name: 数量, propertyType: 2 }',
  '{ code: price, name: 单价, propertyType: 2 }',
  '{ code: discount, name: 折扣, propertyType: 2 }',
  '{ code: score, name: 评分, propertyType: 2 }',
  '{ code: orderDate, name: 下单日期, propertyType: 3 }',
  '{ code: dueDate, name: 交期, propertyType: 3 }',
  '{ code: paidDate, name: 付款日期, propertyType: 3 }',
  '{ code: isPaid, name: 已付款, propertyType: 4 }',
  '{ code: isUrgent, name: 加急, propertyType: 4 }',
  '{ code: channel, name: 渠道, propertyType: 12, settings: { options: [线上, 线下, 代理, 直营] } }',
  '{ code: status, name: 状态, propertyType: 14, settings: { options: [新建, 确认, 发货, 完成, 取消] } }',
  '{ code: seller, name: 销售员, propertyType: 50 }',
  '{ code: region, name: 大区, propertyType: 60 }',
];
const codes = properties.map((line) => /code: (\w+)/.exec(line)?.[1] ?? '');

/** An application with one model of twenty columns, whose list comes by order date and sums the amounts. */
const largePackage: Readonly<Record<string, string>> = {
  'application.yaml': `
code: large
name: 大数据量
group: { code: business, name: 业务 }
menu: [{ code: Large, type: BizModel, name: 大订单 }]
`,
  'models/large.yaml': `
schemaCode: Large
name: 大订单
properties:
${properties.map((line) => `  - ${line}`).join('\n')}
forms: [{ code: main, name: 大订单, sections: [{ title: 大订单, properties: [${codes.join(', ')}] }] }]
listViews:
  - code: all
    name: 全部
    queryConditions: []
    queryActions: []
    queryColumns:
      - { propertyCode: amount, sumType: 1 }
${codes
  .filter((code) => code !== 'amount')
  .map((code) => `      - { propertyCode: ${code} }`)
  .join('\n')}
    orderBy: [{ propertyCode: orderDate, direction: desc }]
permissions: [{ role: everyone, view: all, add: true, edit: true, delete: true }]
`,
};

/** Names of the columns that the list of the large model shows. */
export const largeColumns: readonly string[] = codes;

/**
 * Publishes the large model and fills its table in the database itself: what is measured is reading. Values come from
 * the row's number, so that every run has the same; rows are as old as their number, like those of real use.
 */
export async function fillLargeModel({ platform, services }: OpenPlatform, rows = rowCount): Promise<void> {
  await services.appPackages.importPackage(largePackage, {}, null);
  const { db } = platform.connections;
  await sql`insert into biz_large (corp_id, id, version, name, sequence_no, sequence_status, creater, created_time, owner,
      owner_dept_id, modifier, modified_time, f_title, f_batch, f_customer, f_city, f_phone, f_note, f_amount, f_quantity,
      f_price, f_discount, f_score, f_orderdate, f_duedate, f_paiddate, f_ispaid, f_isurgent, f_channel, f_status,
      f_seller, f_region)
    select ${platform.corpId}, regexp_replace(lpad(to_hex(1735689600000 + n * 40), 12, '0') || '70008'
        || lpad(to_hex(n * 2654435761 % 4294967296), 15, '0'), '(.{8})(.{4})(.{4})(.{4})(.{12})', '\\1-\\2-\\3-\\4-\\5'), 1, '大订单 ' || n,
      'L' || lpad(n::text, 8, '0'), 'COMPLETED', people.ids[1 + n % people.count],
      to_timestamp(1735689600 + n * 0.04), people.ids[1 + n % people.count], people.departments[1 + n % people.count],
      people.ids[1 + n % people.count], to_timestamp(1735689600 + n * 0.04),
      '大订单 ' || n, 'B' || n / 1000, '客户 ' || n * 7919 % 5003, '城市 ' || n * 104729 % 331, '138' || lpad((n * 7907 % 100000000)::text, 8, '0'),
      '第 ' || n || ' 单的说明，按约定的时间送到。', n * 7919 % 10000019 / 100.0, n * 31 % 97, n * 17 % 9973 / 10.0, n % 10,
      n * 13 % 101, to_timestamp(1735689600 + n / 2880 * 86400), to_timestamp(1735689600 + n / 2880 * 86400 + 864000),
      case when n % 3 = 0 then to_timestamp(1735689600 + n / 2880 * 86400 + 1728000) end, n % 3 = 0, n % 11 = 0,
      (array['线上', '线下', '代理', '直营'])[1 + n * 7 % 4], (array['新建', '确认', '发货', '完成', '取消'])[1 + n * 3 % 5],
      people.ids[1 + n * 13 % people.count], people.departments[1 + n * 13 % people.count]
    from generate_series(1, ${rows}::bigint) n,
      (select array_agg(u.id order by u.id) as ids, array_agg(l.department_id order by u.id) as departments, count(*) as count
        from app_user u join lateral (select min(d.department_id) as department_id from user_department d
          where d.corp_id = u.corp_id and d.user_id = u.id) l on true where l.department_id is not null) people`.execute(
    db,
  );
  await sql`vacuum analyze biz_large`.execute(db);
}
