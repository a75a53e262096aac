import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the page as a widget. */
export const pageTexts = defineTexts('pageWidget', { zh: { name: '页面' }, en: { name: 'Page' } });
