import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the container. */
export const newGridTexts = defineTexts('newGridWidget', { zh: { name: '容器' }, en: { name: 'Container' } });
