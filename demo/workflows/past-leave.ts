import {
  agree,
  assist,
  sendCc,
  disagree,
  handOn,
  administer,
  instanceAdminLive,
  read,
  revoke,
  submit,
} from './actions.ts';
import { leave } from './requests.ts';
import type { ScenarioOfKind } from './scenario.ts';

/** Leave that is over, one way or another. */
export const pastLeave: readonly ScenarioOfKind[] = [
  {
    name: 'leave-covered',
    by: 'priya.walker',
    daysAgo: 25,
    data: leave('annual', 2, 10, 'A wedding in Cork', 'emma'),
    steps: [
      [3, assist('isla.clarke', ['emma'], true, 'Is anything due for her customers then?')],
      [5, submit('emma', 'Nothing is due, I can cover.')],
      [2, agree('isla.clarke', 'Approved.')],
    ],
  },
  {
    name: 'leave-while-away',
    by: 'zhaoyang',
    daysAgo: 48,
    data: leave('personal', 1, 2, '孩子家长会'),
    steps: [[4, agree('huangying', '代刘总审批，同意。')]],
  },
  {
    name: 'leave-long',
    by: 'zhangwei',
    daysAgo: 44,
    data: leave('annual', 4, 10, '全家出游', 'luojie'),
    steps: [
      [4, agree('liufang', '同意，祝旅途愉快。')],
      [22, agree('hr', '年假余额充足，同意。')],
    ],
  },
  {
    name: 'leave-taken-back',
    by: 'zhangwei',
    daysAgo: 12,
    data: leave('personal', 1, 3, '办理车辆年检'),
    steps: [[2, revoke('车检改约到周末，不再请假。')]],
  },
  {
    name: 'leave-given-up',
    by: 'zhangwei',
    daysAgo: 20,
    data: leave('compensatory', 2, 4, '展会加班后调休'),
    steps: [
      [5, disagree('liufang', '下周有大客户来访，请改期。')],
      [20, administer('zhangwei', { type: 'void' }, '改到下个月再申请。')],
    ],
  },
  {
    name: 'leave-mended',
    by: 'hanruoxi',
    daysAgo: 26,
    data: leave('sick', 3, 1, '感冒发烧，遵医嘱休息'),
    steps: [
      [3, disagree('liufang', '请补充病假证明。')],
      [18, submit('hanruoxi', '已补充医院证明。')],
      [2, agree('liufang', '同意，好好休息。')],
    ],
  },
  {
    name: 'leave-twice',
    by: 'xuchenxi',
    daysAgo: 16,
    data: leave('annual', 1, 5, '回老家探亲'),
    steps: [[30, administer('admin', { type: 'void' }, '与上一张请假单重复，作废。')]],
  },
  {
    name: 'leave-moved',
    by: 'xuyuehua',
    daysAgo: 31,
    data: leave('annual', 6, 20, '休整几天'),
    steps: [
      [4, agree('liufang', '同意。')],
      [50, administer('admin', { type: 'abort' }, '申请人已调往华南销售部，请重新发起。')],
    ],
  },
  {
    name: 'leave-acting-manager',
    by: 'zhaoyang',
    daysAgo: 37,
    data: leave('annual', 5, 15, '回老家探亲'),
    steps: [
      [3, handOn('liufang', 'huangying', '刘总出差期间由黄颖代审。')],
      [5, agree('huangying', '同意，已通知客户。')],
      [20, agree('hr', '同意。')],
      [2, sendCc('hr', ['zhangwei', 'liufang', 'admin'], '赵洋休假期间的客户请大家协助跟进。')],
      [3, read('zhangwei')],
      [1, read('liufang')],
      [1, read('admin')],
    ],
  },
  {
    name: 'leave-manager-left',
    by: 'wufang',
    daysAgo: 23,
    data: leave('annual', 2, 8, '搬家'),
    steps: [
      [
        40,
        instanceAdminLive(
          'admin',
          (activityId) => ({ type: 'adjustParticipants', activityId, userIds: ['yangguoqing', 'hr'] }),
          '主管休产假，改由总监或人力资源审批。',
        ),
      ],
      [6, agree('hr', '同意。')],
    ],
  },
  {
    name: 'leave-lakes',
    by: 'emma',
    daysAgo: 28,
    data: leave('annual', 6, 14, 'A week in the Lake District', 'priya.walker'),
    steps: [
      [5, agree('isla.clarke', 'Approved. Please hand over the Leeds accounts first.')],
      [21, agree('sunxuemei', 'Your balance covers it. Enjoy!')],
    ],
  },
  {
    name: 'leave-flu',
    by: 'emma',
    daysAgo: 10,
    data: leave('sick', 1, 0, 'Flu'),
    steps: [[3, agree('isla.clarke', 'Get well soon.')]],
  },
  {
    name: 'leave-checked',
    by: 'hr',
    daysAgo: 33,
    data: leave('annual', 2, 7, '陪父母体检'),
    steps: [[4, agree('tangjie', '同意。')]],
  },
  {
    name: 'leave-finance',
    by: 'finance',
    daysAgo: 19,
    data: leave('compensatory', 1, 3, '季度结账加班后调休'),
    steps: [[4, agree('panmin', '辛苦了，同意。')]],
  },
  {
    name: 'leave-finance-taken-back',
    by: 'finance',
    daysAgo: 8,
    data: leave('annual', 3, 12, '全家出游'),
    steps: [[1, revoke('与年度审计进场时间冲突，先撤回。')]],
  },
];
