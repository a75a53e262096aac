import { defineTexts } from '@portico/shared-kit/i18n';

/** Words in place of a widget that no remote contributes. */
export const contributedTexts = defineTexts('contributedWidget', {
  zh: {
    name: '扩展组件',
    missing: '此组件目前不可用',
    missingHint: '模块 {{remote}} 没有提供组件 {{widget}}，或您没有使用它的权限。',
  },
  en: {
    name: 'Added widget',
    missing: 'This widget is not available',
    missingHint: 'The module {{remote}} offers no widget {{widget}}, or you may not use it.',
  },
});
