import { agree, sendCc, disagree, read, revoke, time } from './actions.ts';
import { seal } from './requests.ts';
import type { Scenario, ScenarioOfKind } from './scenario.ts';

const workflowCode = 'sealApproval';

/** Requests that somebody waits for. */
const waiting: readonly ScenarioOfKind[] = [
  {
    name: 'seal-sales-contract',
    by: 'zhangwei',
    daysAgo: 2.6,
    data: seal('设备采购销售合同', {
      sealType: 'contract',
      copies: 4,
      counterparty: '宁波海川机械股份有限公司',
      reason: '客户已审完合同文本，约定本周签署',
      signers: ['liufang', 'finance', 'zhengyong'],
      readers: ['luojie', 'emma'],
    }),
    steps: [
      [4, agree('liufang', '价格与付款条件已确认，同意。')],
      [3, agree('hejing', '文本为标准模板，同意。')],
      [4, agree('jiangliang', '税率与开票信息无误。')],
    ],
  },
  {
    name: 'seal-bid',
    by: 'zhaoyang',
    daysAgo: 2.9,
    data: seal('投标授权书', {
      sealType: 'legal',
      copies: 2,
      counterparty: '苏州轨道交通集团',
      reason: '周五前递交投标文件',
    }),
  },
  {
    name: 'seal-copyright',
    by: 'pengfeng',
    daysAgo: 1.2,
    data: seal('软件著作权登记申请表', {
      sealType: 'official',
      copies: 2,
      counterparty: '版权保护中心',
      reason: '新版本登记',
    }),
  },
  {
    name: 'seal-testing',
    by: 'wangshihan',
    daysAgo: 4,
    data: seal('软件检测委托书', {
      sealType: 'official',
      copies: 3,
      counterparty: '国家软件质量检验中心',
      reason: '产品发布前第三方检测',
      readers: ['emma'],
    }),
    steps: [
      [4, agree('weijun', '同意用印')],
      [5, agree('hejing', '委托书内容无误。')],
    ],
  },
  {
    name: 'seal-lease',
    by: 'hejuan',
    daysAgo: 1.7,
    data: seal('办公楼租赁补充协议', {
      sealType: 'contract',
      copies: 3,
      counterparty: '上海张江物业管理有限公司',
      reason: '增租十二层，租期一年',
    }),
    steps: [[3, agree('shina', '同意用印')]],
  },
  {
    name: 'seal-confidential',
    by: 'mahaiyan',
    daysAgo: 3.2,
    data: seal('保密协议', {
      sealType: 'legal',
      copies: 1,
      counterparty: '上海智测科技有限公司',
      reason: '外包测试人员入场',
    }),
    steps: [[5, disagree('weijun', '请先补充对方营业执照')]],
  },
  {
    name: 'seal-distribution',
    by: 'emma',
    daysAgo: 2.7,
    data: seal('Distribution agreement', {
      sealType: 'contract',
      copies: 2,
      counterparty: 'Northwind Controls Ltd',
      reason: 'Renewal for two years, terms unchanged',
      readers: ['priya.walker'],
    }),
  },
];

/** Requests that are over, one way or another. */
const over: readonly ScenarioOfKind[] = [
  {
    name: 'seal-cloud',
    by: 'pengfeng',
    daysAgo: 5,
    data: seal('云服务器租用合同', {
      sealType: 'contract',
      copies: 4,
      counterparty: '杭州云启数据服务有限公司',
      reason: '年度续签，价格不变',
      readers: ['zhangwei', 'emma', 'finance'],
    }),
    steps: [
      [4, agree('yangjianhua', '同意用印')],
      [3, agree('finance', '付款条款与预算一致。')],
      [2, agree('hejing', '同意。')],
      [5, agree('chenyang', '已盖章，原件请到前台领取')],
      [2, sendCc('yangjianhua', ['liufang', 'hr', 'admin'], '续签已完成，请知悉')],
      [4, read('finance')],
    ],
  },
  {
    name: 'seal-framework',
    by: 'hananqi',
    daysAgo: 7,
    data: seal('供应商框架协议', {
      sealType: 'contract',
      copies: 2,
      counterparty: '上海信诚办公设备有限公司',
      reason: '新增供应商，条款已由财务核对',
      signers: ['finance', 'hansiyuan'],
      readers: ['zhangwei', 'liufang'],
    }),
    steps: [
      [4, agree('zhengyong', '同意用印')],
      [4, agree('finance', '税务条款无误。')],
      [20, agree('hansiyuan', '同意。')],
      [4, agree('chenyang', '已盖章，原件请到前台领取')],
    ],
  },
  {
    name: 'seal-inquiry',
    by: 'yuanliang',
    daysAgo: 8,
    data: seal('询价函', {
      sealType: 'official',
      copies: 5,
      counterparty: '多家供应商',
      reason: '年度集中采购询价',
    }),
    steps: [[1, revoke('供应商名单有调整，重新发起。')]],
  },
  {
    name: 'seal-never-used',
    by: 'zhangwei',
    daysAgo: 33,
    data: seal('意向合作协议', {
      sealType: 'contract',
      copies: 2,
      counterparty: '无锡恒达电气有限公司',
      reason: '客户要求先签意向书',
    }),
    steps: [
      [4, agree('liufang', '同意用印')],
      [5, agree('finance', '同意。')],
      [390, time],
    ],
  },
  {
    name: 'seal-employment',
    by: 'hr',
    daysAgo: 11,
    data: seal('劳动合同（新入职六人）', {
      sealType: 'official',
      copies: 12,
      counterparty: '新入职员工',
      reason: '下周一入职，需提前备好合同',
      signers: ['yangguoqing'],
      readers: ['admin', 'hr', 'liufang'],
    }),
    steps: [
      [3, agree('tangjie', '同意用印')],
      [3, agree('hejing', '合同为最新模板。')],
      [3, agree('yangguoqing', '同意。')],
      [4, agree('lihaoran', '已盖章。')],
      [3, read('admin')],
      [1, read('hr')],
    ],
  },
  {
    name: 'seal-office-passed',
    by: 'finance',
    daysAgo: 25,
    data: seal('银行询证函', {
      sealType: 'legal',
      copies: 2,
      counterparty: '招商银行上海分行',
      reason: '年度审计函证',
      readers: ['finance', 'liufang'],
    }),
    steps: [
      [3, agree('panmin', '同意用印')],
      [50, time],
      [4, agree('lujie', '已盖章并寄出。')],
      [3, read('liufang')],
    ],
  },
  {
    name: 'seal-reference',
    by: 'emma',
    daysAgo: 17,
    data: seal('Reference letter for a tender', {
      sealType: 'official',
      copies: 1,
      counterparty: 'Severn Water plc',
      reason: 'Asked for by the customer with the tender',
      readers: ['emma', 'priya.walker'],
    }),
    steps: [
      [4, agree('isla.clarke', 'Approved.')],
      [6, agree('hejing', '同意。')],
      [14, agree('chenyang', '已盖章，扫描件已发送。')],
      [4, sendCc('isla.clarke', ['hr', 'emma'], 'Sealed. The scan is with the customer.')],
      [2, read('emma')],
    ],
  },
];

/** The stories of seals: checks by the kind of seal, signatures one after the other, and who is told. */
export const sealScenarios: readonly Scenario[] = [...over, ...waiting].map((scenario) => ({
  ...scenario,
  workflowCode,
}));
