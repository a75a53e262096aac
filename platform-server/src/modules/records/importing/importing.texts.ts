import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of why a draft becomes no record. */
export const importingTexts = defineTexts('recordImporting', {
  zh: { empty: '不能为空', taken: '与已有数据或文件中的其他行重复', referenceGone: '原来关联的数据已被删除' },
  en: {
    empty: 'Must not be empty',
    taken: 'Another record or row has this value already',
    referenceGone: 'The record that it referred to before has been deleted',
  },
});
