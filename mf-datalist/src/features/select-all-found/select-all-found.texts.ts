import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the line that selects everything that a list finds. */
export const selectAllFoundTexts = defineTexts('selectAllFound', {
  zh: {
    page: '已选本页 {{count, number}} 条',
    choose: '选择全部找到的 {{count, number}} 条',
    chosen: '已选择全部找到的 {{count, number}} 条',
    clear: '取消选择',
  },
  en: {
    page: {
      one: 'The one record of this page is selected',
      other: 'All {{count, number}} records of this page are selected',
    },
    choose: { one: 'Select the one found', other: 'Select all {{count, number}} found' },
    chosen: { one: 'The one found is selected', other: 'All {{count, number}} found are selected' },
    clear: 'Clear',
  },
});
