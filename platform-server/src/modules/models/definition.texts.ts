import { type BilingualText, bilingual } from '@portico/shared-kit/i18n';

/** Faults of a definition, for authors of packages and designers. Codes are those that stand in the file. */
export const definitionTexts = {
  codeTwice: (code: string) => bilingual(`编码“${code}”重复`, `the code “${code}” is used twice`),
  codeOfSystem: (code: string) => bilingual(`“${code}”是系统数据项的编码`, `“${code}” is a field of the system`),
  codeReserved: (code: string) => bilingual(`“${code}”不能用作编码`, `“${code}” cannot be a code`),
  typeUnknown: (code: string, type: number) =>
    bilingual(`“${code}”：没有数据项类型 ${type}`, `“${code}”: there is no field type ${type}`),
  tableInTable: bilingual('子表中不能再有子表', 'a sub-table cannot hold a sub-table'),
  tableWithoutColumns: (code: string) => bilingual(`子表“${code}”没有列`, `the sub-table “${code}” needs columns`),
  typeInTable: (type: number) =>
    bilingual(`子表不能包含类型为 ${type} 的数据项`, `a sub-table cannot hold a field of type ${type}`),
  notUnique: (code: string) => bilingual(`“${code}”不能设为唯一`, `“${code}” cannot be unique`),
  settingUnknown: (name: string) => bilingual(`该类型没有设置“${name}”`, `“${name}” is not a setting of this type`),
  settingUnreadable: (name: string) => bilingual(`设置“${name}”无法读取`, `“${name}” cannot be read`),
  itemUnknown: (code: string) => bilingual(`没有数据项“${code}”`, `there is no field “${code}”`),
  itemKeptBySystem: (code: string) =>
    bilingual(`数据项“${code}”的值由系统维护`, `the system keeps the values of “${code}”`),
  itemNotBeside: (code: string) =>
    bilingual(`同一表单或同一行中没有数据项“${code}”`, `there is no field “${code}” beside it`),
  itemTwice: (code: string) => bilingual(`“${code}”重复列出`, `“${code}” is named twice`),
  notText: (code: string) => bilingual(`“${code}”不是文本`, `“${code}” is not text`),
  nameInOneLanguage: (code: string) =>
    bilingual(
      `nameTemplate 中没有“${code}”：两种语言的名称须由相同的数据项组成`,
      `“${code}” is not a field of nameTemplate: names are made of the same ones in both languages`,
    ),
  nameOfDerived: (code: string) =>
    bilingual(
      `“${code}”会在数据不变时变化，不能用于数据标题`,
      `“${code}” changes without the record, so that no name is made of it`,
    ),
  notSorted: (code: string) => bilingual(`不能按“${code}”排序`, `records cannot be sorted by “${code}”`),
  noFigure: (code: string, figure: number) =>
    bilingual(`“${code}”没有汇总方式 ${figure}`, `“${code}” has no figure ${figure}`),
  notGrouped: (code: string) => bilingual(`不能按“${code}”分组`, `records cannot be grouped by “${code}”`),
  boardNeeded: bilingual('看板视图须有 board 设置', 'a view of the type BOARD needs the settings “board”'),
  calendarNeeded: bilingual('日历视图须有 calendar 设置', 'a view of the type CALENDAR needs the settings “calendar”'),
  endIsStart: bilingual('开始与结束不能是同一个数据项', 'start and end are different fields'),
  noDay: (code: string) => bilingual(`“${code}”不是精确到日的日期`, `“${code}” is no date that tells the day`),
  laneIsColumn: bilingual('泳道与列不能是同一个数据项', 'columns and lanes are made by different fields'),
  treeNeeded: bilingual('树形视图须有 tree 设置', 'a view of the type TREE needs the settings “tree”'),
  ganttNeeded: bilingual('甘特图视图须有 gantt 设置', 'a view of the type GANTT needs the settings “gantt”'),
  notFitting: (code: string) => bilingual(`“${code}”的类型不适用`, `“${code}” is of a type that does not fit`),
  notParent: (code: string) =>
    bilingual(`“${code}”不是关联本模型的单选数据项`, `“${code}” does not hold one record of this model`),
  notNumber: (code: string) => bilingual(`“${code}”不是数值`, `“${code}” is no number`),
  tablesConflict: (other: string) =>
    bilingual(`数据表名称与“${other}”的重复`, `its tables would have the names of those of “${other}”`),
  valueOf: (path: string, { zh, en }: BilingualText) => bilingual(`“${path}”：${zh}`, `“${path}”: ${en}`),
} as const;

