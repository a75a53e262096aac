import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of the debugging of a business rule. */
export const debugRuleTexts = defineTexts('debugRule', {
  zh: { running: '正在调试业务规则“{{rule}}”（调试号 {{id}}）', stop: '结束调试' },
  en: { running: 'The business rule “{{rule}}” is being debugged (debug ID {{id}})', stop: 'Stop debugging' },
});
