import type { Property } from '@portico/shared-kit/fields';
import { ownerRemarkTexts } from './owner-remark.texts.ts';

/** Remark of somebody who handed a record over: no field of the record, but a line of its trace. */
export const ownerRemark: Property = {
  code: 'changeOwnerRemark',
  name: ownerRemarkTexts.t('zh', 'name'),
  name_i18n: JSON.stringify({ en: ownerRemarkTexts.t('en', 'name') }),
  propertyType: 1,
  system: true,
};
