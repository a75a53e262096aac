import {
  addApprover,
  agree,
  assist,
  sendCc,
  disagree,
  handOn,
  administer,
  instanceAdminLive,
  read,
  removeApprover,
  submit,
} from './actions.ts';
import { claim } from './requests.ts';
import type { ScenarioOfKind } from './scenario.ts';

/** Claims that are over, one way or another. */
export const pastClaims: readonly ScenarioOfKind[] = [
  {
    name: 'claim-mended',
    by: 'zhangwei',
    daysAgo: 51,
    data: claim('行业展会', ['高铁票 上海—杭州', 'transport', 146], ['酒店住宿两晚', 'accommodation', 1080]),
    steps: [
      [4, disagree('liufang', '第二晚住宿请说明原因。')],
      [20, submit('zhangwei', '展会撤展延后一天，已附通知。')],
      [3, agree('liufang', '同意。')],
    ],
  },
  {
    name: 'claim-witness',
    by: 'hanruoxi',
    daysAgo: 27,
    data: claim('客户技术交流会', ['客户工作餐', 'meals', 860], ['会议室租用', 'training', 1200]),
    steps: [
      [3, assist('liufang', ['zhangwei'], true, '你也在场，人数和费用属实吗？')],
      [4, submit('zhangwei', '属实，客户方六人参加。')],
      [2, agree('liufang', '同意。')],
    ],
  },
  {
    name: 'claim-split',
    by: 'emma',
    daysAgo: 31,
    data: claim(
      'Site work in Bristol',
      ['Train to Bristol', 'transport', 320],
      ['Hotel, two nights', 'accommodation', 1280],
    ),
    steps: [
      [6, disagree('isla.clarke', 'Please split off the private night.')],
      [18, submit('emma', 'The third night is taken out.')],
      [4, agree('isla.clarke', 'Thank you, approved.')],
    ],
  },
  {
    name: 'claim-partners',
    by: 'liufang',
    daysAgo: 36,
    data: claim('合作伙伴大会', ['机票 上海—深圳', 'transport', 2640], ['酒店住宿三晚', 'accommodation', 2790]),
    steps: [
      [5, agree('finance', '票据齐全，同意付款。')],
      [20, agree('cailiang', '同意。')],
    ],
  },
  {
    name: 'claim-small',
    by: 'zhangwei',
    daysAgo: 40,
    data: claim('季度例会', ['高铁票 上海—南京', 'transport', 279], ['酒店住宿一晚', 'accommodation', 458]),
    steps: [[5, agree('liufang', '同意。')]],
  },
  {
    name: 'claim-large',
    by: 'zhangwei',
    daysAgo: 24,
    data: claim(
      '重点客户方案演示',
      ['机票 上海—成都', 'transport', 2260],
      ['酒店住宿三晚', 'accommodation', 2100],
      ['演示设备租赁', 'office', 1980],
    ),
    steps: [
      [4, agree('liufang', '同意，项目已进入商务阶段。')],
      [21, agree('finance', '票据齐全，同意付款。')],
      [2, sendCc('finance', ['zhangwei', 'liufang'], '款项预计三个工作日内到账。')],
      [2, read('zhangwei')],
    ],
  },
  {
    name: 'claim-refused-aside',
    by: 'xiaozixuan',
    daysAgo: 29,
    data: claim('项目现场出差', ['机票 深圳—北京', 'transport', 2980], ['酒店住宿五晚', 'accommodation', 2650]),
    steps: [
      [3, agree('dengzhiqiang', '同意。')],
      [6, disagree('finance', '住宿超出标准，请说明原因。')],
      [20, submit('xiaozixuan', '现场仅有协议酒店，已附邮件说明。')],
      [2, agree('dengzhiqiang', '情况属实。')],
      [5, agree('finance', '已核实，同意。')],
      [7, agree('zhaoxuemei', '同意。')],
    ],
  },
  {
    name: 'claim-helped',
    by: 'liaoqiang',
    daysAgo: 35,
    data: claim('供应商考察', ['高铁票 上海—苏州', 'transport', 158], ['市内打车', 'transport', 230]),
    steps: [
      [3, assist('dengzhiqiang', ['zhaozihan'], false, '考察是否包含实施组同事？')],
      [20, agree('dengzhiqiang', '已与本人核实，同意。')],
    ],
  },
  {
    name: 'claim-signer-gone',
    by: 'tanyutong2',
    daysAgo: 33,
    data: claim('行业展会', ['展会门票', 'training', 880], ['酒店住宿两晚', 'accommodation', 960]),
    steps: [
      [3, addApprover('dengzhiqiang', ['zhaoxuemei'], 'before', '请总监确认是否计入展会预算。')],
      [25, removeApprover('dengzhiqiang', ['zhaoxuemei'], '预算已由财务确认，无需再签。')],
      [1, agree('dengzhiqiang', '同意。')],
    ],
  },
  {
    name: 'claim-general-manager',
    by: 'shenxiaodong',
    daysAgo: 27,
    data: claim('董事会会务', ['会议场地', 'training', 4600], ['商务用餐', 'meals', 880]),
    steps: [
      [4, agree('cailiang', '同意。')],
      [20, agree('finance', '同意。')],
    ],
  },
  {
    name: 'claim-closed-early',
    by: 'jinyongkang',
    daysAgo: 17,
    data: claim('项目现场出差', ['机票 上海—昆明', 'transport', 2680], ['酒店住宿六晚', 'accommodation', 2820]),
    steps: [
      [4, agree('zhaozihan', '同意。')],
      [40, administer('admin', { type: 'finish' }, '已在旧系统付款，流程办结。')],
    ],
  },
  {
    name: 'claim-handed-over',
    by: 'xuqian2',
    daysAgo: 15,
    data: claim('项目现场出差', ['高铁票 上海—合肥', 'transport', 424], ['酒店住宿两晚', 'accommodation', 780]),
    steps: [
      [4, disagree('dengzhiqiang', '请补充行程单。')],
      [30, administer('admin', { type: 'modifyOwner', userId: 'liyunfei' }, '徐倩已转岗，由李云飞补充材料。')],
      [6, submit('liyunfei', '行程单已补充。')],
      [3, agree('dengzhiqiang', '同意。')],
    ],
  },
  {
    name: 'claim-once-more',
    by: 'lingang',
    daysAgo: 22,
    data: claim('季度例会', ['机票 深圳—上海', 'transport', 2890], ['酒店住宿三晚', 'accommodation', 2280]),
    steps: [
      [3, agree('zhaozihan', '同意。')],
      [5, agree('finance', '票据齐全。')],
      [
        2,
        administer(
          'admin',
          { type: 'activateActivity', activityCode: 'manager', userIds: ['dengzhiqiang'] },
          '费用涉及项目管理部，补充会签。',
        ),
      ],
      [5, handOn('zhaoxuemei', 'xiaoyutong', '赵总监出差，由萧雨桐代签。')],
      [
        4,
        instanceAdminLive(
          'admin',
          (activityId) => ({ type: 'cancelActivity', activityId, way: 'stay' }),
          '已由总经理办公室线下确认。',
        ),
      ],
      [4, agree('dengzhiqiang', '同意。')],
    ],
  },
  {
    name: 'claim-audit',
    by: 'emma',
    daysAgo: 21,
    data: claim(
      'Supplier audit',
      ['Train to Leeds', 'transport', 480],
      ['Hotel, two nights', 'accommodation', 1560],
      ['Conference ticket', 'training', 4100],
    ),
    steps: [
      [4, agree('isla.clarke', 'Agreed with procurement beforehand.')],
      [5, agree('james.campbell', 'Fine with me.')],
      [14, agree('finance', 'Paid with the next run.')],
      [2, sendCc('finance', ['emma', 'isla.clarke'], 'It is paid on Friday.')],
    ],
  },
  {
    name: 'claim-hr',
    by: 'hr',
    daysAgo: 13,
    data: claim('招聘宣讲', ['高铁票 上海—武汉', 'transport', 672], ['宣讲物料', 'office', 540]),
    steps: [[5, agree('tangjie', '同意。')]],
  },
  {
    name: 'claim-finance',
    by: 'finance',
    daysAgo: 9,
    data: claim('培训与认证', ['认证考试费', 'training', 1980]),
    steps: [[5, agree('panmin', '同意，恭喜通过考试。')]],
  },
];
