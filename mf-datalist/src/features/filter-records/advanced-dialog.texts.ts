import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of the dialog of the advanced filter. */
export const advancedDialogTexts = defineTexts('advancedFilterDialog', {
  zh: {
    title: '高级筛选',
    intro: '可按任意数据项设置条件，与筛选表单同时生效。',
    apply: '查询',
    clear: '清空条件',
  },
  en: {
    title: 'Advanced filter',
    intro: 'Conditions on any fields. They hold together with the filter form.',
    apply: 'Search',
    clear: 'Remove all',
  },
});
