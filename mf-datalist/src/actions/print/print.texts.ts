import { defineTexts } from '@portico/shared-kit/i18n';

/** Words about the template that records of a list are printed by. */
export const printTexts = defineTexts('printRecords', {
  zh: {
    isCustomizePrintTemp: '没有自定义打印模板，将使用通用版式',
    title: '选择打印模板',
    template: '打印模板',
    plain: '通用版式',
    empty: '{{name}}（内容为空）',
    ok: '预览',
  },
  en: {
    isCustomizePrintTemp: 'There is no custom print template; the plain layout is used',
    title: 'Choose a print template',
    template: 'Print template',
    plain: 'Plain layout',
    empty: '{{name}} (empty)',
    ok: 'Preview',
  },
});
