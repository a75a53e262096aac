import type { Label } from '@portico/shared-kit/workflow';

/** Names of the elements of BPMN and their parts for designers; those that do not run here are among them. */
const elementWords: Readonly<Record<string, Label>> = {
  Process: { zh: '流程', en: 'workflow' },
  StartEvent: { zh: '开始', en: 'start' },
  EndEvent: { zh: '结束', en: 'end' },
  UserTask: { zh: '人工节点', en: 'task of people' },
  ServiceTask: { zh: '服务调用', en: 'service call' },
  SubProcess: { zh: '子流程', en: 'sub-process' },
  EventSubProcess: { zh: '事件子流程', en: 'sub-process that an event starts' },
  Transaction: { zh: '事务子流程', en: 'transaction' },
  AdHocSubProcess: { zh: '即席子流程', en: 'sub-process in any order' },
  ExclusiveGateway: { zh: '条件分支', en: 'exclusive gateway' },
  InclusiveGateway: { zh: '包容分支', en: 'inclusive gateway' },
  ParallelGateway: { zh: '并行分支', en: 'parallel gateway' },
  EventBasedGateway: { zh: '事件分支', en: 'gateway that waits for events' },
  ComplexGateway: { zh: '复杂分支', en: 'complex gateway' },
  IntermediateCatchEvent: { zh: '定时等待', en: 'timer' },
  IntermediateThrowEvent: { zh: '中间抛出事件', en: 'event that is thrown' },
  BoundaryEvent: { zh: '时限事件', en: 'time at the border' },
  SequenceFlow: { zh: '连线', en: 'flow' },
  Task: { zh: '普通任务', en: 'task without a kind' },
  ManualTask: { zh: '手工任务', en: 'manual task' },
  ScriptTask: { zh: '脚本任务', en: 'script' },
  SendTask: { zh: '发送任务', en: 'task that sends a message' },
  ReceiveTask: { zh: '接收任务', en: 'task that receives a message' },
  BusinessRuleTask: { zh: '业务规则任务', en: 'business rule' },
  CallActivity: { zh: '调用活动', en: 'call of another process' },
  MessageEventDefinition: { zh: '消息事件', en: 'message' },
  SignalEventDefinition: { zh: '信号事件', en: 'signal' },
  ErrorEventDefinition: { zh: '错误事件', en: 'error' },
  EscalationEventDefinition: { zh: '升级事件', en: 'escalation' },
  ConditionalEventDefinition: { zh: '条件事件', en: 'condition that is waited for' },
  CompensateEventDefinition: { zh: '补偿事件', en: 'compensation' },
  CancelEventDefinition: { zh: '取消事件', en: 'cancellation' },
  LinkEventDefinition: { zh: '链接事件', en: 'link' },
  TerminateEventDefinition: { zh: '终止事件', en: 'end of all' },
  TimerEventDefinition: { zh: '定时事件', en: 'timer' },
  StandardLoopCharacteristics: { zh: '循环', en: 'loop' },
  MultiInstanceLoopCharacteristics: { zh: '多实例', en: 'several instances' },
  timeCycle: { zh: '周期定时', en: 'timer that repeats' },
};

const other: Label = { zh: '其他元素', en: 'element of another kind' };

/** Returns the name of elements of a BPMN type, given without its prefix. */
export function wordsOfType(type: string): Label {
  return Object.hasOwn(elementWords, type) ? (elementWords[type] ?? other) : other;
}

/** Names of the settings of a diagram, as in the panel of the designer. */
const settingWords: Readonly<Record<string, Label>> = {
  revoke: { zh: '发起人撤回', en: 'The originator may withdraw it' },
  multiInstance: { zh: '多人处理', en: 'Several people' },
  percentage: { zh: '同意比例', en: 'Share that must agree' },
  tie: { zh: '平票时', en: 'If votes are tied' },
  completionCondition: { zh: '多实例完成条件', en: 'Completion condition' },
  actions: { zh: '允许的操作', en: 'Allowed actions' },
  autoPass: { zh: '自动通过', en: 'Automatic approval' },
  disagree: { zh: '不同意时', en: 'On disagreement' },
  nobodyFound: { zh: '找不到处理人时', en: 'If nobody is found' },
  nobodyFoundPerson: { zh: '转交给', en: 'Assign to' },
  reasonFor: { zh: '必须填写理由', en: 'Actions that require a reason' },
  action: { zh: '超时后', en: 'When the time limit passes' },
  'timeout after': { zh: '处理时限', en: 'Time to handle it' },
  'timeout remindBefore': { zh: '提前提醒', en: 'Remind before the end' },
  kind: { zh: '类型', en: 'Kind' },
  attachedToRef: { zh: '所附节点', en: 'Attached to' },
  timeDate: { zh: '等到某个时间', en: 'Waits until a point in time' },
  timeDuration: { zh: '等待一段时间', en: 'Waits for a duration' },
  url: { zh: '地址', en: 'Address' },
  method: { zh: '方式', en: 'Method' },
  secret: { zh: '签名密钥名称', en: 'Name of the signing secret' },
  retries: { zh: '失败后重试次数', en: 'Retries after a failure' },
  'field code': { zh: '数据项权限', en: 'Rights on fields' },
  field: { zh: '数据项权限', en: 'Rights on fields' },
};

const rights: Readonly<Record<string, Label>> = {
  visible: { zh: '可见', en: 'visible' },
  writable: { zh: '可编辑', en: 'writable' },
  required: { zh: '必填', en: 'required' },
};

/** Returns the name of a setting; of a right its field stands before it. */
export function wordsOfSetting(rule: string): Label {
  const known = Object.hasOwn(settingWords, rule) ? settingWords[rule] : undefined;
  if (known !== undefined) return known;
  const [code = '', right = ''] = rule.split(' ');
  const words = Object.hasOwn(rights, right) ? rights[right] : undefined;
  return words === undefined ? { zh: rule, en: rule } : { zh: `${code} ${words.zh}`, en: `${code} ${words.en}` };
}

/** Words for an empty value and for an unknown kind of handler. */
export const emptyValue: Label = { zh: '空', en: 'empty' };
export const unknownKind: Label = { zh: '未知的处理人类型', en: 'a kind that is not known' };

/** Returns the name of an element without one: its kind. */
export function namelessOf(type: string): Label {
  const { zh, en } = wordsOfType(type);
  return { zh: `未命名的${zh}`, en: `${en} without a name` };
}
