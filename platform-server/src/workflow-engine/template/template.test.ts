import { rowOf, catalogue } from '@portico/shared-kit/errors';
import fc from 'fast-check';
import { readTemplate, writeTemplate } from '../index.ts';
import { approve, bpmn, end, flow, leaveXml, start } from '../testing/diagrams.ts';
import { camundaExport, plainBpmnIoExport } from '../testing/foreign-diagrams.ts';
import { randomTemplate } from '../testing/random-workflow.ts';

const wu = { participants: [['user', 'wu']] } as const;
const task = approve('Task', '审批', wu);
const straight = start + flow('F1', 'Start', 'Task') + flow('F2', 'Task', 'End') + end;

describe('reading a template', () => {
  it('takes nodes, flows and rules from the diagram and defaults for what it leaves out', async () => {
    const reading = await readTemplate(leaveXml);
    expect(reading).toMatchObject({
      ok: true,
      template: {
        format: 1,
        id: 'Leave',
        name: '请假',
        revoke: 'beforeFirstDecision',
        nodes: [
          { type: 'start', id: 'Start', name: '发起' },
          {
            type: 'approve',
            id: 'Manager',
            participants: [{ kind: 'originatorManager', value: '1' }],
            multiInstance: 'any',
            nobodyFound: 'toAdmin',
            disagree: 'toOriginator',
            actions: ['agree', 'disagree'],
          },
          { type: 'exclusive', id: 'Days', defaultFlow: 'F4' },
          {
            type: 'approve',
            id: 'Hr',
            multiInstance: 'all',
            disagree: 'end',
            actions: ['agree', 'disagree', 'finish'],
          },
          { type: 'end', id: 'End' },
        ],
      },
    });
  });

  const gateway = '<bpmn:exclusiveGateway id="G" name="金额"/>';
  type Refusal = readonly [xml: string, label: string, name: string, params: object, elementId: string | null];
  const refusals: readonly Refusal[] = [
    ['junk', 'no XML at all', 'templateUnreadable', {}, null],
    ['', 'an empty file', 'templateUnreadable', {}, null],
    [
      '<html/>',
      'another kind of XML',
      'templateUnreadable',
      { reason: 'failed to parse document as <bpmn:Definitions>' },
      null,
    ],
    [bpmn(straight + task).replace('</bpmn:process>', ''), 'a tag left open', 'templateUnreadable', {}, null],
    [bpmn(`${straight}${task}<bpmn:endEvent id="End"/>`), 'an id given twice', 'templateUnreadable', {}, null],
    [
      bpmn(`${straight}${task}<bpmn:fancyTask id="X"/>`),
      'an element BPMN does not have',
      'templateUnreadable',
      {},
      null,
    ],
    [bpmn('').replace(/<bpmn:process.*process>/, ''), 'no process', 'templateProcessMissing', {}, null],
    [
      bpmn(straight + task).replace(
        '</bpmn:definitions>',
        '<bpmn:process id="P2" name="二"><bpmn:startEvent id="S2"/></bpmn:process></bpmn:definitions>',
      ),
      'two processes',
      'templateProcessesSeveral',
      { elements: 'Test' },
      'Process_1',
    ],
    [bpmn(flow('F2', 'Task', 'End') + task + end), 'no start', 'templateStartMissing', {}, null],
    [bpmn(start + flow('F1', 'Start', 'Task') + task), 'no end', 'templateEndMissing', {}, null],
    [
      bpmn(`${straight}${task}<bpmn:startEvent id="S2"/>`),
      'two starts',
      'templateStartSeveral',
      { elements: '发起, S2' },
      'S2',
    ],
    [
      bpmn(start + flow('F1', 'Start', 'X') + flow('F2', 'X', 'End') + end + '<bpmn:serviceTask id="X" name="同步"/>'),
      'a service task',
      'templateElementUnknown',
      { element: '同步', type: 'ServiceTask' },
      'X',
    ],
    [
      bpmn(
        straight.replace(
          '<bpmn:startEvent id="Start" name="发起"/>',
          '<bpmn:startEvent id="Start"><bpmn:timerEventDefinition id="T"/></bpmn:startEvent>',
        ) + task,
      ),
      'a timer start',
      'templateElementUnknown',
      { element: 'Start', type: 'TimerEventDefinition' },
      'Start',
    ],
    [
      bpmn(straight + task.replace('</bpmn:userTask>', '<bpmn:standardLoopCharacteristics/></bpmn:userTask>')),
      'a task in a loop',
      'templateElementUnknown',
      { element: '审批', type: 'StandardLoopCharacteristics' },
      'Task',
    ],
    [
      bpmn(`${straight}${task}<bpmn:userTask/>`),
      'a task without an id',
      'templateElementWithoutId',
      { type: 'UserTask' },
      null,
    ],
    [
      bpmn(start + flow('F1', 'Start', 'Nowhere') + task + end),
      'a flow to nowhere',
      'templateFlowBroken',
      { element: 'F1' },
      'F1',
    ],
    [
      bpmn(straight + task + flow('F3', 'Task', 'Start')),
      'a flow into the start',
      'templateFlowNotAllowed',
      { element: '发起' },
      'F3',
    ],
    [
      bpmn(straight + task + flow('F3', 'End', 'Task')),
      'a flow out of the end',
      'templateFlowNotAllowed',
      { element: '结束' },
      'F3',
    ],
    [
      bpmn(straight + task + flow('F3', 'Task', 'End')),
      'a task with two outgoing flows',
      'templateBranchNeedsGateway',
      { element: '审批' },
      'Task',
    ],
    [
      bpmn(straight + task + gateway + flow('F3', 'G', 'End')),
      'an island',
      'templateNodeUnreachable',
      { element: '金额' },
      'G',
    ],
    [
      bpmn(
        straight.replace('"Task" targetRef="End"', '"Task" targetRef="G"') +
          task +
          gateway +
          flow('F3', 'G', 'D', 'a > 1') +
          flow('F4', 'G', 'End', 'a < 1') +
          approve('D', '死路', wu),
      ),
      'a dead end',
      'templateNodeWithoutEnd',
      { element: '死路' },
      'D',
    ],
    [
      bpmn(
        start +
          flow('F1', 'Start', 'G') +
          gateway +
          flow('F2', 'G', 'G', 'a > 1') +
          flow('F3', 'G', 'End', 'a < 1') +
          end,
      ),
      'a circle in which nobody acts',
      'templateCycleWithoutTask',
      { element: '金额' },
      'G',
    ],
    [
      bpmn(start + flow('F1', 'Start', 'G') + gateway + flow('F2', 'G', 'End', 'a > 1') + flow('F3', 'G', 'End') + end),
      'a branch without a condition',
      'templateConditionMissing',
      { element: 'F3' },
      'F3',
    ],
    [
      bpmn(start + flow('F1', 'Start', 'End', 'a > 1') + end),
      'a condition outside a gateway',
      'templateConditionNotAllowed',
      { element: 'F1' },
      'F1',
    ],
    [
      bpmn(start + flow('F1', 'Start', 'G') + gateway + flow('F2', 'G', 'End', 'a >') + end),
      'a condition that is no FEEL',
      'templateConditionInvalid',
      { element: 'F2' },
      'F2',
    ],
    [
      bpmn(
        start +
          flow('F1', 'Start', 'G') +
          gateway +
          flow('F2', 'G', 'End', 'a > 1').replace('"feel"', '"groovy"') +
          end,
      ),
      'another language',
      'templateConditionLanguage',
      { element: 'F2', language: 'groovy' },
      'F2',
    ],
    [
      bpmn(straight + approve('Task', '审批', {})),
      'a task for nobody',
      'templateParticipantsMissing',
      { element: '审批' },
      'Task',
    ],
    [
      bpmn(straight + approve('Task', '审批', { participants: [['originatorManager', 'highest']] })),
      'a level that is no number',
      'templateParticipantInvalid',
      { element: '审批', kind: 'originatorManager', value: 'highest' },
      'Task',
    ],
    [
      bpmn(straight + approve('Task', '审批', { participants: [['handlerOf', 'Nowhere']] })),
      'the handler of an activity that is not there',
      'templateParticipantInvalid',
      { element: '审批', kind: 'handlerOf', value: 'Nowhere' },
      'Task',
    ],
    [
      bpmn(straight + approve('Task', '审批', { participants: [['expression', 'if amount']] })),
      'an expression for people that cannot be read',
      'templateParticipantInvalid',
      { element: '审批', kind: 'expression', value: 'if amount' },
      'Task',
    ],
    [
      bpmn(straight + approve('Task', '审批', { ...wu, rules: 'nobodyFound="toPerson"' })),
      'a person to step in who is not named',
      'templateRuleInvalid',
      { element: '审批', rule: 'nobodyFoundPerson', value: '' },
      'Task',
    ],
    [
      bpmn(straight + approve('Task', '审批', { participants: [['constructor', 'x']] })),
      'a kind that only looks like one',
      'templateParticipantInvalid',
      { kind: 'constructor' },
      'Task',
    ],
    [
      bpmn(straight + approve('Task', '审批', { ...wu, rules: 'multiInstance="some"' })),
      'an unknown rule',
      'templateRuleInvalid',
      { element: '审批', rule: 'multiInstance', value: 'some' },
      'Task',
    ],
  ];
  it.each(refusals.map(([xml, label, name, params, elementId]) => ({ xml, label, name, params, elementId })))(
    'refuses $label',
    async ({ xml, name, params, elementId }) => {
      const reading = await readTemplate(xml);
      expect(reading.ok ? null : reading.problems[0]).toMatchObject({ name, params, elementId });
    },
  );

  it('names everything that is wrong at once', async () => {
    const reading = await readTemplate(
      bpmn(straight + approve('Task', '审批', { rules: 'disagree="maybe"' }) + flow('F3', 'Task', 'End')),
    );
    expect(reading.ok ? [] : reading.problems.map((each) => each.name)).toEqual([
      'templateParticipantsMissing',
      'templateRuleInvalid',
      'templateBranchNeedsGateway',
    ]);
  });
});

