import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the address editor. */
export const addressTexts = defineTexts('addressField', {
  zh: {
    region: '{{label}}：省市区',
    detail: '{{label}}：详细地址',
    choose: '请选择省市区',
    street: '街道、门牌号，可粘贴整段地址',
  },
  en: {
    region: '{{label}}: province, city, area',
    detail: '{{label}}: street and number',
    choose: 'Province, city, area',
    street: 'Street and number, or paste a whole address',
  },
});
