import { defineTexts } from '@portico/shared-kit/i18n';

/** Name of the line of the form trace that tells by which template a record was printed. */
export const printedLayoutTexts = defineTexts('printedLayout', {
  zh: { name: '打印模板' },
  en: { name: 'Print template' },
});
