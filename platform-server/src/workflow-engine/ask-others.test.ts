import { actionCode } from '@portico/shared-kit/workflow';
import { type Outcome, readTemplate } from './index.ts';
import { approve, bpmn, end, flow, start } from './testing/diagrams.ts';
import { person, Simulation } from './testing/simulation.ts';

const actions = 'actions="agree disagree forward assist addSign removeSign"';

async function begin(multiInstance: 'any' | 'all' = 'any', people: readonly string[] = ['ann']): Promise<Simulation> {
  const rules = `multiInstance="${multiInstance}" ${actions}`;
  const check = approve('Check', '审批', { rules, participants: people.map((id) => ['user', id] as const) });
  const xml = bpmn([start, flow('F1', 'Start', 'Check'), check, flow('F2', 'Check', 'End'), end].join(''));
  const reading = await readTemplate(xml);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const simulation = new Simulation(reading.template, (request) =>
    request.kind === 'user' && request.userId !== 'gone' ? [person(request.userId)] : [],
  );
  simulation.start();
  return simulation;
}

const waiting = (simulation: Simulation) => simulation.pending().map(({ participant }) => participant.id);
const refusal = (name: string) => ({ kind: 'refused', refusal: { name } });
const itemOf = (simulation: Simulation, id: string) =>
  simulation.items.findLast(({ participant }) => participant.id === id);

describe('asking others for help', () => {
  it('gives them items of type 2 from the own one; their answer is an opinion that decides nothing', async () => {
    const simulation = await begin();
    expect(simulation.ask('ann', ['eve', 'fay'], 'help').kind).toBe('done');
    expect(simulation.pending().map(({ type }) => type)).toEqual([0, 2, 2]);
    expect(itemOf(simulation, 'eve')?.sourceItemId).toBe(itemOf(simulation, 'ann')?.id);
    expect(simulation.logs.at(-1)).toMatchObject({
      approvalActionStatus: 6,
      change: { to: [person('eve'), person('fay')] },
    });
    simulation.act('submit', 'eve', '发票齐全');
    expect(itemOf(simulation, 'eve')?.status).toBe('SUBMITTED');
    expect(simulation.state?.status).toBe('PROCESSING');
  });

  it('is taken back when the handler decides before they have answered', async () => {
    const simulation = await begin();
    simulation.ask('ann', ['eve'], 'help');
    simulation.act('agree', 'ann');
    expect(itemOf(simulation, 'eve')).toMatchObject({ status: 'CANCELED', reason: 'ASSIST_CANCEL' });
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', result: 'approved' });
  });

  it('lets the handler wait for the answers by choice', async () => {
    const simulation = await begin();
    simulation.ask('ann', ['eve'], 'helpFirst');
    expect(simulation.act('agree', 'ann')).toMatchObject(refusal('waitsForOthers'));
    expect(simulation.act('agree', 'eve')).toMatchObject(refusal('workflowActionNotAllowed'));
    simulation.act('submit', 'eve');
    expect(simulation.act('agree', 'ann').kind).toBe('done');
  });

  it('is handed over to somebody else like other work, and the handler waits for them instead', async () => {
    const simulation = await begin();
    simulation.ask('ann', ['eve'], 'helpFirst');
    const workItemId = itemOf(simulation, 'eve')?.id ?? '';
    const pending = simulation.pending();
    const hand = { type: 'adjustParticipant', workItemId, person: person('fay'), pending } as const;
    expect(simulation.run({ ...hand, actor: person('admin'), comment: null }).kind).toBe('done');
    expect(itemOf(simulation, 'eve')?.status).toBe('CANCELED');
    expect(itemOf(simulation, 'fay')).toMatchObject({ type: 2, sourceItemId: itemOf(simulation, 'ann')?.id });
    expect(simulation.act('agree', 'ann')).toMatchObject(refusal('waitsForOthers'));
    simulation.act('submit', 'fay');
    expect(simulation.act('agree', 'ann').kind).toBe('done');
  });

  it('is refused for oneself, who has left, and who has been asked already', async () => {
    const simulation = await begin();
    simulation.ask('ann', ['eve'], 'help');
    expect(simulation.ask('ann', ['ann'], 'help')).toMatchObject(refusal('noTransferToSelf'));
    expect(simulation.ask('ann', ['gone'], 'help')).toMatchObject(refusal('personNotActive'));
    expect(simulation.ask('ann', ['eve'], 'before')).toMatchObject(refusal('personHasItem'));
    expect(simulation.ask('eve', ['fay'], 'help')).toMatchObject(refusal('workflowActionNotAllowed'));
  });
});