describe('diagrams of other tools', () => {
  it('run when they hold nothing but what the engine knows, also with Zeebe conditions and data objects', async () => {
    const reading = await readTemplate(plainBpmnIoExport);
    expect(reading).toMatchObject({
      ok: true,
      template: { id: 'Process_0a', flows: [{}, { condition: 'amount > 100' }, { condition: null }] },
    });
  });

  it('are refused element by element when they need what the engine does not have', async () => {
    const reading = await readTemplate(camundaExport);
    expect(reading.ok ? [] : reading.problems.map(({ name, params }) => [name, params])).toEqual([
      ['templateParticipantsMissing', { element: 'Approve invoice' }],
      ['templateElementUnknown', { element: 'Archive invoice', type: 'ServiceTask' }],
      [
        'templateConditionInvalid',
        { element: 'yes', reason: expect.any(String), reason_i18n: expect.stringContaining('zh') },
      ],
      [
        'templateConditionInvalid',
        { element: 'no', reason: expect.any(String), reason_i18n: expect.stringContaining('zh') },
      ],
    ]);
  });
});

describe('writing a template', () => {
  it('loses nothing when written as XML and read back', async () => {
    await fc.assert(
      fc.asyncProperty(randomTemplate, async (template) => {
        expect(await readTemplate(await writeTemplate(template))).toEqual({ ok: true, template });
      }),
      { numRuns: 60, endOnFailure: true, interruptAfterTimeLimit: 15_000 },
    );
  });

  it('draws every node and flow, so that other tools can show the diagram', async () => {
    const reading = await readTemplate(leaveXml);
    if (!reading.ok) throw new Error('not readable');
    const xml = await writeTemplate(reading.template);
    for (const { id } of [...reading.template.nodes, ...reading.template.flows]) {
      expect(xml).toContain(`bpmnElement="${id}"`);
    }
  });
});

