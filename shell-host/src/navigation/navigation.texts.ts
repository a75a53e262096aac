import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the menus beside the content. */
export const navigationTexts = defineTexts('navigation', {
  zh: {
    workflowCenter: '流程中心',
    tree: {
      label: '应用目录',
      search: '搜索目录',
      noResult: '没有搜索结果',
      empty: '此应用还没有可以打开的页面',
      emptyHint: '管理员发布页面后，会显示在这里。',
    },
  },
  en: {
    workflowCenter: 'Workflow center',
    tree: {
      label: 'Application directory',
      search: 'Search the directory',
      noResult: 'No search result',
      empty: 'This application has no page to open yet',
      emptyHint: 'Pages appear here once an administrator has published them.',
    },
  },
});
