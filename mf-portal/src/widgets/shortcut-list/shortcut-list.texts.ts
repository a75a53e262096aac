import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the widget of what was opened last. */
export const shortcutListTexts = defineTexts('shortcutListWidget', {
  zh: {
    name: '最近使用',
    empty: '这里显示您最近打开的内容',
    emptyHint: '打开过的应用、列表和流程会出现在这里，方便下次直接进入。',
    application: '应用',
    menu: '页面',
    workflow: '流程',
  },
  en: {
    name: 'Recently used',
    empty: 'What you opened last appears here',
    emptyHint: 'Applications, lists and workflows that you open are kept here, so that you get back in one click.',
    application: 'Application',
    menu: 'Page',
    workflow: 'Workflow',
  },
});
