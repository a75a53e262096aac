import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the filter by dates. */
export const dateTexts = defineTexts('dateField', {
  zh: {
    first: '开始',
    last: '结束',
    firstOf: '{{label}}：开始',
    lastOf: '{{label}}：结束',
    today: '今天',
    yesterday: '昨天',
    thisWeek: '本周',
    lastWeek: '上周',
    thisMonth: '本月',
    lastMonth: '上月',
    thisQuarter: '本季度',
    thisYear: '今年',
    lastYear: '去年',
    last7Days: '近 7 天',
    last30Days: '近 30 天',
  },
  en: {
    first: 'From',
    last: 'To',
    firstOf: '{{label}}: from',
    lastOf: '{{label}}: to',
    today: 'Today',
    yesterday: 'Yesterday',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisQuarter: 'This quarter',
    thisYear: 'This year',
    lastYear: 'Last year',
    last7Days: 'Last 7 days',
    last30Days: 'Last 30 days',
  },
});
