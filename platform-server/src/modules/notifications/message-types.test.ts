import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BizParams, type MessageName, messageTypes } from './message-types.ts';
import { messageTexts } from './message-words.ts';

const params: BizParams = {
  instanceName: '请假单-王芳',
  originatorName: '王芳',
  actorName: '李雷',
  activityName: '部门经理审批',
  modelName: '请假单',
  objectDataName: '六月请假',
  comment: '请看一下',
  ruleName: '同步库存',
  organizationName: '销售部',
  count: 3,
  failedCount: 2,
  timeout: { value: 90, unit: 'MINUTE' },
  startTime: '2026-03-01T16:00:00.000Z',
  endTime: '2026-03-05T10:00:00.000Z',
  time: '2026-03-01T01:02:00.000Z',
  roles: [{ name: '会计', name_i18n: '{"en":"Accountant"}' }],
  userNameList: [{ name: '赵敏' }],
  htmlStr: '<p>Office <b>closed</b></p>',
  enteredCount: 5,
  leftCount: 4,
  recordTitles: { titles: ['A', 'B'], total: 9 },
};

const said: Readonly<Record<'zh' | 'en', Partial<Record<keyof BizParams, string>>>> = {
  zh: {
    timeout: '1 小时 30 分钟',
    startTime: '2026-03-02 00:00',
    endTime: '2026-03-05 18:00',
    time: '2026-03-01 09:02',
    roles: '会计',
    userNameList: '赵敏',
    htmlStr: 'Office closed',
    recordTitles: '：A、B 等',
  },
  en: { timeout: '1 hour 30 minutes', roles: 'Accountant', htmlStr: 'Office closed', recordTitles: ': A, B …' },
};

const names = Object.keys(messageTypes) as MessageName[];
const worded = (name: MessageName, more: object, locale: 'zh' | 'en') =>
  messageTexts(messageTypes[name].number, { ...params, ...more }, locale);

const variantsOf = (name: MessageName) =>
  (messageTypes[name] as { readonly variants?: readonly string[] }).variants ?? [];

test('the table has every number that the specification names, and those of lists that people watch', () => {
  const numbers = names.map((name) => messageTypes[name].number);
  const watched = [53, 54];
  const wanted = [1, 2, 3, 4, 11, 12, 13, 14, 16, 17, 21, 23, 31, 32, 41, 42, 51, 52, ...watched, 61, 62];
  expect(numbers).toEqual([...wanted, 101, 102, 103, 104, 105, 106, 107, 108, 201]);
});

/**
 * Messages that nothing sends, by the action that would: people cannot do it here, or nobody has asked to be told of
 * it.
 */
const unsent: Readonly<Record<string, readonly MessageName[]>> = {
  'import and export of records': ['importEnded', 'exportEnded'],
  announcements: ['announcement'],
};

test('every type is sent by what happens on this server, or waits for an act that is named here', () => {
  const modules = join(import.meta.dirname, '..');
  const sources = globSync('**/*.ts', { cwd: modules })
    .filter((path) => !path.startsWith('notifications') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(modules, path), 'utf8'))
    .join('\n');
  const sent = names.filter((name) => sources.includes(`'${name}'`));
  expect([...sent, ...Object.values(unsent).flat()].sort()).toEqual([...names].sort());
});

