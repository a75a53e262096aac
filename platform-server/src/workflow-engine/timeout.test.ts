import type { StoredItem } from './testing/stored-item.ts';
import { readTemplate, type Variables } from './index.ts';
import { approve, bpmn, end, flow, start } from './testing/diagrams.ts';
import { type Directory, person, Simulation } from './testing/simulation.ts';

const directory: Directory = (request) => {
  if (request.kind === 'user') return [person(request.userId)];
  if (request.kind === 'users') return request.userIds.map(person);
  return request.kind === 'role' ? ['ann', 'ben', 'cai'].map(person) : [];
};

/** An activity for three people with a time limit, then one for the originator. */
async function read(limit: string, rules = '') {
  const task = approve('Task', '审批', { rules, participants: [['role', 'three']] });
  const next = approve('Next', '确认', { participants: [['originator']] });
  const flows = flow('F1', 'Start', 'Task') + flow('F2', 'Task', 'Next') + flow('F3', 'Next', 'End');
  const limited = task.replace('</portico:activity>', `<portico:timeout ${limit}/></portico:activity>`);
  return readTemplate(bpmn(start + limited + next + flows + end));
}

async function begun(limit: string, rules = '', variables: Variables = {}): Promise<Simulation> {
  const reading = await read(limit, rules);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const simulation = new Simulation(reading.template, directory, variables);
  simulation.start();
  return simulation;
}

/** The time of a person's item comes, this many minutes after the start of the simulation's clock. */
function timeComes(simulation: Simulation, minute: number, who = 'ann') {
  const workItem = simulation.items.find(({ participant }) => participant.id === who) as StoredItem;
  simulation.minute = minute - 1;
  return simulation.run({ type: 'timeout', workItem });
}

const pendingOf = (simulation: Simulation) => simulation.pending().map(({ participant }) => participant.id);
const refusalOf = (outcome: ReturnType<Simulation['run']>) =>
  outcome.kind === 'refused' ? outcome.refusal.name : outcome.kind;

