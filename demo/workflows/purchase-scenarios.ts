import { abstain, agree, call, disagree, instanceAdminLive, read, submit, time } from './actions.ts';
import { purchase } from './requests.ts';
import type { Scenario, ScenarioOfKind } from './scenario.ts';

const workflowCode = 'purchaseApproval';
const [office, computers] = ['上海信诚办公设备有限公司', '杭州云桥数码有限公司'];

type Steps = NonNullable<Scenario['steps']>;

/** Quotations are compared, and four of six who review them agree: as many as are needed. */
const compared: Steps = [
  [9, submit('ouyangtianyou', '三家比价完成，建议选择报价最低且交期最短的一家。')],
  [5, agree('hananqi', '比价过程完整，同意。')],
  [1, agree('yuanliang', '同意。')],
  [2, disagree('zhangyong', '第二家的质保期更长，建议再议。')],
  [1, agree('subin', '价格合理，同意。')],
  [1, agree('zhuguiying', '同意。')],
];
const checked: Steps = [...compared, [6, agree('finance', '合同条款与预算无误。')]];
const voted: Steps = [
  ...checked,
  [5, agree('hansiyuan', '同意。')],
  [2, agree('linyongkang', '预算已预留，同意。')],
  [3, abstain('ouyangkai', '与本中心有关，弃权。')],
  [1, agree('liufang', '有利于客户演示，同意。')],
  [2, agree('finance', '同意。')],
];

/** Purchases that somebody or something waits for. */
const waiting: readonly ScenarioOfKind[] = [
  {
    name: 'purchase-monitor',
    by: 'zhangwei',
    daysAgo: 3.4,
    data: purchase('客户演示显示器', computers, 15, ['显示器', 2]),
  },
  {
    name: 'purchase-phones',
    by: 'luojie',
    daysAgo: 1.5,
    data: purchase('远程会议设备', computers, 12, ['会议摄像头', 2]),
  },
  {
    name: 'purchase-laptop',
    by: 'zhangwei',
    daysAgo: 9,
    data: purchase('替换故障笔记本', computers, 5, ['笔记本电脑', 1]),
    steps: [
      [4, agree('liufang', '原机已报废，同意。')],
      [20, agree('yaotao', '有框架协议价，直接下单。')],
      [104, time],
    ],
  },
  {
    name: 'purchase-test-lab',
    by: 'yeming',
    daysAgo: 4.5,
    data: purchase('测试环境搭建', office, 14, ['固态硬盘', 8]),
    steps: [[5, agree('weijun', '测试排期紧，请尽快。')]],
  },
  {
    name: 'purchase-review',
    by: 'zhaoshihan',
    daysAgo: 4,
    data: purchase('自动化测试机房扩容', computers, 21, ['服务器内存', 24]),
    steps: [[4, agree('weijun', '同意。')], ...compared.slice(0, 3)],
  },
  {
    name: 'purchase-contract',
    by: 'huangtianyou',
    daysAgo: 5,
    data: purchase('项目现场物资', computers, 18, ['笔记本电脑', 4]),
    steps: [[4, agree('zhaozihan', '项目合同已约定，同意。')], ...compared],
  },
  {
    name: 'purchase-vote',
    by: 'liaohaoran',
    daysAgo: 7.5,
    data: purchase('研发云资源年度采购', computers, 30, ['云主机资源', 24]),
    steps: [[4, agree('yangjianhua', '按年度预算执行，同意。')], ...checked, [20, agree('hansiyuan', '同意。')]],
  },
  {
    name: 'purchase-unreported',
    by: 'zhangwei',
    daysAgo: 14,
    data: purchase('展厅升级改造', office, 30, ['会议摄像头', 60]),
    // Her manager votes later, and is not asked before.
    steps: [...voted, [1, call]],
  },
  {
    name: 'purchase-desk',
    by: 'emma',
    daysAgo: 6,
    data: purchase('Meeting room refit', 'Harbour Office Supplies Ltd', 20, ['Standing desk', 4]),
    steps: [
      [5, agree('isla.clarke', 'The old desks are past repair. Approved.')],
      [20, agree('yaotao', 'Ordered at the framework price.')],
    ],
  },
  {
    name: 'purchase-laptops',
    by: 'emma',
    daysAgo: 12,
    data: purchase('New starters', 'Pennine Computers Ltd', 8, ['Laptop', 2]),
    steps: [
      [5, agree('isla.clarke', 'Two people join on the first.')],
      [20, agree('yaotao', 'Ordered.')],
      [172, time],
    ],
  },
  {
    name: 'purchase-camera',
    by: 'oscar.campbell',
    daysAgo: 9,
    data: purchase('Camera for the small meeting room', 'Harbour Office Supplies Ltd', 7, ['Conference camera', 1]),
    steps: [
      [5, agree('isla.clarke', 'Fine with me.')],
      [20, agree('yaotao', 'Ordered.')],
      [150, time],
    ],
  },
  {
    name: 'purchase-printers',
    by: 'luojie',
    daysAgo: 10,
    data: purchase('季度办公用品', office, 6, ['硒鼓', 6]),
    steps: [
      [5, agree('liufang', '同意。')],
      [20, agree('yaotao', '已下单。')],
      [122, time],
    ],
  },
];

