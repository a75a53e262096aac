import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of lists that others change meanwhile. */
export const liveTexts = defineTexts('liveList', {
  zh: {
    waiting: '{{count, number}} 处新变化',
    show: '显示',
    changed: '已更新 {{count, number}} 条数据',
    here: '也在查看此列表：{{names}}',
    names: '、',
    more: '{{names}} 等 {{count, number}} 人',
  },
  en: {
    waiting: 'Updates: {{count, number}}',
    show: 'Show',
    changed: 'Records updated: {{count, number}}',
    here: 'Also viewing this list: {{names}}',
    names: ', ',
    more: '{{names}} and others, {{count, number}} in all',
  },
});
