import { defineTexts } from '../i18n/index.ts';

/** Words of data rules that have none of their own. The maximum length is worded by the list spec, section 5. */
export const dataRuleTexts = defineTexts('dataRules', {
  zh: { tooLong: '{{field}}最大长度不能超过{{max}}', notUnique: '该值已存在' },
  en: { tooLong: '{{field}} may have at most {{max}} characters', notUnique: 'This value already exists' },
});
