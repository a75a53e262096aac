import type { Locale } from '../demo-test.ts';

/** Words that a person reads on the screen in one language. Written by hand: a wrong word in the product must fail. */
interface Words {
  readonly login: {
    readonly title: string;
    readonly account: string;
    readonly password: string;
    readonly enter: string;
  };
  readonly shell: {
    readonly bell: RegExp;
    readonly switcher: string;
    readonly help: string;
    readonly user: RegExp;
    readonly signOut: string;
    readonly language: RegExp;
  };
  readonly portal: {
    readonly title: string;
    readonly applications: string;
    readonly toDo: string;
    readonly recent: string;
  };
  readonly list: {
    readonly view: RegExp;
    readonly search: string;
    readonly apply: string;
    readonly chips: string;
    readonly remove: (name: string) => string;
    readonly add: string;
    readonly total: RegExp;
    readonly nextPage: RegExp;
    readonly previousPage: RegExp;
    readonly sum: RegExp;
    readonly columnActions: string;
    readonly columns: string;
    readonly selectAll: string;
    readonly restore: string;
    readonly ok: RegExp;
  };
  readonly form: { readonly save: string; readonly edit: string; readonly print: string; readonly submit: string };
  readonly workflow: {
    readonly log: string;
    readonly opinion: string;
    readonly agree: string;
    readonly disagree: string;
    readonly submitAgain: string;
    readonly more: string;
  };
}

export const words: Readonly<Record<Locale, Words>> = {
  zh: {
    login: { title: '登录 Portico', account: '账号', password: '密码', enter: '登录' },
    shell: {
      bell: /^通知/,
      switcher: '切换到其他页面或应用',
      help: '帮助',
      user: /的账户$/,
      signOut: '退出登录',
      language: /English/,
    },
    portal: { title: '工作台', applications: '我的应用', toDo: '我的待办', recent: '最近使用' },
    list: {
      view: /^切换视图/,
      search: '搜索文本内容',
      apply: '查询',
      chips: '已选条件',
      remove: (name) => `移除条件“${name}”`,
      add: '新增',
      total: /共 ([\d,]+) 条/,
      nextPage: /下一页/,
      previousPage: /上一页/,
      sum: /^合计/,
      columnActions: '列操作',
      columns: '列设置',
      selectAll: '全选',
      restore: '恢复默认',
      ok: /^确\s*定$/,
    },
    form: { save: '保存', edit: '编辑', print: '打印', submit: '提交' },
    workflow: {
      log: '流程日志',
      opinion: '意见',
      agree: '同意',
      disagree: '不同意',
      submitAgain: '重新提交',
      more: '更多',
    },
  },
  en: {
    login: { title: 'Sign in to Portico', account: 'Account', password: 'Password', enter: 'Sign in' },
    shell: {
      bell: /^Notifications/,
      switcher: 'Go to another page or application',
      help: 'Help',
      user: /'s account$/,
      signOut: 'Sign out',
      language: /中文/,
    },
    portal: { title: 'Workbench', applications: 'My applications', toDo: 'My to-do', recent: 'Recently used' },
    list: {
      view: /^Switch view/,
      search: 'Search text',
      apply: 'Search',
      chips: 'Conditions',
      remove: (name) => `Remove the condition “${name}”`,
      add: 'Add',
      total: /([\d,]+) records?/,
      nextPage: /Next Page/i,
      previousPage: /Previous Page/i,
      sum: /^(Sum|Total)/,
      columnActions: 'Column actions',
      columns: 'Column settings',
      selectAll: 'Select all',
      restore: 'Restore default',
      ok: /^Apply$/,
    },
    form: { save: 'Save', edit: 'Edit', print: 'Print', submit: 'Submit' },
    workflow: {
      log: 'Workflow log',
      opinion: 'Opinion',
      agree: 'Agree',
      disagree: 'Disagree',
      submitAgain: 'Submit again',
      more: 'More',
    },
  },
};
