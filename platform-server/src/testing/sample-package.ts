/** A small application package with every storage of the records: orders with lines, and customers. */
export const samplePackage: Readonly<Record<string, string>> = {
  'application.yaml': `
code: sales
name: 销售管理
name_i18n: { en: Sales }
group: { code: business, name: 业务 }
menu:
  - code: orders
    type: Folder
    name: 订单
    children:
      - { code: Order, type: BizModel, name: 销售订单, name_i18n: { en: Orders } }
      - { code: empty, type: Folder, name: 空目录 }
  - code: secrets
    type: Folder
    name: 内部
    children:
      - code: inner
        type: Folder
        name: 更内部
        children:
          - { code: Customer, type: BizModel, name: 客户 }
`,
  'models/order.yaml': `
schemaCode: Order
name: 销售订单
name_i18n: { en: Order }
nameTemplate: '{title} {sequenceNo}'
sequencePrefix: SO
properties:
  - { code: title, name: 标题, name_i18n: { en: Title }, propertyType: 0, required: true }
  - { code: remark, name: 备注, propertyType: 1 }
  - { code: amount, name: 金额, propertyType: 2, settings: { min: '0' } }
  - { code: dueDate, name: 交期, propertyType: 3, settings: { format: 1 } }
  - { code: urgent, name: 加急, propertyType: 4 }
  - { code: files, name: 附件, propertyType: 6 }
  - { code: channel, name: 渠道, propertyType: 12, settings: { options: [线上, 线下] } }
  - { code: status, name: 状态, propertyType: 14, settings: { options: [{ value: open, name: 打开 }, { value: closed, name: 关闭 }] } }
  - { code: seller, name: 销售员, propertyType: 50 }
  - { code: region, name: 大区, propertyType: 60 }
  - { code: tags, name: 标签, propertyType: 13, settings: { options: [急, 大, 新] } }
  - { code: watchers, name: 关注人, propertyType: 51 }
  - { code: regions, name: 涉及大区, propertyType: 61 }
  - { code: members, name: 成员数, propertyType: 2 }
  - { code: contractNo, name: 合同号, propertyType: 0, unique: true }
  - code: lines
    name: 明细
    propertyType: 8
    subSchema:
      properties:
        - { code: product, name: 产品, propertyType: 0, required: true }
        - { code: quantity, name: 数量, propertyType: 2 }
        - { code: cells, name: 格数, propertyType: 2 }
        - { code: keeper, name: 保管人, propertyType: 50 }
forms:
  - code: main
    name: 订单
    sections: [{ title: 基本信息, properties: [title, amount, lines] }]
listViews:
  - code: all
    name: 全部
    queryConditions: [{ propertyCode: title }]
    queryActions:
      - { actionCode: delete, name: 删除, sortKey: 2 }
      - { actionCode: add, name: 新增, sortKey: 1 }
    queryColumns: [{ propertyCode: sequenceNo }, { propertyCode: amount, sumType: 1 }]
permissions:
  - { role: clerk, view: own, add: true, edit: true, delete: true }
  - { role: lead, view: department, add: false, edit: true, delete: false }
  - { role: auditor, view: all, add: false, edit: false, delete: false }
  - { role: boss, view: all, add: true, edit: true, delete: true }
`,
  'models/customer.yaml': `
schemaCode: Customer
name: 客户
properties:
  - { code: title, name: 名称, propertyType: 0, required: true }
forms: [{ code: main, name: 客户, sections: [{ title: 客户, properties: [title] }] }]
listViews: [{ code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }] }]
permissions: [{ role: boss, view: all, add: true, edit: true, delete: true }]
`,
};

/** Texts of a package with one replaced in one of its files. */
export function changedPackage(file: string, from: string | RegExp, to: string): Record<string, string> {
  const text = samplePackage[file];
  if (text === undefined) throw new Error(`The sample has no file ${file}`);
  return { ...samplePackage, [file]: text.replace(from, to) };
}

/** The package in which those who add orders may export them, too. */
export const exportablePackage = changedPackage(
  'models/order.yaml',
  /(role: (?:clerk|boss), .*) }/g,
  '$1, export: true }',
);
