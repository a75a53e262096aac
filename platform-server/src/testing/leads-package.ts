/** Leads: some of their fields take new options from imports, others do not. */
const lead = `schemaCode: Lead
name: 线索
name_i18n: { en: Lead }
nameTemplate: "{title}"
sequencePrefix: L
properties:
  - { code: title, name: 名称, propertyType: 0, required: true }
  - code: source
    name: 来源
    name_i18n: { en: Source }
    propertyType: 14
    settings: { importsMayAdd: true, options: [{ value: fair, name: 展会, name_i18n: { en: Trade fair } }, { value: web, name: 官网, name_i18n: { en: Website } }] }
  - { code: topics, name: 主题, propertyType: 13, settings: { importsMayAdd: true, options: [培训, 维修] } }
  - { code: stage, name: 阶段, propertyType: 12, settings: { options: [新建, 跟进] } }
  - { code: rating, name: 评级, propertyType: 12, settings: { importsMayAdd: true, options: [高, 低] } }
  - code: lines
    name: 明细
    propertyType: 8
    subSchema:
      properties:
        - { code: product, name: 产品, propertyType: 0 }
        - { code: unit, name: 单位, propertyType: 14, settings: { importsMayAdd: true, options: [件] } }
forms: [{ code: main, name: 线索, sections: [{ title: 内容, properties: [title, source, lines] }] }]
listViews:
  - { code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }] }
permissions:
  - { role: boss, view: all, add: true, edit: true, delete: true, import: true }
  - { role: clerk, view: own, add: true, edit: true, delete: true, import: true, fields: [{ propertyCode: rating, writable: false }] }
`;

/** The package of leads. */
export const leadsPackage: Readonly<Record<string, string>> = {
  'application.yaml': 'code: leads\nname: 线索\nmenu: []\n',
  'models/lead.yaml': lead,
};
