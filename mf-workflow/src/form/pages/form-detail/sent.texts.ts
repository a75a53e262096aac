import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of who sent a work item and why. */
export const sentTexts = defineTexts('workflowSent', {
  zh: {
    returned: '{{name}} 退回给您',
    forwarded: '{{name}} 转办给您',
    help: '{{name}} 请您协办',
    sign: '{{name}} 请您加签',
    mend: '请按需修改后重新提交，流程将重新逐级流转。',
    mendStraight: '请按需修改后重新提交，提交后直接回到 {{name}}。',
    handle: '处理后流程将重新逐级流转。',
    handleStraight: '处理后直接回到 {{name}}。',
  },
  en: {
    returned: '{{name}} sent this back to you',
    forwarded: '{{name}} forwarded this to you',
    help: '{{name}} asks for your help',
    sign: '{{name}} asks you to sign',
    mend: 'Make the changes and submit it again. It then goes through all activities again.',
    mendStraight: 'Make the changes and submit it again. It then goes straight back to {{name}}.',
    handle: 'Once you have handled it, it goes through the activities again.',
    handleStraight: 'Once you have handled it, it goes straight back to {{name}}.',
  },
});
