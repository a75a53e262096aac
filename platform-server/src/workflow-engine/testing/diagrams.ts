/** A BPMN file around these elements of a process. */
export function bpmn(elements: string, processAttributes = 'id="Process_1" name="Test"'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:portico="http://portico.app/schema/bpmn/1.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" targetNamespace="http://example.com">
<bpmn:process ${processAttributes}>${elements}</bpmn:process></bpmn:definitions>`;
}

export const start = '<bpmn:startEvent id="Start" name="发起"/>';
export const end = '<bpmn:endEvent id="End" name="结束"/>';

/** A sequence flow as XML; `condition` is a FEEL expression. */
export function flow(id: string, source: string, target: string, condition?: string): string {
  const body =
    condition === undefined
      ? ''
      : `<bpmn:conditionExpression xsi:type="bpmn:tFormalExpression" language="feel"><![CDATA[${condition}]]></bpmn:conditionExpression>`;
  return `<bpmn:sequenceFlow id="${id}" sourceRef="${source}" targetRef="${target}">${body}</bpmn:sequenceFlow>`;
}

interface TaskRules {
  readonly nameEn?: string;
  /** Attributes of the portico:activity. */
  readonly rules?: string;
  /** Participants as [kind, value]. */
  readonly participants?: readonly (readonly [kind: string, value?: string])[];
}

/** A task that asks for a decision, as XML. */
export function approve(id: string, name: string, rules: TaskRules): string {
  return userTask('approve', { id, name }, rules);
}

/** A task that asks people to do something and hand it in, as XML. */
export function handle(id: string, name: string, rules: TaskRules): string {
  return userTask('handle', { id, name }, rules);
}

/** A task that lets people read, as XML. */
export function ccTask(id: string, name: string, rules: TaskRules): string {
  return userTask('circulate', { id, name }, rules);
}

function userTask(
  kind: string,
  { id, name }: { readonly id: string; readonly name: string },
  { nameEn, rules = '', participants = [] }: TaskRules,
): string {
  const people = participants.map(
    ([who, value]) => `<portico:participant kind="${who}"${value === undefined ? '' : ` value="${value}"`}/>`,
  );
  const english = nameEn === undefined ? '' : ` portico:nameEn="${nameEn}"`;
  return `<bpmn:userTask id="${id}" name="${name}"${english}><bpmn:extensionElements><portico:activity kind="${kind}" ${rules}>${people.join('')}</portico:activity></bpmn:extensionElements></bpmn:userTask>`;
}

/** Leave: the manager approves; more than three days also need everybody in human resources. */
export const leaveXml = bpmn(
  [
    '<bpmn:extensionElements><portico:process revoke="beforeFirstDecision"/></bpmn:extensionElements>',
    start,
    flow('F1', 'Start', 'Manager'),
    approve('Manager', '主管审批', {
      nameEn: 'Manager',
      rules: 'disagree="toOriginator"',
      participants: [['originatorManager', '1']],
    }),
    flow('F2', 'Manager', 'Days'),
    '<bpmn:exclusiveGateway id="Days" name="天数" default="F4"/>',
    flow('F3', 'Days', 'Hr', 'days > 3'),
    flow('F4', 'Days', 'End'),
    approve('Hr', '人事审批', {
      rules: 'multiInstance="all" actions="agree disagree finish"',
      participants: [['role', 'hr']],
    }),
    flow('F5', 'Hr', 'End'),
    end,
  ].join('\n'),
  'id="Leave" name="请假" isExecutable="true"',
);
