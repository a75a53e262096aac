import { defineTexts } from '@portico/shared-kit/i18n';

export const datalistTexts = defineTexts('datalist', {
  zh: { list: { title: '数据列表' } },
  en: { list: { title: 'Data list' } },
});
