import { defineTexts } from '../../i18n/index.ts';

/** The words of a person's card. */
export const personCardTexts = defineTexts('personCard', {
  zh: {
    cardOf: '{{name}} 的名片',
    left: '已离职',
    mobile: '手机',
    email: '邮箱',
    mainDepartment: '主部门',
    departments: '所在部门',
    employeeNo: '工号',
    role: '角色',
    noDepartment: '未分配部门',
    chat: '发起聊天',
    noChat: '此人未绑定钉钉账号，无法发起聊天',
  },
  en: {
    cardOf: 'Card of {{name}}',
    left: 'has left',
    mobile: 'Mobile',
    email: 'Email',
    mainDepartment: 'Department',
    departments: 'Member of',
    employeeNo: 'Number',
    role: 'Role',
    noDepartment: 'In no department',
    chat: 'Start a chat',
    noChat: 'No DingTalk account is known, so no chat can be started',
  },
});