describe('a time limit', () => {
  it.each([
    ['after="PT30M"', '2026-01-01T00:31:00.000Z', '2026-01-01T00:31:00.000Z'],
    ['after="PT30M" remindBefore="PT10M"', '2026-01-01T00:31:00.000Z', '2026-01-01T00:21:00.000Z'],
    ['after="PT30M" remindBefore="PT2H"', '2026-01-01T00:31:00.000Z', '2026-01-01T00:31:00.000Z'],
    [
      'after="=if amount &gt; 5 then duration(&quot;P1D&quot;) else &quot;P3D&quot;"',
      '2026-01-02T00:01:00.000Z',
      '2026-01-02T00:01:00.000Z',
    ],
    ['after="=wanted"', '2026-02-02T00:00:00.000Z', '2026-02-02T00:00:00.000Z'],
    ['after="=empty"', null, null],
    ['after="=amount"', null, null],
  ])('%s says until when, and when to remind', async (limit, dueTime, timerDueTime) => {
    const simulation = await begun(limit, '', { amount: 6, wanted: '2026-02-02T00:00:00.000Z', empty: null });
    expect(simulation.pending()[0]).toMatchObject({ dueTime, timerDueTime });
  });

  it('reminds once before it ends and says how long is left', async () => {
    const simulation = await begun('after="PT30M" remindBefore="PT10M" action="pass"');
    expect(refusalOf(timeComes(simulation, 20))).toBe('workflowActionNotAllowed');
    expect(timeComes(simulation, 22)).toMatchObject({
      kind: 'done',
      events: [{ kind: 'dueSoon', item: { participant: { id: 'ann' }, activityName: '审批' }, distance: 540_000 }],
    });
    expect(refusalOf(timeComes(simulation, 23))).toBe('workflowActionNotAllowed');
    expect(pendingOf(simulation)).toEqual(['ann', 'ben', 'cai']);
    const outcome = timeComes(simulation, 31);
    expect(outcome.kind === 'done' && outcome.events[0]).toMatchObject({ kind: 'timedOut', distance: 0 });
    expect(pendingOf(simulation)).toEqual(['lin']);
  });

  it('that only reminds tells its participant once and leaves them the work', async () => {
    const simulation = await begun('after="PT30M"');
    expect(timeComes(simulation, 40)).toMatchObject({ events: [{ kind: 'timedOut', distance: 540_000 }] });
    expect(refusalOf(timeComes(simulation, 50))).toBe('workflowActionNotAllowed');
    expect(pendingOf(simulation)).toContain('ann');
  });

  it('that passes counts as an agreement of its participant, with reason and action of its own', async () => {
    const simulation = await begun('after="PT30M" action="pass"', 'multiInstance="all"');
    timeComes(simulation, 31);
    expect(pendingOf(simulation)).toEqual(['ben', 'cai']);
    expect(simulation.items[0]).toMatchObject({ status: 'AGREED', reason: 'TIMEOUT_PASS' });
    const passed = { approvalActionStatus: 22, reason: 'TIMEOUT_PASS', person: person('ann'), activityCode: 'Task' };
    expect(simulation.logs.at(-1)).toMatchObject(passed);
    simulation.act('agree', 'ben');
    timeComes(simulation, 40, 'cai');
    expect(pendingOf(simulation)).toEqual(['lin']);
  });

  it('begins for each in a sequence when their turn comes', async () => {
    const simulation = await begun('after="PT30M" action="pass"', 'multiInstance="sequence"');
    timeComes(simulation, 31);
    expect(simulation.pending()).toMatchObject([{ participant: { id: 'ben' }, dueTime: '2026-01-01T01:01:00.000Z' }]);
  });

  it.each([
    ['abort', 'ABORTED', 'TIMEOUT_ABORTED', 'CANCELED', 'aborted'],
    ['void', 'VOIDED', 'TIMEOUT_VOIDED', 'BE_CANCELED', 'voided'],
  ])('that makes an end of it: %s', async (action, itemStatus, reason, status, result) => {
    const simulation = await begun(`after="PT30M" action="${action}"`, 'multiInstance="all"');
    expect(timeComes(simulation, 31)).toMatchObject({ state: { status, result, activities: [] } });
    expect(simulation.items.map((item) => [item.status, item.reason])).toEqual(
      simulation.items.map(() => [itemStatus, reason]),
    );
    expect(simulation.logs.at(-1)).toMatchObject({ approvalActionStatus: 21, reason });
  });

  it('has nothing to say about work that was handled in time', async () => {
    const simulation = await begun('after="PT30M" action="void"');
    simulation.act('agree', 'ann');
    expect(refusalOf(timeComes(simulation, 31))).toBe('workItemHandled');
    expect(simulation.state?.status).toBe('PROCESSING');
  });

  it('goes along with work that is handed on', async () => {
    const simulation = await begun('after="PT30M"', 'actions="agree disagree forward"');
    const [workItem] = simulation.pending();
    if (!workItem) throw new Error('nothing pending');
    simulation.minute = 20;
    const command = { workItem, actor: person('ann'), people: ['eve'], occupied: [], comment: null } as const;
    simulation.run({ type: 'forward', ...command });
    const handedOn = simulation.pending().find(({ participant }) => participant.id === 'eve');
    expect(handedOn).toMatchObject({
      type: 1,
      dueTime: '2026-01-01T00:31:00.000Z',
      timerDueTime: workItem.timerDueTime,
    });
  });

  it.each([
    ['after="soon"', 'timeout after'],
    ['', 'timeout after'],
    ['after="=1 +"', 'timeout after'],
    ['after="P1D" remindBefore="early"', 'timeout remindBefore'],
    ['after="P1D" action="explode"', 'action'],
  ])('%s is refused when it is read', async (limit, rule) => {
    const reading = await read(limit);
    expect(reading.ok ? [] : reading.problems).toMatchObject([
      { name: 'templateRuleInvalid', elementId: 'Task', params: { element: '审批', rule } },
    ]);
  });
});
