import { defineTexts } from '../../i18n/define-texts.ts';

/** The words of the editor of conditions. */
export const conditionBuilderTexts = defineTexts('conditionBuilder', {
  zh: {
    all: '满足以下所有条件',
    any: '满足以下任一条件',
    none: '以下条件均不满足',
    join: '条件之间的关系',
    group: '条件组',
    condition: '第 {{number}} 个条件',
    addCondition: '添加条件',
    addGroup: '添加条件组',
    removeCondition: '删除条件',
    removeGroup: '删除条件组',
    limit: '最多 {{limit}} 个条件',
  },
  en: {
    all: 'All of these are true',
    any: 'Any of these is true',
    none: 'None of these is true',
    join: 'How the conditions count together',
    group: 'Condition group',
    condition: 'Condition {{number}}',
    addCondition: 'Add condition',
    addGroup: 'Add group',
    removeCondition: 'Remove condition',
    removeGroup: 'Remove group',
    limit: 'At most {{limit}} conditions',
  },
});