describe('added approvers', () => {
  it('who sign before hold up the handler alone, who decides knowing what they said', async () => {
    const simulation = await begin('all', ['ann', 'ben']);
    simulation.ask('ann', ['eve', 'fay'], 'before');
    expect(simulation.act('agree', 'ann')).toMatchObject(refusal('waitsForOthers'));
    expect(simulation.forward('ann', ['gus'])).toMatchObject(refusal('waitsForOthers'));
    simulation.act('agree', 'ben');
    simulation.act('disagree', 'eve', '超预算');
    simulation.act('agree', 'fay');
    expect(waiting(simulation)).toEqual(['ann']);
    simulation.act('agree', 'ann');
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', result: 'approved' });
  });

  it('who sign after take the place of who has agreed, and all must agree before the flow advances', async () => {
    const simulation = await begin();
    simulation.ask('ann', ['eve', 'fay'], 'after');
    expect(itemOf(simulation, 'ann')?.status).toBe('AGREED');
    expect(simulation.pending().map(({ type, participant }) => [type, participant.id])).toEqual([
      [3, 'eve'],
      [3, 'fay'],
    ]);
    simulation.act('agree', 'fay');
    expect(simulation.state?.status).toBe('PROCESSING');
    simulation.act('agree', 'eve');
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', result: 'approved' });
  });

  it('who disagree after decide as the handler would have', async () => {
    const simulation = await begin();
    simulation.ask('ann', ['eve', 'fay'], 'after');
    simulation.act('disagree', 'eve');
    expect(itemOf(simulation, 'fay')).toMatchObject({ status: 'CANCELED', reason: 'ADD_WORKITEM_CANCEL' });
    expect(simulation.state).toMatchObject({ status: 'CANCELED', result: 'disagreed' });
  });

  it('are removed by who added them: the handler is free again, or the flow advances', async () => {
    const before = await begin();
    before.ask('ann', ['eve'], 'before');
    expect(before.removeApprover('ann', ['eve']).kind).toBe('done');
    expect(itemOf(before, 'eve')).toMatchObject({ status: 'CANCELED', reason: 'ADD_WORKITEM_CANCEL' });
    expect(before.act('agree', 'ann').kind).toBe('done');

    const after = await begin();
    after.ask('ann', ['eve', 'fay'], 'after');
    after.removeApprover('ann', ['eve']);
    expect(waiting(after)).toEqual(['fay']);
    expect(after.removeApprover('ann', ['eve'])).toMatchObject(refusal('signerMissing'));
    after.removeApprover('ann', ['fay']);
    expect(after.state).toMatchObject({ status: 'COMPLETED', result: 'approved' });
  });

  it('of one of several handlers of whom one is enough are closed when another decides', async () => {
    const simulation = await begin('any', ['ann', 'ben']);
    simulation.ask('ann', ['eve'], 'after');
    simulation.act('agree', 'ben');
    expect(itemOf(simulation, 'eve')).toMatchObject({ status: 'CANCELED', reason: 'MULTI_PARTICIPANT_CANCEL' });
    expect(simulation.state?.status).toBe('COMPLETED');
  });

  const canceled = (outcome: Outcome) => {
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    return outcome.events.flatMap((event) =>
      event.kind === 'log' && event.entry.approvalActionStatus === actionCode.passiveCancel
        ? [[event.entry.person?.id, event.entry.reason]]
        : [],
    );
  };

  it('and have not answered are logged by name, with why they need not any more', async () => {
    const decided = await begin();
    decided.ask('ann', ['eve', 'fay'], 'help');
    expect(canceled(decided.act('agree', 'ann'))).toEqual([
      ['eve', 'ASSIST_CANCEL'],
      ['fay', 'ASSIST_CANCEL'],
    ]);

    const overtaken = await begin('any', ['ann', 'ben']);
    overtaken.ask('ann', ['eve'], 'before');
    expect(canceled(overtaken.act('agree', 'ben'))).toEqual([['eve', 'MULTI_PARTICIPANT_CANCEL']]);

    const withdrawn = await begin();
    withdrawn.ask('ann', ['eve'], 'before');
    const revoke = { type: 'revoke', actor: person('lin'), comment: null } as const;
    expect(canceled(withdrawn.run(revoke))).toEqual([['eve', 'REVOKE_CANCEL']]);

    const removed = await begin();
    removed.ask('ann', ['eve'], 'before');
    expect(canceled(removed.removeApprover('ann', ['eve']))).toEqual([]);
  });
});
