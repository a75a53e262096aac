import { defineTexts } from '@portico/shared-kit/i18n';

/** Texts of the shell about remotes that do not load. */
export const remotesTexts = defineTexts('remotes', {
  zh: {
    loading: '正在加载…',
    slow: '加载时间比平时长，请稍候',
    slowRetry: '仍在加载，您可以继续等待，也可以重试',
    retry: '重试',
    copy: '复制详情',
    copied: '已复制',
    reset: '恢复发布版本',
    code: '错误码：{{code}}（{{failure}}）',
    trace: '追踪号：{{id}}',
    owner: '负责团队：{{team}}（{{contact}}）',
  },
  en: {
    loading: 'Loading…',
    slow: 'This is taking longer than usual, please wait',
    slowRetry: 'Still loading. You can keep waiting or try again',
    retry: 'Try again',
    copy: 'Copy details',
    copied: 'Copied',
    reset: 'Reset overrides',
    code: 'Error code: {{code}} ({{failure}})',
    trace: 'Trace: {{id}}',
    owner: 'Team in charge: {{team}} ({{contact}})',
  },
});
