import { defineTexts } from '../i18n/define-texts.ts';

/** Words that faults of charts are told with. */
export const reportTexts = defineTexts('reports', { zh: { records: '数据' }, en: { records: 'Records' } });
