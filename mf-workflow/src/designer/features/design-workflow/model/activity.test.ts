import { porticoModdle } from '@portico/shared-kit/workflow';
import { BpmnModdle } from 'bpmn-moddle';
import { activityOf, fieldsOf, newActivities, withActivity, withFields } from './activity.model.ts';
import { factsOf } from './element-facts.model.ts';
import { labelIn } from './element-labels.model.ts';
import { type CreateModdle, extensionOf, type Moddle, withExtension } from './moddle.model.ts';

const moddle = new BpmnModdle({ portico: porticoModdle });
const create: CreateModdle = (type, properties) => moddle.create(type, properties);

const file = `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL"
  xmlns:portico="http://portico.app/schema/bpmn/1.0" xmlns:other="http://other.example/ns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <bpmn:process id="claim" name="报销" isExecutable="true">
    <bpmn:startEvent id="start" name="开始" portico:nameEn="Start" />
    <bpmn:userTask id="finance" name="财务审批">
      <bpmn:extensionElements>
        <other:note>kept</other:note>
        <portico:activity kind="approve" multiInstance="vote" tie="agree" autoPass="originator previous" actions="agree disagree forward" other:colour="red">
          <portico:timeout after="P3D" remindBefore="P1D" action="pass" />
          <portico:participant kind="role" value="finance" />
          <portico:field code="subject" visible="true" writable="false" required="false" />
        </portico:activity>
      </bpmn:extensionElements>
    </bpmn:userTask>
    <bpmn:userTask id="foreign"><bpmn:multiInstanceLoopCharacteristics isSequential="true" /></bpmn:userTask>
    <bpmn:scriptTask id="script" />
    <bpmn:exclusiveGateway id="amount" default="small" />
    <bpmn:sequenceFlow id="large" sourceRef="amount" targetRef="finance">
      <bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">=totalAmount &gt; 5000</bpmn:conditionExpression>
    </bpmn:sequenceFlow>
    <bpmn:sequenceFlow id="small" sourceRef="amount" targetRef="foreign" />
    <bpmn:boundaryEvent id="late" attachedToRef="finance" cancelActivity="false">
      <bpmn:timerEventDefinition id="d"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">PT4H</bpmn:timeDuration></bpmn:timerEventDefinition>
    </bpmn:boundaryEvent>
  </bpmn:process>
</bpmn:definitions>`;

async function open() {
  const { rootElement } = await moddle.fromXML(file);
  const [process] = rootElement.get('rootElements') as Moddle[];
  const elements = (process?.get('flowElements') ?? []) as (Moddle & { set(name: string, value: unknown): void })[];
  const element = (id: string) => elements.find((each) => each.get('id') === id) ?? elements[0];
  const text = async () => (await moddle.toXML(rootElement)).xml;
  return { process, elements, element, text };
}

test('a task is read with all that it says', async () => {
  const { element } = await open();
  const finance = element('finance');
  if (finance === undefined) throw new Error('no task');
  expect(activityOf(finance)).toEqual({
    participants: [{ kind: 'role', value: 'finance' }],
    multiInstance: 'vote',
    percentage: '',
    tie: 'agree',
    reasonFor: [],
    autoPass: ['originator', 'previous'],
    nobodyFound: 'toAdmin',
    nobodyFoundPerson: '',
    disagree: 'end',
    actions: ['agree', 'disagree', 'forward'],
    timeout: { after: 'P3D', remindBefore: 'P1D', action: 'pass' },
  });
});

test('a change leaves all that it is not about as it was, what other tools wrote among it', async () => {
  const { element, text } = await open();
  const finance = element('finance');
  if (finance === undefined) throw new Error('no task');
  const before = extensionOf(finance, 'portico:Activity');
  const changed = withActivity(create, before, { tie: '', multiInstance: 'any', timeout: null });
  finance.set('extensionElements', withExtension(create, finance, changed));
  const written = await text();
  expect(written).toContain('<other:note>kept</other:note>');
  expect(written).toContain('other:colour="red"');
  expect(written).toContain('<portico:participant kind="role" value="finance"');
  expect(written).toContain('<portico:field code="subject"');
  expect(written).not.toMatch(/timeout|tie=|vote/);
  expect(written.match(/<portico:activity/g)).toHaveLength(1);
});

test('rights on fields are written with the rest of the task as it was', async () => {
  const { element } = await open();
  const finance = element('finance');
  if (finance === undefined) throw new Error('no task');
  const before = extensionOf(finance, 'portico:Activity');
  const fields = [{ code: 'remark', visible: 'true', writable: 'true', required: 'true' }];
  const changed = withFields(create, 'portico:Activity', { before, fields });
  expect(fieldsOf(changed)).toEqual(fields);
  expect(changed.get('multiInstance')).toBe('vote');
});

test('elements are plain facts: kinds, conditions without the sign of other tools, default flows, times', async () => {
  const { elements, process } = await open();
  const facts = new Map([...elements, ...(process ? [process] : [])].map((each) => [each.get('id'), factsOf(each)]));
  expect(facts.get('start')).toMatchObject({ kind: 'start', name: '开始', nameEn: 'Start', fields: [] });
  expect(facts.get('foreign')).toMatchObject({ kind: 'approve', activity: { multiInstance: 'sequence' } });
  expect(facts.get('script')).toMatchObject({ kind: null, type: 'ScriptTask' });
  expect(facts.get('large')?.flow).toMatchObject({ condition: 'totalAmount > 5000', isDefault: false, isChoice: true });
  expect(facts.get('small')?.flow).toMatchObject({ condition: '', isDefault: true });
  expect(facts.get('late')).toMatchObject({
    kind: 'boundary',
    timer: { kind: 'timeDuration', value: 'PT4H', interrupts: false },
  });
  expect(facts.get('claim')).toMatchObject({ kind: 'process', revoke: 'beforeFirstDecision' });
});

test('a flow without a name is called by what it joins, and other elements by what they are', async () => {
  const { elements } = await open();
  const facts = elements.map((each) => factsOf(each));
  const label = labelIn(facts, 'zh', (kind) => `<${kind}>`);
  const named = Object.fromEntries(facts.map((each) => [each.id, label(each)]));
  expect(named).toMatchObject({
    finance: '财务审批',
    large: '<exclusive> amount → 财务审批',
    script: '<other> script',
  });
});

test.each(['approve', 'handle', 'circulate'] as const)(
  'a new task of the kind %s has people and what they may do',
  (kind) => {
    const activity = withActivity(create, null, { kind, ...newActivities[kind] });
    const task = create('bpmn:UserTask', {
      extensionElements: create('bpmn:ExtensionElements', { values: [activity] }),
    });
    const { participants, actions } = activityOf(task);
    expect(participants).toHaveLength(1);
    expect(actions.length).toBeGreaterThan(0);
    expect(factsOf(task).kind).toBe(kind);
  },
);
