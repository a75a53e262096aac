import { bilingual } from '@portico/shared-kit/i18n';

/** Faults of the condition of a permission. */
export const conditionTexts = {
  notAFilter: bilingual(
    '不是条件：一组条件有 join 和 items，一个比较有 propertyCode、operator 和 value',
    'is not a condition: a group has join and items, a comparison propertyCode, operator and value',
  ),
  tooDeep: bilingual('条件组嵌套过深', 'has too many groups within groups'),
  tooManyConditions: bilingual('比较过多', 'has too many comparisons'),
  tooManyValues: bilingual('比较的值过多', 'compares with too many values'),
  textTooLong: bilingual('过长', 'is too long'),
  unknownOperator: bilingual('不是操作符', 'is not an operator'),
  valueDoesNotFitOperator: bilingual('与操作符不符', 'does not fit the operator'),
  placeholderUnknown: (name: string) => bilingual(`没有占位符“${name}”`, `there is no placeholder “${name}”`),
  placeholderOfSeveral: (name: string) =>
    bilingual(`“${name}”代表多个值，须放在列表中`, `“${name}” stands for several values, so it needs a list around it`),
  daysInvalid: bilingual('须为距现在的整天数', 'is a whole number of days before or after now'),
  emptyGroup: bilingual('空的条件组对所有数据都成立', 'an empty group would hold for every record'),
  itemUnknown: (code: string) => bilingual(`没有数据项“${code}”`, `there is no field “${code}”`),
  notCompared: (code: string, operator: string) =>
    bilingual(`“${code}”不能用“${operator}”比较`, `“${code}” is not compared by “${operator}”`),
  noValue: (code: string) => bilingual(`不是“${code}”的值`, `is not a value of “${code}”`),
} as const;

/** Reasons why a table cannot be made as a definition says. */
export const definitionTexts = {
  repeated: bilingual('已有数据在此处的值重复', 'records have the same value here'),
} as const;
