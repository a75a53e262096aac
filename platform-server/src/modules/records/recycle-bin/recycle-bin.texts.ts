import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of why a record stays in the recycle bin. */
export const recycleBinTexts = defineTexts('recycleBin', {
  zh: { fieldChanged: '该数据项已被删除或更换了类型' },
  en: { fieldChanged: 'This field was removed, or its type was changed' },
});