/** Purchases that are over, one way or another. */
const over: readonly ScenarioOfKind[] = [
  {
    name: 'purchase-accepted',
    by: 'zhangwei',
    daysAgo: 38,
    data: purchase('样品展示架', office, 6, ['升降办公桌', 3]),
    steps: [
      [4, agree('liufang', '同意。')],
      [20, agree('yaotao', '已下单，五日内到货。')],
      [130, time],
      [20, submit('zhangwei', '已到货，数量与规格相符。')],
    ],
  },
  {
    name: 'purchase-accepted-by-time',
    by: 'zhangwei',
    daysAgo: 30,
    data: purchase('客户拜访资料印制', office, 4, ['复印纸', 12]),
    steps: [
      [4, agree('liufang', '同意。')],
      [20, agree('yaotao', '已下单。')],
      [78, time],
      [130, time],
    ],
  },
  {
    name: 'purchase-servers',
    by: 'lvyunfei',
    daysAgo: 52,
    data: purchase('机房扩容', computers, 25, ['固态硬盘', 90]),
    steps: [
      [4, agree('yangjianhua', '同意。')],
      ...voted,
      [1, call],
      [
        20,
        instanceAdminLive(
          'admin',
          (activityId) => ({ type: 'cancelActivity', activityId, way: 'goOn' }),
          '集采平台升级，已线下报送，流程继续。',
        ),
      ],
      [620, time],
      [8, submit('lvyunfei', '全部到货，上架测试通过。')],
      [2, read('ouyangtianyou')],
    ],
  },
  {
    name: 'purchase-nobody-voted',
    by: 'pengfeng',
    daysAgo: 46,
    data: purchase('办公区整体搬迁家具', office, 40, ['人体工学椅', 180]),
    steps: [[4, agree('yangjianhua', '同意。')], ...checked, [10, agree('hansiyuan', '同意。')], [190, time]],
  },
  {
    name: 'purchase-voted-down',
    by: 'yuanwenbo',
    daysAgo: 34,
    data: purchase('老旧设备更换', computers, 30, ['笔记本电脑', 30]),
    steps: [
      [4, agree('yangjianhua', '同意。')],
      ...checked,
      [5, agree('ouyangkai', '研发确有需要，同意。')],
      [2, disagree('linyongkang', '年度设备预算已用完。')],
      [1, disagree('hansiyuan', '建议并入明年集采。')],
      [2, disagree('liufang', '同意并入明年。')],
      [1, agree('finance', '同意。')],
    ],
  },
  {
    name: 'purchase-own-department',
    by: 'hananqi',
    daysAgo: 18,
    data: purchase('供应商大会物资', office, 7, ['会议摄像头', 1]),
    steps: [
      [5, agree('yaotao', '同意。')],
      [170, time],
      [6, submit('hananqi', '已验收。')],
    ],
  },
  {
    name: 'purchase-gloves',
    by: 'emma',
    daysAgo: 36,
    data: purchase('Quarterly office supplies', 'Harbour Office Supplies Ltd', 6, ['Toner', 4]),
    steps: [
      [5, agree('isla.clarke', 'Fine with me.')],
      [20, agree('yaotao', 'Ordered.')],
      [130, time],
      [5, submit('emma', 'Arrived complete and undamaged.')],
    ],
  },
];

/** The stories of purchases: quotations in a sub-process, a vote on large ones, time limits, delivery and acceptance. */
export const purchaseScenarios: readonly Scenario[] = [...over, ...waiting].map((scenario) => ({
  ...scenario,
  workflowCode,
}));
