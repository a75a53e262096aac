import { addApprover, agree, assist, claim, disagree, forward, keep, administer, reject } from './actions.ts';
import { pastLeave } from './past-leave.ts';
import { leave } from './requests.ts';
import type { Scenario, ScenarioOfKind } from './scenario.ts';

const workflowCode = 'leaveApproval';

/** Leave that somebody waits for. */
const waiting: readonly ScenarioOfKind[] = [
  {
    name: 'leave-home',
    by: 'zhangwei',
    daysAgo: 0.9,
    data: leave('annual', 2, 6, '陪家人回老家', 'luojie'),
  },
  {
    name: 'leave-house',
    by: 'zhangwei',
    daysAgo: 2.2,
    data: leave('personal', 5, 20, '办理房产过户', 'hanruoxi'),
    steps: [
      [26, administer('zhangwei', { type: 'urge' }, '房管局的预约需要提前一周确认，烦请审批。')],
      [1, administer('liufang', { type: 'communicate', userIds: ['zhangwei'] }, '这周的客户拜访由谁接手？')],
      [1, administer('zhangwei', { type: 'communicate', userIds: ['liufang'] }, '已与韩若溪交接完毕。')],
    ],
  },
  {
    name: 'leave-balance',
    by: 'luojie',
    daysAgo: 1.8,
    data: leave('annual', 8, 15, '蜜月旅行', 'zhaoyang'),
    steps: [[4, assist('liufang', ['hr'], true, '请核对他今年剩余的年假天数。')]],
  },
  {
    name: 'leave-again',
    by: 'wangguiying',
    daysAgo: 4,
    data: leave('personal', 4, 12, '孩子小升初面试', 'xuchenxi'),
    steps: [
      [3, agree('liufang', '同意，注意交接。')],
      [20, reject('hr', 'manager', '该周有季度盘点，请主管确认人手后再定。')],
    ],
  },
  {
    name: 'leave-marriage',
    by: 'zhouxiaodong',
    daysAgo: 3,
    data: leave('marriage', 10, 12, '婚假'),
    steps: [
      [5, agree('yangjianhua', '新婚快乐！')],
      [20, claim('hr')],
      [0.1, keep('hr', '请补充结婚证复印件后再批。')],
    ],
  },
  {
    name: 'leave-on-duty',
    by: 'shangguanfeng',
    daysAgo: 1.5,
    data: leave('compensatory', 1, 4, '周末机房割接后调休'),
    steps: [[3, forward('liangjuan', 'admin', '我在外培训，请代为审批。')]],
  },
  {
    name: 'leave-family',
    by: 'emma',
    daysAgo: 1.1,
    data: leave('annual', 3, 9, 'Family holiday', 'priya.walker'),
  },
  {
    name: 'leave-cover',
    by: 'oscar.campbell',
    daysAgo: 1.4,
    data: leave('annual', 5, 18, 'Hiking in the Dolomites', 'emma'),
    steps: [[4, assist('isla.clarke', ['emma'], false, 'Can you look after his accounts that week?')]],
  },
  {
    name: 'leave-fair',
    by: 'lily.smith',
    daysAgo: 2.5,
    data: leave('compensatory', 2, 7, 'Time off after the Leeds trade fair'),
    steps: [[2, addApprover('isla.clarke', ['emma'], 'before', 'You ran the fair: were these days worked?')]],
  },
  {
    name: 'leave-notary',
    by: 'mabin',
    daysAgo: 0.8,
    data: leave('personal', 1, 3, '办理公证'),
  },
  {
    name: 'leave-dentist',
    by: 'sunxuemei',
    daysAgo: 1.2,
    data: leave('sick', 1, 2, '拔智齿后复诊'),
  },
  {
    name: 'leave-given-back',
    by: 'hr',
    daysAgo: 5,
    data: leave('annual', 2, 9, '回母校参加校庆'),
    steps: [[6, disagree('tangjie', '与月度薪资核算冲突，请改期。')]],
  },
];

/** The stories of leave by days. */
export const leaveScenarios: readonly Scenario[] = [...pastLeave, ...waiting].map((scenario) => ({
  ...scenario,
  workflowCode,
}));
