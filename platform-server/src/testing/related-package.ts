/** Fields of the model Visit, which refers to customers, visits and, by rows, to both. */
const visit = `schemaCode: Visit
name: 客户拜访
name_i18n: { en: Visit }
nameTemplate: "{topic}"
properties:
  - { code: topic, name: 主题, propertyType: 0, required: true }
  - code: customer
    name: 客户
    name_i18n: { en: Customer }
    propertyType: 9
    settings:
      schemaCode: Client
      queryCode: all
      nameProperty: title
      filter: { propertyCode: isActive, operator: equal, value: true }
      backfill: [{ from: phone, to: phone }]
  - { code: phone, name: 电话, propertyType: 0 }
  - { code: previous, name: 上次拜访, propertyType: 9, settings: { schemaCode: Visit } }
  - { code: others, name: 其他客户, propertyType: 11, settings: { schemaCode: Client, nameProperty: title } }
  - code: stops
    name: 行程
    propertyType: 8
    subSchema:
      properties:
        - { code: note, name: 说明, propertyType: 0 }
        - { code: client, name: 客户, propertyType: 9, settings: { schemaCode: Client, nameProperty: title } }
forms: [{ code: main, name: 拜访单, sections: [{ title: 内容, properties: [topic, customer, previous, others, stops] }] }]
listViews:
  - { code: all, name: 全部, queryConditions: [{ propertyCode: customer, choiceType: 2, relativeSchemaCode: Client, relativeQueryCode: all }], queryActions: [], queryColumns: [{ propertyCode: topic }] }
permissions:
  - { role: clerk, view: all, add: true, edit: true, delete: true }
`;

/** The model Client, which refers back to visits: neither can be published first. */
const client = `schemaCode: Client
name: 客户档案
name_i18n: { en: Client }
properties:
  - { code: title, name: 名称, propertyType: 0, required: true }
  - { code: phone, name: 电话, propertyType: 0 }
  - { code: isActive, name: 合作中, propertyType: 4 }
  - { code: lastVisit, name: 最近拜访, propertyType: 9, settings: { schemaCode: Visit } }
forms: [{ code: main, name: 客户, sections: [{ title: 内容, properties: [title] }] }]
listViews:
  - { code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }] }
permissions:
  - { role: clerk, view: own, add: true, edit: true, delete: true }
  - { role: boss, view: all, add: true, edit: true, delete: true }
`;

/** An application whose two models refer to each other. */
export const relatedPackage: Readonly<Record<string, string>> = {
  'application.yaml': 'code: related\nname: 拜访\nmenu: []\n',
  'models/client.yaml': client,
  'models/visit.yaml': visit,
};
