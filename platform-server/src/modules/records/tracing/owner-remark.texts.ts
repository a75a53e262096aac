import { defineTexts } from '@portico/shared-kit/i18n';

/** What a line of the form trace is called that tells why a record was handed over. */
export const ownerRemarkTexts = defineTexts('ownerRemark', { zh: { name: '备注' }, en: { name: 'Remark' } });
