import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of why records stay. */
export const deleteTexts = defineTexts('deleteRecords', {
  zh: { otherData: '其他数据' },
  en: { otherData: 'other data' },
});
