import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of the popup and of the dialog of a sub-table, which come with them. */
export const subTableTexts = defineTexts('datalistSubTable', {
  zh: { pattern: '可用通配符 * 和 ?', rest: '还有 {{count}} 行，点击查看全部' },
  en: {
    pattern: '* and ? stand for any text',
    rest: {
      one: '{{count}} more row: click to see all',
      other: '{{count}} more rows: click to see all',
    },
  },
});
