import { defineTexts } from '@portico/shared-kit/i18n';

/** The words around the manual; they come with it. */
export const guideTexts = defineTexts('guide', {
  zh: {
    open: '本页帮助',
    title: '使用帮助',
    search: '搜索帮助',
    found: '找到 {{count}} 个主题',
    none: '没有找到相关主题',
    topics: '全部主题',
    groups: { portal: '门户和数据', workflows: '流程', own: '个人', administration: '管理员' },
  },
  en: {
    open: 'Help with this page',
    title: 'How to use the portal',
    search: 'Search help',
    found: { one: '{{count}} topic found', other: '{{count}} topics found' },
    none: 'No topic has these words',
    topics: 'All topics',
    groups: {
      portal: 'Portal and records',
      workflows: 'Workflows',
      own: 'Your own',
      administration: 'For administrators',
    },
  },
});
