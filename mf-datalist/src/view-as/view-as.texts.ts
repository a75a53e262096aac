import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of lists that are seen as somebody else. */
export const viewAsTexts = defineTexts('datalist.viewAs', {
  zh: {
    title: '以他人身份查看列表',
    intro: '列表将按此人的权限和设置显示，您只能浏览。查看会记入审计日志。',
    person: '人员',
    ok: '查看',
    asPerson: '正在以“{{name}}”的身份查看此列表',
    asSomebody: '正在以他人身份查看此列表',
    readOnly: '只能浏览：不能更改数据，也不能打开此列表的记录。单元格中的链接以您本人的权限打开。',
    stop: '停止查看',
  },
  en: {
    title: 'View this list as somebody else',
    intro:
      'The list is shown with this person’s rights and settings, and you can only look. The audit trail records it.',
    person: 'Person',
    ok: 'View',
    asPerson: 'You are viewing this list as {{name}}',
    asSomebody: 'You are viewing this list as somebody else',
    readOnly:
      'Read only: nothing can be changed, and records of this list do not open. Links in cells open with your own rights.',
    stop: 'Stop viewing',
  },
});
