import { readTemplate, type WorkflowTemplate } from './index.ts';
import { approve, bpmn, end, flow, start } from './testing/diagrams.ts';
import { type Directory, person, Simulation } from './testing/simulation.ts';

const gone = new Set<string>();
const directory: Directory = (request) => {
  if (request.kind === 'user') return gone.has(request.userId) ? [] : [person(request.userId)];
  if (request.kind === 'users') return request.userIds.filter((id) => !gone.has(id)).map(person);
  return request.kind === 'workflowAdmins' ? [person('admin')] : ['ann', 'ben', 'cai', 'dan', 'eve'].map(person);
};
afterEach(() => gone.clear());

async function template(xml: string): Promise<WorkflowTemplate> {
  const reading = await readTemplate(xml);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.template;
}

/** Begins a workflow of one activity for five people, then one for the originator. */
async function begun(rules: string, loop = ''): Promise<Simulation> {
  const task = approve('Task', '会签', { rules, participants: [['role', 'five']] });
  const next = approve('Next', '确认', { participants: [['originator']] });
  const flows = flow('F1', 'Start', 'Task') + flow('F2', 'Task', 'Next') + flow('F3', 'Next', 'End');
  const drawn = task.replace('</bpmn:userTask>', `${loop}</bpmn:userTask>`);
  const simulation = new Simulation(await template(bpmn(start + drawn + next + flows + end)), directory);
  simulation.start();
  return simulation;
}

const pendingOf = (simulation: Simulation) => simulation.pending().map(({ participant }) => participant.id);
const endingOf = (simulation: Simulation) =>
  simulation.items.slice(0, 5).map(({ status, reason }) => (reason === null ? status : `${status} ${reason}`));

describe('an activity of several people', () => {
  it('advances when a share of them agrees, and tells the rest that it is decided', async () => {
    const simulation = await begun('multiInstance="percentage" percentage="60"');
    simulation.act('agree', 'ann');
    simulation.act('disagree', 'ben');
    simulation.act('agree', 'cai');
    expect(pendingOf(simulation)).toEqual(['dan', 'eve']);
    simulation.act('agree', 'dan');
    expect(pendingOf(simulation)).toEqual(['lin']);
    expect(endingOf(simulation)).toEqual([
      'AGREED',
      'DISAGREED',
      'AGREED',
      'AGREED',
      'CANCELED MULTI_PARTICIPANT_CANCEL',
    ]);
  });

  it('is over as soon as the share cannot be reached any more', async () => {
    const simulation = await begun('multiInstance="percentage" percentage="60" disagree="end"');
    for (const id of ['ann', 'ben']) simulation.act('disagree', id);
    expect(simulation.state?.status).toBe('PROCESSING');
    expect(simulation.act('disagree', 'cai')).toMatchObject({ state: { status: 'CANCELED', result: 'disagreed' } });
    expect(endingOf(simulation).slice(3)).toEqual(Array(2).fill('CANCELED MULTI_PARTICIPANT_CANCEL'));
  });

  it('in sequence gives work to one after the other, and one disagreement ends the row', async () => {
    const simulation = await begun('multiInstance="sequence" disagree="end"');
    for (const id of ['ann', 'ben', 'cai']) {
      expect(pendingOf(simulation)).toEqual([id]);
      simulation.act('agree', id);
    }
    expect(simulation.items.map(({ receiveTime }) => receiveTime.slice(14, 16))).toEqual(['01', '02', '03', '04']);
    expect(simulation.act('disagree', 'dan')).toMatchObject({ state: { status: 'CANCELED' } });
    expect(simulation.items).toHaveLength(4);
  });

  it('in sequence advances behind the last one, passing over who has left meanwhile', async () => {
    const simulation = await begun('multiInstance="sequence"');
    simulation.act('agree', 'ann');
    for (const id of ['cai', 'eve']) gone.add(id);
    simulation.act('agree', 'ben');
    expect(pendingOf(simulation)).toEqual(['dan']);
    simulation.act('agree', 'dan');
    expect(pendingOf(simulation)).toEqual(['lin']);
  });

  it('votes: everybody is heard, who abstains counts on no side, and the majority decides', async () => {
    const simulation = await begun('multiInstance="vote" disagree="end"');
    simulation.act('agree', 'ann');
    simulation.act('agree', 'ben');
    simulation.act('agree', 'cai');
    simulation.act('abstain', 'dan', '不了解情况');
    expect(pendingOf(simulation)).toEqual(['eve']);
    simulation.act('disagree', 'eve');
    expect(pendingOf(simulation)).toEqual(['lin']);
    expect(endingOf(simulation)).toEqual(['AGREED', 'AGREED', 'AGREED', 'SUBMITTED', 'DISAGREED']);
  });

  it.each([
    ['agree', 'PROCESSING'],
    ['disagree', 'CANCELED'],
  ])('votes: a tie is decided by its rule %s', async (tie, status) => {
    const simulation = await begun(`multiInstance="vote" tie="${tie}" disagree="end"`);
    for (const id of ['ann', 'ben']) simulation.act('agree', id);
    for (const id of ['cai', 'dan']) simulation.act('disagree', id);
    simulation.act('abstain', 'eve');
    expect(simulation.state?.status).toBe(status);
  });

  it('lets nobody abstain where it does not vote', async () => {
    const simulation = await begun('multiInstance="all"');
    expect(simulation.act('abstain', 'ann')).toMatchObject({
      kind: 'refused',
      refusal: { name: 'workflowActionNotAllowed', params: { action: 'abstain' } },
    });
  });

  it('hands back to workflow administrators once the originator has left', async () => {
    const simulation = await begun('multiInstance="any" disagree="toOriginator"');
    gone.add('lin');
    simulation.act('disagree', 'ann');
    expect(pendingOf(simulation)).toEqual(['admin']);
    expect(simulation.act('submit', 'admin')).toMatchObject({ kind: 'done' });
  });
});

