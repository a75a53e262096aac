import { addApprover, agree, disagree } from './actions.ts';
import { pastClaims } from './past-expenses.ts';
import { claim } from './requests.ts';
import type { Scenario, ScenarioOfKind } from './scenario.ts';

const workflowCode = 'expenseApproval';

/** Claims that somebody waits for. */
const waiting: readonly ScenarioOfKind[] = [
  {
    name: 'claim-customers',
    by: 'zhangwei',
    daysAgo: 1.6,
    data: claim(
      '华东客户走访',
      ['机票 上海—厦门', 'transport', 1860],
      ['酒店住宿三晚', 'accommodation', 2340],
      ['行业会议报名费', 'training', 4200],
    ),
    steps: [[3, agree('liufang', '客户已签约，费用合理，同意。')]],
  },
  {
    name: 'claim-returned',
    by: 'zhangwei',
    daysAgo: 6,
    data: claim('区域代理商大会', ['会场租赁', 'training', 4800], ['代理商工作餐', 'meals', 1620]),
    steps: [
      [4, agree('liufang', '同意。')],
      [22, disagree('finance', '餐饮发票抬头不符，请换开后重新提交。')],
    ],
  },
  {
    name: 'claim-taxis',
    by: 'zhangwei',
    daysAgo: 0.7,
    data: claim('市内客户拜访', ['市内打车', 'transport', 386], ['客户工作餐', 'meals', 248]),
  },
  {
    name: 'claim-site',
    by: 'liyunfei',
    daysAgo: 2.8,
    data: claim(
      '项目现场出差',
      ['机票 上海—西安', 'transport', 2380],
      ['酒店住宿四晚', 'accommodation', 1920],
      ['行业会议报名费', 'training', 2800],
    ),
    steps: [[5, agree('dengzhiqiang', '项目验收通过，同意报销。')]],
  },
  {
    name: 'claim-director',
    by: 'liufang',
    daysAgo: 2.1,
    data: claim('销售年会筹备', ['会场定金', 'training', 4800], ['嘉宾住宿', 'accommodation', 3600]),
    steps: [[6, agree('finance', '预算内，票据齐全。')]],
  },
  {
    name: 'claim-invoices',
    by: 'luqian',
    daysAgo: 1.3,
    data: claim(
      '财务共享系统调研',
      ['高铁票 上海—杭州', 'transport', 292],
      ['酒店住宿两晚', 'accommodation', 1180],
      ['认证考试费', 'training', 4400],
    ),
    steps: [[3, addApprover('linyongkang', ['finance'], 'before', '请先核对发票与行程单。')]],
  },
  {
    name: 'claim-second-look',
    by: 'hanli',
    daysAgo: 3.6,
    data: claim('行业展会', ['展位搭建', 'training', 4800], ['布展物流', 'transport', 1500]),
    steps: [
      [4, agree('dengzhiqiang', '同意。')],
      [5, addApprover('finance', ['linyongkang'], 'after', '布展费用较高，请林总监复核。')],
    ],
  },
  {
    name: 'claim-fair',
    by: 'emma',
    daysAgo: 2.4,
    data: claim('Trade fair in Leeds', ['Stand hire', 'training', 4600], ['Hotel, two nights', 'accommodation', 1480]),
    steps: [
      [5, agree('isla.clarke', 'Three new leads came out of it. Approved.')],
      [16, agree('finance', 'Receipts are complete.')],
    ],
  },
  {
    name: 'claim-postage',
    by: 'finance',
    daysAgo: 0.6,
    data: claim('银行回单邮寄', ['快递费', 'office', 268]),
  },
  {
    name: 'claim-lunch',
    by: 'emma',
    daysAgo: 4.2,
    data: claim('Client lunch with Northwind', ['Client lunch', 'meals', 940]),
    steps: [[8, disagree('isla.clarke', 'Please add who was there, then send it again.')]],
  },
];

/** The stories of expense claims by amount, with finance and the division's head beside each other. */
export const expenseScenarios: readonly Scenario[] = [...pastClaims, ...waiting].map((scenario) => ({
  ...scenario,
  workflowCode,
}));
