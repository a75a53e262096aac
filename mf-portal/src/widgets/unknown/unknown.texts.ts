import { defineTexts } from '@portico/shared-kit/i18n';

/** Words in place of a widget that this version cannot read. */
export const unknownTexts = defineTexts('unknownWidget', {
  zh: {
    name: '未知组件',
    title: '当前版本不支持组件“{{type}}”',
    hint: '保存页面时会原样保留，访问者看不到它。',
  },
  en: {
    name: 'Unknown widget',
    title: 'This version does not support the widget “{{type}}”',
    hint: 'It stays as it is when the page is saved. Visitors do not see it.',
  },
});
