import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of the figures of a column. */
export const columnStatisticsTexts = defineTexts('columnStatistics', {
  zh: {
    title: '“{{name}}”的统计',
    scope: '统计当前条件下的全部数据，不只是本页',
    total: '数据条数',
    filled: '已填写',
    empty: '未填写',
    share: '{{count, number}}（{{share}}）',
    distinct: '不同的值',
    many: '超过 {{limit, number}} 个',
    values: '出现最多的值',
    rest: '其他值',
    nothing: '当前条件下没有数据',
  },
  en: {
    title: 'Statistics of “{{name}}”',
    scope: 'Over all records that the list finds, not this page alone',
    total: 'Records',
    filled: 'Filled in',
    empty: 'Empty',
    share: '{{count, number}} ({{share}})',
    distinct: 'Different values',
    many: 'More than {{limit, number}}',
    values: 'Most frequent values',
    rest: 'Other values',
    nothing: 'The list finds no records',
  },
});
