import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of records as cards. */
export const cardsTexts = defineTexts('recordCards', {
  zh: { label: '{{name}}列表', total: '{{label}}（全部页）' },
  en: { label: '{{name}} list', total: '{{label}}, all pages' },
});