describe('any text at all', () => {
  const isKnown = async (xml: string): Promise<void> => {
    const reading = await readTemplate(xml);
    if (reading.ok) return;
    for (const { name, params } of reading.problems) {
      const row = Object.values(catalogue).find((each) => each.name === name);
      expect(Object.keys(params).sort()).toEqual([...(row?.params ?? ['no such row'])].sort());
    }
  };

  it('is read or refused with a row of the catalogue', async () => {
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), isKnown), { numRuns: 200 });
  });

  it('made from a valid file by cutting, doubling and swapping pieces is read or refused', async () => {
    const pieces = leaveXml.split(/(?=[<"])/);
    const edit = fc.record({
      kind: fc.constantFrom('cut', 'double', 'swap', 'noise'),
      at: fc.nat(pieces.length - 1),
      to: fc.nat(pieces.length - 1),
      noise: fc.oneof(
        fc.string({ maxLength: 5 }),
        fc.constantFrom('<', '"', '__proto__', '<!DOCTYPE x>', '&#0;', 'portico:'),
      ),
    });
    const mangled = fc.array(edit, { minLength: 1, maxLength: 6 }).map((edits) => {
      const result = [...pieces];
      for (const { kind, at, to, noise } of edits) {
        const piece = result[at] ?? '';
        if (kind === 'cut') result[at] = '';
        else if (kind === 'double') result[to] = piece + (result[to] ?? '');
        else if (kind === 'noise') result[at] = piece + noise;
        else [result[at], result[to]] = [result[to] ?? '', piece];
      }
      return result.join('');
    });
    await fc.assert(fc.asyncProperty(mangled, isKnown), { numRuns: 500 });
  });

  it('has its codes in the range of template validation', () => {
    const codes = Object.keys(catalogue).filter((code) => rowOf(Number(code))?.name.startsWith('template'));
    expect(codes).not.toEqual([]);
    expect(codes.filter((code) => Math.floor(Number(code) / 1000) !== 401)).toEqual([]);
  });
});
