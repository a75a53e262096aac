import { defineTexts } from '@portico/shared-kit/i18n';

export const printTexts = defineTexts('print', {
  zh: { preview: { title: '打印预览' } },
  en: { preview: { title: 'Print preview' } },
});
