import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of portal pages; those of a widget stand in its folder. */
export const portalTexts = defineTexts('portal', {
  zh: {
    page: {
      title: '工作台',
      fallback: '页面加载失败，已改为显示默认工作台。',
      unreadable: '页面内容无法读取，已改为显示默认工作台。',
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
    },
    widget: {
      failed: 'This widget failed; everything else still works.',
    },
  },
});
