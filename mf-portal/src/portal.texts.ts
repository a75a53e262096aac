import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of portal pages; those of a widget stand in its folder. */
export const portalTexts = defineTexts('portal', {
  zh: {
    page: {
      title: '工作台',
      fallback: '页面加载失败，已改为显示默认工作台。',
      unreadable: '页面内容无法读取，已改为显示默认工作台。',
      offline: '无法连接服务器，显示的是您上次打开的页面。',
      filters: '页面筛选',
      clearFilters: '清除筛选',
    },
    widget: {
      failed: '此组件出错，其他内容不受影响。',
    },
  },
  en: {
    page: {
      title: 'Workbench',
      fallback: 'This page could not be loaded, so you see the default workbench.',
      unreadable: 'The content of this page cannot be read, so you see the default workbench.',
      offline: 'The server cannot be reached. This is the page as you saw it last.',
      filters: 'Filters of this page',
      clearFilters: 'Clear filters',
    },
    widget: {
      failed: 'This widget failed; everything else still works.',
    },
  },
});
