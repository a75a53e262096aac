import { defineTexts } from '@portico/shared-kit/i18n';

/** The question before unsaved work is left behind. */
export const leaveTexts = defineTexts('leave', {
  zh: {
    title: '有未保存的内容，确定离开吗？',
    hint: '离开后，刚才输入的内容不会保留。',
    stay: '继续编辑',
    leave: '离开',
  },
  en: {
    title: 'Leave without saving?',
    hint: 'What you have just entered will not be kept.',
    stay: 'Keep editing',
    leave: 'Leave',
  },
});
