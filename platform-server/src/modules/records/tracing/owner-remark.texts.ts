import { defineTexts } from '@portico/shared-kit/i18n';

/** Name of the line of the form trace that tells why a record was handed over. */
export const ownerRemarkTexts = defineTexts('ownerRemark', { zh: { name: '备注' }, en: { name: 'Remark' } });
