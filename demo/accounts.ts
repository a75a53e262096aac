import type { Locale } from '@portico/shared-kit/i18n';

/** Person of the demo organisation who can sign in with the password that stands here. */
export interface DemoAccount {
  /** Also the id of the person. */
  readonly username: string;
  readonly password: string;
  readonly locale: Locale;
  /** Purpose of the account in the demo, in the language of its person. */
  readonly shows: string;
}

/** All demo accounts share it, so that one hash serves the whole organisation. */
export const demoPassword = 'Portico-2026';

const account = (username: string, locale: Locale, shows: string): DemoAccount => ({
  username,
  password: demoPassword,
  locale,
  shows,
});

/** The accounts to try the product with. Everybody else of the organisation has the same password. */
export const demoAccounts = {
  admin: account('admin', 'zh', '系统管理员：全部应用与数据'),
  zhangwei: account('zhangwei', 'zh', '华东销售部销售代表：自己的订单、请假、报销、采购与用印'),
  liufang: account('liufang', 'zh', '销售中心主管：审批下属的申请，采购委员会表决，查看部门订单'),
  emma: account('emma', 'en', 'International branch: the portal in English'),
  hr: account('hr', 'zh', '人力资源：全部请假单，三天以上请假的审批'),
  finance: account('finance', 'zh', '财务：全部报销单，五千元以上报销与采购合同的审批'),
} as const satisfies Record<string, DemoAccount>;
