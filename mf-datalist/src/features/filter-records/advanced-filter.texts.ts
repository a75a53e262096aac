import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of the advanced filter. */
export const advancedTexts = defineTexts('advancedFilter', {
  zh: {
    open: '高级筛选',
    openCount: '高级筛选（{{count}}）',
    intro: '可按任意数据项设置条件，与筛选表单同时生效。',
    apply: '查询',
    clear: '清空条件',
  },
  en: {
    open: 'Advanced filter',
    openCount: 'Advanced filter ({{count}})',
    intro: 'Conditions on any column. They hold together with the filter form.',
    apply: 'Search',
    clear: 'Remove all conditions',
  },
});
