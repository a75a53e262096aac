import { defineTexts } from '../i18n/define-texts.ts';

/** The operators by name, as the filter shows them. */
export const operatorTexts = defineTexts('operators', {
  zh: {
    equal: '等于',
    notEqual: '不等于',
    greaterThan: '大于',
    lessThan: '小于',
    greaterThanOrEqual: '大于等于',
    lessThanOrEqual: '小于等于',
    contains: '包含',
    notContains: '不包含',
    isNull: '为空',
    isNotNull: '不为空',
    of: '属于',
    notOf: '不属于',
    have: '含有',
    notHave: '不含有',
    in: '在列表中',
    notIn: '不在列表中',
    between: '介于',
    notBetween: '不介于',
  },
  en: {
    equal: 'is',
    notEqual: 'is not',
    greaterThan: 'is greater than',
    lessThan: 'is less than',
    greaterThanOrEqual: 'is at least',
    lessThanOrEqual: 'is at most',
    contains: 'contains',
    notContains: 'does not contain',
    isNull: 'is empty',
    isNotNull: 'is not empty',
    of: 'belongs to',
    notOf: 'does not belong to',
    have: 'has',
    notHave: 'does not have',
    in: 'is one of',
    notIn: 'is none of',
    between: 'is between',
    notBetween: 'is not between',
  },
});

/** The words of moments, which are before or after each other. */
export const operatorDateTexts = defineTexts('operatorsOfDates', {
  zh: { greaterThan: '晚于', lessThan: '早于', greaterThanOrEqual: '不早于', lessThanOrEqual: '不晚于' },
  en: {
    greaterThan: 'is after',
    lessThan: 'is before',
    greaterThanOrEqual: 'is on or after',
    lessThanOrEqual: 'is on or before',
  },
});