describe('loops that other tools draw', () => {
  const loop = (inner: string, attributes = '') =>
    `<bpmn:multiInstanceLoopCharacteristics ${attributes}>${inner}</bpmn:multiInstanceLoopCharacteristics>`;
  const until = (text: string) =>
    `<bpmn:completionCondition xsi:type="bpmn:tFormalExpression"><![CDATA[${text}]]></bpmn:completionCondition>`;

  it.each([
    ['no loop', '', { multiInstance: 'any' }],
    ['a loop at once', loop(''), { multiInstance: 'all' }],
    ['a loop one by one', loop('', 'isSequential="true"'), { multiInstance: 'sequence' }],
    ['one is enough', loop(until('${nrOfCompletedInstances >= 1}')), { multiInstance: 'any' }],
    [
      'half is enough',
      loop(until('${nrOfCompletedInstances/nrOfInstances >= 0.5}')),
      { multiInstance: 'percentage', percentage: 50 },
    ],
    [
      'a share as Zeebe writes it',
      loop(until('= numberOfCompletedInstances / numberOfInstances >= 0.67')),
      { multiInstance: 'percentage', percentage: 67 },
    ],
  ])('mean the same here: %s', async (_label, drawn, expected) => {
    const { template: read } = await begun('', drawn);
    expect(read.nodes.find(({ id }) => id === 'Task')).toMatchObject(expected);
  });

  it('yield to what is said in our own words', async () => {
    const { template: read } = await begun('multiInstance="vote" tie="agree"', loop(''));
    expect(read.nodes.find(({ id }) => id === 'Task')).toMatchObject({ multiInstance: 'vote', tie: 'agree' });
  });

  it('are refused when their end cannot be told', async () => {
    await expect(begun('', loop(until('${approved == true}')))).rejects.toThrow('completionCondition');
    await expect(begun('', loop(until('${nrOfCompletedInstances >= 1}'), 'isSequential="true"'))).rejects.toThrow(
      'completionCondition',
    );
  });

  it.each(['0', '101', '6.5', 'half', ''])('and a share of "%s" is refused', async (percentage) => {
    await expect(begun(`multiInstance="percentage" percentage="${percentage}"`)).rejects.toThrow('percentage');
  });
});