/** Faults of what refers to another model. */
export const referenceTexts = {
  modelUnknown: (code: string) => bilingual(`没有模型“${code}”`, `there is no model “${code}”`),
  modelNeeded: (code: string) =>
    bilingual(`“${code}”须指定所关联的模型`, `“${code}” needs the model that it refers to`),
  viewUnknown: (model: string, view: string) =>
    bilingual(`模型“${model}”没有视图“${view}”`, `the model “${model}” has no view “${view}”`),
  formUnknown: (model: string, form: string) =>
    bilingual(`模型“${model}”没有表单“${form}”`, `the model “${model}” has no form “${form}”`),
  itemUnknown: (model: string, item: string) =>
    bilingual(`模型“${model}”没有数据项“${item}”`, `the model “${model}” has no field “${item}”`),
  notReferred: (item: string, model: string) =>
    bilingual(`“${item}”没有关联“${model}”`, `“${item}” does not refer to “${model}”`),
  backfillOfSeveral: bilingual('只能从一条数据回填，不能从多条', 'only one record can be copied from, not several'),
  notCopied: (from: string, to: string) =>
    bilingual(`“${from}”不能回填到“${to}”`, `“${from}” cannot be copied to “${to}”`),
  sourceUnreadable: (code: string) =>
    bilingual(`“${code}”的选项来源无法读取`, `the source of “${code}” cannot be read`),
  twoSources: (code: string) =>
    bilingual(`“${code}”既列出了选项，又取自其他数据`, `“${code}” has options of its own and of records`),
  nothingToAddTo: (code: string) =>
    bilingual(
      `“${code}”的选项取自其他数据，导入时不能添加`,
      `“${code}” has the options of records, so that imports can add none`,
    ),
  choiceUnknown: (code: string) =>
    bilingual(
      `“${code}”的选择方式只能是输入（1）、弹窗（2）或树（3）`,
      `“${code}” can be chosen by typing (1), in a popup (2) or in a tree (3)`,
    ),
  notComparable: (one: string, other: string) =>
    bilingual(`“${one}”与“${other}”不能比较`, `“${one}” and “${other}” cannot be compared`),
} as const;

/** Faults of the condition of a list, by the reason of `filterProblem`. */
export const filterTexts = {
  unknownProperty: bilingual('没有该数据项', 'there is no such field'),
  operatorNotAllowed: bilingual('该数据项不能这样比较', 'this field is not compared so'),
  wrongValue: bilingual('值与数据项的类型不符', 'the value does not fit the field'),
} as const;

/** Faults of buttons of lists. */
export const actionTexts = {
  twice: (code: string) => bilingual(`按钮“${code}”重复`, `the button “${code}” is there twice`),
  notTied: (code: string) =>
    bilingual(`按钮“${code}”没有说明关联什么`, `the button “${code}” does not say what it is tied to`),
  associationUnknown: (type: number) => bilingual(`没有关联类型 ${type}`, `there is no association type ${type}`),
  notAnAddress: (address: string) =>
    bilingual(
      `“${address}”既不是门户路径，也不是 https 地址`,
      `“${address}” is neither a path of the portal nor an https address`,
    ),
  nothing: (code: string) => bilingual(`按钮“${code}”没有任何作用`, `the button “${code}” would do nothing`),
} as const;

/** Faults of permissions. */
export const permissionTexts = {
  conditionUnused: bilingual('条件只在“view: condition”时有效', 'a condition counts with “view: condition” only'),
  conditionNeeded: bilingual('“view: condition”须有条件', '“view: condition” needs a condition'),
  notRestricted: (code: string) => bilingual(`“${code}”不能限制`, `“${code}” cannot be restricted`),
  unseenChanged: bilingual('看不到的数据项不能修改', 'what is not seen cannot be changed'),
} as const;

/** Faults of forms, for authors of packages. Designers read the rows of the catalogue. */
export const formTexts = {
  withoutSections: bilingual('表单至少须有一个分组', 'a form needs a section'),
  tabWithoutTitle: bilingual('页签须有标题', 'a tab needs a title'),
  tabEmpty: (tab: string) => bilingual(`页签“${tab}”中没有分组`, `no section stands in the tab “${tab}”`),
  tabUnknown: (tab: string) => bilingual(`没有页签“${tab}”`, `there is no tab “${tab}”`),
  sectionEmpty: bilingual('分组须有数据项或填写说明', 'a section needs fields or an instruction'),
  itemTwice: (code: string) => bilingual(`数据项“${code}”在表单上重复`, `the field “${code}” stands on the form twice`),
} as const;

/** Faults of data rules. */
export const ruleTexts = {
  unknown: (option: string, checkType: number) =>
    bilingual(`校验类型 ${checkType} 没有选项“${option}”`, `“${option}” is not an option of check type ${checkType}`),
  missing: (option: string) => bilingual(`缺少“${option}”`, `“${option}” is needed`),
  rangeEnd: (option: string) =>
    bilingual(`“${option}”是区间（~）的终点，区间须有终点，其他比较没有`, `“${option}” is the end of a range (~)`),
  otherRows: bilingual(
    '其他数据按其数据项比较，不能按子表的行比较',
    'other records are compared by their fields, not by their rows',
  ),
  outsideRow: (path: string) => bilingual(`“${path}”不在该规则所在的行中`, `“${path}” is not in the row of the rule`),
  notCompared: (code: string, comparison: string) =>
    bilingual(`“${code}”不能用 ${comparison} 比较`, `“${code}” cannot be compared by ${comparison}`),
  noValue: (text: string, code: string) =>
    bilingual(`“${text}”不是“${code}”的值`, `“${text}” is not a value of “${code}”`),
  severalValues: (code: string) => bilingual(`“${code}”含有多个值`, `“${code}” holds more than one value`),
  otherType: (one: string, other: string) =>
    bilingual(`“${one}”与“${other}”的类型不同`, `“${one}” and “${other}” are not of one type`),
} as const;