describe.each(['zh', 'en'] as const)('in %s', (locale) => {
  test.each(names)('%s has words that say all its facts', (name) => {
    let whole = '';
    for (const way of [undefined, ...variantsOf(name)]) {
      const texts = worded(name, way === undefined ? {} : { way }, locale);
      expect(texts?.title).not.toMatch(/^$|\{\{|title$/);
      expect(texts?.content).not.toMatch(/^$|\{\{|content$|undefined|object/);
      whole += `${texts?.title}${texts?.content}`;
    }
    for (const param of messageTypes[name].params as readonly (keyof BizParams)[]) {
      const spoken = said[locale][param] ?? said.zh[param] ?? (params[param] as string | number).toString();
      expect(whole).toContain(locale === 'en' && param === 'userNameList' ? '赵敏' : spoken);
    }
  });

  test.each(names)('%s without any facts leaves gaps and no error', (name) => {
    const spoilt = { timeout: 'soon', roles: 7, userNameList: null, htmlStr: {}, startTime: 5, actorName: [] };
    for (const facts of [{}, spoilt]) {
      const texts = messageTexts(messageTypes[name].number, facts, locale);
      expect(`${texts?.title}${texts?.content}`).not.toMatch(/\{\{|undefined|null|object|NaN/);
    }
  });

  test.each(names.filter((name) => 'mayFail' in messageTypes[name]))('%s that failed has words of its own', (name) => {
    expect(worded(name, { success: false }, locale)?.title).not.toBe(worded(name, { success: true }, locale)?.title);
    expect(worded(name, { success: false }, locale)?.content).not.toMatch(/\{\{|content$/);
  });
});

/** Texts that people receive about workflows: the type and which of its words, in Chinese and in English. */
const spoken: readonly (readonly [type: string, zh: string, en: string])[] = [
  [
    '1',
    '待办提醒：王芳 发起的“请假单-王芳”等待您处理，当前节点：部门经理审批',
    'New to-do: “请假单-王芳”, started by 王芳, is waiting for you: 部门经理审批',
  ],
  [
    '2',
    '流程被退回：李雷 将“请假单-王芳”退回给您，请修改后重新提交',
    'Workflow returned: 李雷 returned “请假单-王芳” to you. Change it and submit it again',
  ],
  [
    '2.again',
    '待办被退回：李雷 将“请假单-王芳”退回给您重新处理，当前节点：部门经理审批',
    'To-do sent back: 李雷 sent “请假单-王芳” back to you to handle it again: 部门经理审批',
  ],
  [
    '3',
    '流程已完成：您发起的“请假单-王芳”已审批完成',
    'Workflow completed: The approval of your “请假单-王芳” is complete',
  ],
  [
    '3.early',
    '流程提前办结：李雷 已提前办结您发起的“请假单-王芳”',
    'Workflow completed early: 李雷 completed your “请假单-王芳” early',
  ],
  ['4', '流程未通过：您发起的“请假单-王芳”未通过审批', 'Workflow not approved: Your “请假单-王芳” was not approved'],
  [
    '11',
    '催办提醒：李雷 催您处理“请假单-王芳”，当前节点：部门经理审批',
    'Reminder: 李雷 asks you to handle “请假单-王芳” soon: 部门经理审批',
  ],
  [
    '12',
    '待办转办：李雷 将“请假单-王芳”转给您处理，当前节点：部门经理审批',
    'To-do forwarded: 李雷 forwarded “请假单-王芳” to you: 部门经理审批',
  ],
  [
    '13',
    '协办请求：李雷 请您协办“请假单-王芳”，当前节点：部门经理审批',
    'Assistance requested: 李雷 asks for your help with “请假单-王芳”: 部门经理审批',
  ],
  [
    '13.answered',
    '协办已答复：您就“请假单-王芳”邀请的人均已答复，最后答复的是 李雷，当前节点：部门经理审批',
    'Assistance received: Everyone you asked about “请假单-王芳” has responded, 李雷 last: 部门经理审批',
  ],
  [
    '14',
    '加签提醒：李雷 请您加签“请假单-王芳”，当前节点：部门经理审批',
    'Approval requested: 李雷 also asks you to approve “请假单-王芳”: 部门经理审批',
  ],
  [
    '14.answered',
    '加签已答复：您就“请假单-王芳”邀请的人均已答复，最后答复的是 李雷，当前节点：部门经理审批',
    'All added approvers responded: Everyone you asked about “请假单-王芳” has responded, 李雷 last: 部门经理审批',
  ],
  ['16', '待阅提醒：李雷 将“请假单-王芳”传阅给您', "CC: 李雷 CC'd you on “请假单-王芳”"],
  [
    '17',
    '流程已撤回：李雷 已撤回“请假单-王芳”，您无需再处理',
    'Workflow withdrawn: 李雷 withdrew “请假单-王芳”. You no longer need to handle it',
  ],
  [
    '17.aborted',
    '流程已终止：李雷 已终止“请假单-王芳”，您无需再处理',
    'Workflow aborted: 李雷 aborted “请假单-王芳”. You no longer need to handle it',
  ],
  [
    '17.voided',
    '流程已作废：李雷 已作废“请假单-王芳”，您无需再处理',
    'Workflow voided: 李雷 voided “请假单-王芳”. You no longer need to handle it',
  ],
  [
    '17.early',
    '流程提前办结：李雷 已提前办结“请假单-王芳”，您无需再处理',
    'Workflow completed early: 李雷 completed “请假单-王芳” early. You no longer need to handle it',
  ],
  [
    '17.takenAway',
    '待办已收回：李雷 已收回您在“请假单-王芳”的待办，您无需再处理，节点：部门经理审批',
    'To-do taken back: 李雷 took back your to-do in “请假单-王芳”: 部门经理审批. You no longer need to handle it',
  ],
  [
    '17.timeLimit',
    '待办已关闭：“请假单-王芳”的处理时限已过，您的待办已关闭，节点：部门经理审批',
    'To-do closed: The time limit of “请假单-王芳” has passed; your to-do was closed: 部门经理审批',
  ],
  [
    '17.notNeeded',
    '邀请已取消：“请假单-王芳”已继续流转，不再需要您的意见，节点：部门经理审批',
    'Your response is no longer needed: “请假单-王芳” continued without it: 部门经理审批. You no longer need to respond',
  ],
  [
    '17.ownAborted',
    '流程已终止：李雷 已终止您发起的“请假单-王芳”',
    'Workflow aborted: 李雷 aborted your “请假单-王芳”',
  ],
  ['17.ownVoided', '流程已作废：李雷 已作废您发起的“请假单-王芳”', 'Workflow voided: 李雷 voided your “请假单-王芳”'],
  [
    '17.ownTimeAborted',
    '流程超时终止：您发起的“请假单-王芳”因处理超时已终止',
    'Workflow aborted: Your “请假单-王芳” was aborted because it was not handled in time',
  ],
  [
    '17.ownTimeVoided',
    '流程超时作废：您发起的“请假单-王芳”因处理超时已作废',
    'Workflow voided: Your “请假单-王芳” was voided because it was not handled in time',
  ],
  [
    '17.ownerTaken',
    '流程已移交：李雷 已将您发起的“请假单-王芳”移交给他人',
    'Workflow handed over: 李雷 handed your “请假单-王芳” over to somebody else',
  ],
  [
    '21',
    '即将超时：“请假单-王芳”将在 1 小时 30 分钟后超时，当前节点：部门经理审批',
    'Due soon: “请假单-王芳” is due in 1 hour 30 minutes: 部门经理审批',
  ],
  [
    '23',
    '任务超时：“请假单-王芳”已超时 1 小时 30 分钟，当前节点：部门经理审批',
    'Overdue: “请假单-王芳” is overdue by 1 hour 30 minutes: 部门经理审批',
  ],
  [
    '23.passed',
    '任务超时，自动通过：您未在时限内处理“请假单-王芳”，系统已自动通过，节点：部门经理审批',
    'Overdue, approved automatically: You did not handle “请假单-王芳” in time, so it was approved automatically: 部门经理审批',
  ],
  [
    '23.aborted',
    '任务超时，流程终止：您未在时限内处理“请假单-王芳”，流程已终止，节点：部门经理审批',
    'Overdue, workflow aborted: You did not handle “请假单-王芳” in time, so it was aborted: 部门经理审批',
  ],
  [
    '23.voided',
    '任务超时，流程作废：您未在时限内处理“请假单-王芳”，流程已作废，节点：部门经理审批',
    'Overdue, workflow voided: You did not handle “请假单-王芳” in time, so it was voided: 部门经理审批',
  ],
  [
    '31',
    '工作委托：李雷 将工作委托给您，期限：2026-03-02 00:00 至 2026-03-05 18:00',
    'Work delegated: 李雷 delegated work to you, from 2026-03-02 00:00 to 2026-03-05 18:00',
  ],
  ['32', '委托结束：李雷 委托给您的工作已结束', 'Delegation ended: The work that 李雷 delegated to you has ended'],
  [
    '32.failed',
    '委托提前结束：李雷 已不能处理您委托的工作，未处理的待办已退回给您',
    'Delegation ended early: 李雷 can no longer act for you. Work that was not handled has been returned to you',
  ],
  [
    '51',
    '数据移交：王芳 将请假单“请假单-王芳”的拥有者改为您',
    'Record handed over: 王芳 has made you the owner of “请假单-王芳” (请假单)',
  ],
  [
    '108.stopped',
    '流程异常：“六月请假”停在“同步库存”，等待管理员处理：',
    'Workflow stopped: “六月请假” stopped at “同步库存” and needs an administrator: ',
  ],
  [
    '108.designTaken',
    '流程设计被接管： 接管了流程“同步库存”的设计，您不能再保存修改',
    'Design taken over:  has taken over the design of “同步库存”: you can no longer save changes',
  ],
  [
    '108.formTaken',
    '表单设计被接管： 接管了表单“同步库存”的设计，您不能再保存修改',
    'Form taken over:  has taken over the form “同步库存”: you can no longer save changes',
  ],
  [
    '108.portalPageTaken',
    '门户页面设计被接管： 接管了门户页面“同步库存”的设计，您不能再保存修改',
    'Portal page taken over:  has taken over the portal page “同步库存”: you can no longer save changes',
  ],
  [
    '108.printTemplateTaken',
    '打印模板设计被接管： 接管了打印模板“同步库存”的设计，您不能再保存修改',
    'Print template taken over:  has taken over the print template “同步库存”: you can no longer save changes',
  ],
  [
    '108.reportTaken',
    '报表设计被接管： 接管了报表“同步库存”的设计，您不能再保存修改',
    'Report taken over:  has taken over the report “同步库存”: you can no longer save changes',
  ],
];

test.each(spoken)('%s says: %s', (type, zh, en) => {
  const [number, way] = type.split('.');
  const { comment: _none, ...silent } = params;
  const facts = { ...silent, ...(way === 'failed' ? { success: false } : way === undefined ? {} : { way }) };
  const [chinese, english] = (['zh', 'en'] as const).map((locale) => messageTexts(Number(number), facts, locale));
  expect(`${chinese?.title}：${chinese?.content}`).toBe(zh);
  expect(`${english?.title}: ${english?.content}`).toBe(en);
});

test('all that workflows tell is spoken above', () => {
  const ofWorkflows = names.filter((name) => messageTypes[name].number < 40);
  const types = ofWorkflows.flatMap((name) => {
    const { number } = messageTypes[name];
    const failed = 'mayFail' in messageTypes[name] ? [`${number}.failed`] : [];
    return [`${number}`, ...variantsOf(name).map((way) => `${number}.${way}`), ...failed];
  });
  const ofDesigns = ['designTaken', 'formTaken', 'portalPageTaken', 'printTemplateTaken', 'reportTaken'].map(
    (way) => `108.${way}`,
  );
  expect(spoken.map(([type]) => type)).toEqual([...types, '51', '108.stopped', ...ofDesigns]);
});

test('what somebody wrote to it follows where it is theirs to say', () => {
  const quoting = names.filter((name) => 'quotes' in messageTypes[name]);
  expect(quoting.map((name) => messageTypes[name].number)).toEqual([2, 4, 11, 12, 13, 14, 16, 17]);
  expect(worded('workItemUrged', { comment: ' 今天必须办完 ' }, 'zh')?.content).toMatch(
    /部门经理审批。附言：今天必须办完$/,
  );
  expect(worded('workItemUrged', { comment: 'Today' }, 'en')?.content).toMatch(/部门经理审批. Note: Today$/);
  expect(worded('workItemUrged', { comment: ' ' }, 'en')?.content).toMatch(/部门经理审批$/);
  expect(worded('workItemReceived', { comment: 'Fine' }, 'en')?.content).not.toContain('Fine');
});

test('why an instance stands still is told in the language of the reader', () => {
  const facts = { way: 'stopped', comment: '找不到处理人', comment_i18n: '{"en":"Nobody is found"}' };
  expect(worded('ruleEnded', facts, 'zh')?.content).toMatch(/：找不到处理人$/);
  expect(worded('ruleEnded', facts, 'en')?.content).toMatch(/: Nobody is found$/);
});

test('words that a message of another release asks for are those of its type', () => {
  expect(worded('instanceWithdrawn', { way: 'melted' }, 'en')).toEqual(worded('instanceWithdrawn', {}, 'en'));
});

test('an English reader reads the English name of who started it', () => {
  const named = { ...params, originatorName_i18n: '{"en":"Fang Wang"}' };
  expect(messageTexts(1, named, 'en')?.content).toContain('started by Fang Wang');
  expect(messageTexts(1, named, 'zh')?.content).toContain('王芳 发起的');
});

const people = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `P${index + 1}` }));

test.each([
  [5, 'zh', '您已被授予角色：P1、P2、P3、P4、P5'],
  [6, 'zh', '您已被授予角色：P1、P2、P3、P4、P5 等 6 个'],
  [5, 'en', 'You now have these roles: P1, P2, P3, P4, P5'],
  [8, 'en', 'You now have these roles: P1, P2, P3, P4, P5 and 3 more'],
] as const)('of %i roles five are named, in %s', (count, locale, content) => {
  expect(worded('rolesGiven', { roles: people(count) }, locale)?.content).toBe(content);
});

test.each([
  [2, 'zh', '以下人员已离职，请及时办理工作交接：P1、P2'],
  [7, 'zh', '以下人员已离职，请及时办理工作交接：P1、P2 等 7 人'],
  [3, 'en', 'P1, P2 and 1 more left the organisation. Please arrange the handover of their work'],
] as const)('of %i people who left two are named, in %s', (count, locale, content) => {
  expect(worded('peopleLeft', { userNameList: people(count) }, locale)?.content).toBe(content);
});

test.each([
  [{ value: 2, unit: 'DAY' }, '2 天', '2 days'],
  [{ value: 1, unit: 'HOUR' }, '1 小时', '1 hour'],
  [{ value: 45, unit: 'MINUTE' }, '45 分钟', '45 minutes'],
  [{ value: 30, unit: 'SECOND' }, '30 秒', '30 seconds'],
  [{ value: 36, unit: 'HOUR' }, '1 天 12 小时', '1 day 12 hours'],
  [{ value: '90', unit: 'second' }, '1 分钟 30 秒', '1 minute 30 seconds'],
] as const)('a timeout of %p is told as %s and %s', (timeout, zh, en) => {
  expect(worded('workItemDueSoon', { timeout }, 'zh')?.content).toContain(`将在 ${zh}后超时`);
  expect(worded('workItemDueSoon', { timeout }, 'en')?.content).toContain(`due in ${en}:`);
});

test('a message that was sent to try it says so', () => {
  expect(worded('workItemUrged', { test: true }, 'zh')?.title).toBe('[测试] 催办提醒');
  expect(worded('workItemUrged', { test: true }, 'en')?.title).toBe('[Test] Reminder');
});

test('formatted text is told as plain text, without what stands in scripts and styles', () => {
  const htmlStr =
    '<style>p{}</style><p>A &lt;b&gt;&nbsp;<b>&amp;amp;</b> <a href="x">B</a>.</p><script>steal()</script><img src=x onerror=y';
  expect(worded('announcement', { htmlStr }, 'en')?.content).toBe('A <b> &amp; B.');
});

test('a name that looks like a placeholder stays the name', () => {
  const instanceName = '{{actorName}} $t(names.and) <b>';
  expect(worded('instanceCompleted', { instanceName }, 'en')?.content).toBe(
    `The approval of your “${instanceName}” is complete`,
  );
});
