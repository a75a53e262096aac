import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the list of opinions on a form. */
export const approvalOpinionTexts = defineTexts('approvalOpinion', {
  zh: { none: '暂无审批意见，审批时自动记录', onBehalfOf: '代 {{name}} 处理' },
  en: { none: 'No opinions yet: they are recorded on approval', onBehalfOf: 'on behalf of {{name}}' },
});
