/** The model whose records are options: parts with their sizes, some of which are not made any more. */
const part = `schemaCode: Part
name: 零件
name_i18n: { en: Part }
nameTemplate: "{title}"
properties:
  - { code: title, name: 名称, propertyType: 0, required: true }
  - { code: size, name: 尺寸, propertyType: 0 }
  - { code: isMade, name: 在产, propertyType: 4 }
  - { code: keeper, name: 保管人, propertyType: 50 }
forms: [{ code: main, name: 零件, sections: [{ title: 内容, properties: [title, size, isMade] }] }]
listViews:
  - { code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }], orderBy: [{ propertyCode: title, direction: desc }] }
permissions:
  - { role: clerk, view: own, add: true, edit: true, delete: true }
  - { role: boss, view: all, add: true, edit: true, delete: true }
`;

/** The model Job, whose part, its size, its spare parts and those of its rows are texts of parts. */
const job = `schemaCode: Job
name: 工单
name_i18n: { en: Job }
properties:
  - { code: topic, name: 主题, propertyType: 0 }
  - code: part
    name: 零件
    name_i18n: { en: Part }
    propertyType: 14
    settings:
      source:
        schemaCode: Part
        propertyCode: title
        queryCode: all
        orderByFields: [title]
        condition: { propertyCode: isMade, operator: equal, value: true }
  - code: size
    name: 尺寸
    propertyType: 12
    settings: { source: { schemaCode: Part, propertyCode: size, match: { propertyCode: title, equals: part } } }
  - { code: spares, name: 备件, propertyType: 15, settings: { source: { schemaCode: Part, propertyCode: title } } }
  - code: steps
    name: 步骤
    propertyType: 8
    subSchema:
      properties:
        - { code: part, name: 零件, propertyType: 14, settings: { source: { schemaCode: Part, propertyCode: title } } }
        - code: size
          name: 尺寸
          propertyType: 14
          settings: { source: { schemaCode: Part, propertyCode: size, match: { propertyCode: title, equals: part } } }
  - code: extras
    name: 加工
    propertyType: 8
    subSchema:
      properties:
        - code: size
          name: 尺寸
          propertyType: 14
          settings: { source: { schemaCode: Part, propertyCode: size, match: { propertyCode: title, equals: part } } }
forms: [{ code: main, name: 工单, sections: [{ title: 内容, properties: [topic, part, size, spares, steps, extras] }] }]
listViews:
  - { code: all, name: 全部, queryConditions: [{ propertyCode: part }], queryActions: [], queryColumns: [{ propertyCode: part }] }
permissions:
  - { role: clerk, view: all, add: true, edit: true, delete: true }
  - { role: boss, view: all, add: true, edit: true, delete: true }
`;

/** An application with a model whose options come from another one's records. */
export const optionsPackage: Readonly<Record<string, string>> = {
  'application.yaml': 'code: jobs\nname: 工单\nmenu: []\n',
  'models/job.yaml': job,
  'models/part.yaml': part,
};
