import { actionCode } from '@portico/shared-kit/workflow';
import { approve, bpmn, end, flow, handle, start } from './testing/diagrams.ts';
import { readTemplate } from './index.ts';
import { type Directory, person, Simulation } from './testing/simulation.ts';

const gone = new Set<string>();
const directory: Directory = (request) => {
  if (request.kind !== 'user') return [];
  return gone.has(request.userId) ? [] : [person(request.userId)];
};

const pool = ['ann', 'ben', 'cai'].map((id) => ['user', id] as const);
const all = 'actions="agree disagree forward reject assist addSign removeSign"';

async function begin(rules = `multiInstance="any" ${all}`): Promise<Simulation> {
  const reading = await readTemplate(
    bpmn(
      [
        start,
        flow('F1', 'Start', 'First'),
        approve('First', '初审', { participants: [['user', 'eve']] }),
        flow('F2', 'First', 'Check'),
        approve('Check', '审批', { rules, participants: pool }),
        flow('F3', 'Check', 'Do'),
        handle('Do', '办理', { rules: 'multiInstance="any"', participants: pool }),
        flow('F4', 'Do', 'End'),
        end,
      ].join(''),
    ),
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const simulation = new Simulation(reading.template, directory);
  simulation.start();
  simulation.act('agree', 'eve');
  return simulation;
}

const handlers = (simulation: Simulation) => simulation.pending().map(({ participant }) => participant.id);
const refused = (name: string): unknown =>
  expect.objectContaining({ kind: 'refused', refusal: expect.objectContaining({ name }) });
const notAllowed = refused('workflowActionNotAllowed');

beforeEach(() => gone.clear());

describe('an activity of which any one of several is enough', () => {
  it('is one person’s alone once they claim it, and everybody’s again when they give it back', async () => {
    const simulation = await begin();
    simulation.claim('claim', 'ben');
    expect(handlers(simulation)).toEqual(['ben']);
    const closed = simulation.items.find(({ participant, status }) => participant.id === 'ann' && status !== 'PENDING');
    expect(closed).toMatchObject({ status: 'CANCELED', reason: 'MULTI_PARTICIPANT_CANCEL' });
    simulation.claim('unclaim', 'ben');
    expect(handlers(simulation)).toEqual(['ann', 'ben', 'cai']);
    expect(
      simulation.logs.slice(-2).map((entry) => [entry.approvalActionStatus, entry.claim, entry.person?.id]),
    ).toEqual([
      [actionCode.processing, 'claimed', 'ben'],
      [actionCode.cancel, 'givenBack', 'ben'],
    ]);
    expect(simulation.state?.activities[0]).not.toHaveProperty('claim');
  });

  it('can be claimed by one of two who claim it at the same moment', async () => {
    const simulation = await begin();
    const items = simulation.pending();
    const claims = items.slice(0, 2).map((item) => simulation.claimOf('claim', item));
    const [first, second] = claims;
    if (!first || !second) throw new Error('nobody to claim it');
    expect(simulation.run(first).kind).toBe('done');
    const late = simulation.claimOf('claim', simulation.items.find(({ id }) => id === items[1]?.id) ?? items[0]!);
    expect(simulation.run(late)).toEqual(refused('workItemHandled'));
  });

  it('is decided by who has claimed it, whom the others then leave as they would an activity that one has handled', async () => {
    const simulation = await begin();
    simulation.claim('claim', 'cai');
    simulation.act('agree', 'cai');
    expect(simulation.pending().map(({ activityCode }) => activityCode)).toEqual(['Do', 'Do', 'Do']);
    simulation.claim('claim', 'ann');
    simulation.act('submit', 'ann');
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', result: 'approved', activities: [] });
  });

  it('cannot be claimed twice, nor unclaimed by who has not claimed it', async () => {
    const simulation = await begin();
    expect(simulation.claim('unclaim', 'ann')).toEqual(notAllowed);
    simulation.claim('claim', 'ann');
    expect(simulation.claim('claim', 'ann')).toEqual(notAllowed);
  });

  it.each(['all', 'sequence', 'vote'])('cannot be claimed where the rule is %s', async (rule) => {
    const simulation = await begin(`multiInstance="${rule}"${rule === 'vote' ? ' tie="agree"' : ''}`);
    expect(simulation.claim('claim', 'ann')).toEqual(notAllowed);
  });

  it('comes back to those alone who are still there', async () => {
    const simulation = await begin();
    simulation.claim('claim', 'ann');
    gone.add('cai');
    simulation.claim('unclaim', 'ann');
    expect(handlers(simulation)).toEqual(['ann', 'ben']);
    expect(simulation.state?.activities[0]?.open).toBe(2);
  });
});

describe('what somebody has claimed', () => {
  it('goes to whom it is forwarded, who can give it back to the others', async () => {
    const simulation = await begin();
    simulation.claim('claim', 'ann');
    simulation.forward('ann', ['ben']);
    expect(handlers(simulation)).toEqual(['ben']);
    simulation.claim('unclaim', 'ben');
    expect(handlers(simulation).toSorted()).toEqual(['ben', 'cai']);
  });

  it('goes to whom an administrator hands the item', async () => {
    const simulation = await begin();
    simulation.claim('claim', 'ann');
    const pending = simulation.pending();
    const hand = { type: 'adjustParticipant', actor: person('admin'), comment: null, pending } as const;
    simulation.run({ ...hand, workItemId: pending[0]?.id ?? '', person: person('dan') });
    simulation.claim('unclaim', 'dan');
    expect(handlers(simulation).toSorted()).toEqual(['ben', 'cai', 'dan']);
  });

  it('is everybody’s whom an administrator makes its handlers, and of nobody who was taken away then', async () => {
    const simulation = await begin();
    simulation.claim('claim', 'ann');
    const { activityId } = simulation.pending()[0]!;
    const adjust = { type: 'adjustParticipants', actor: person('admin'), comment: null, activityId } as const;
    simulation.run({ ...adjust, people: ['ann', 'dan'].map(person), pending: simulation.pending() });
    expect(handlers(simulation)).toEqual(['ann', 'dan']);
    simulation.claim('claim', 'dan');
    simulation.claim('unclaim', 'dan');
    expect(handlers(simulation)).toEqual(['ann', 'dan']);
  });

  it('takes from the others what they had asked for, and keeps what the claimer has', async () => {
    const simulation = await begin();
    simulation.ask('ann', ['dan'], 'help');
    simulation.ask('ben', ['fay'], 'before');
    simulation.claim('claim', 'ben');
    expect(handlers(simulation)).toEqual(['ben', 'fay']);
    expect(simulation.items.find(({ participant }) => participant.id === 'dan')?.reason).toBe('ASSIST_CANCEL');
    simulation.claim('unclaim', 'ben');
    expect(handlers(simulation).toSorted()).toEqual(['ann', 'ben', 'cai', 'fay']);
  });

  it('is handled again by who was asked to help with it, when it is unclaimed', async () => {
    const simulation = await begin();
    simulation.claim('claim', 'ann');
    simulation.ask('ann', ['ben'], 'helpFirst');
    simulation.claim('unclaim', 'ann');
    const work = simulation.pending().map(({ participant, type }) => [participant.id, type]);
    expect(work).toEqual([
      ['ann', 0],
      ['ben', 0],
      ['cai', 0],
    ]);
  });

  it('cannot be claimed while what somebody agreed to waits for who signs after them', async () => {
    const simulation = await begin();
    simulation.ask('ann', ['dan'], 'after');
    expect(simulation.claim('claim', 'ben')).toEqual(notAllowed);
  });

  it('returns to who rejected it, and to nobody else', async () => {
    const simulation = await begin();
    simulation.claim('claim', 'ben');
    simulation.reject('ben', 'First', true);
    simulation.act('agree', 'eve');
    expect(handlers(simulation)).toEqual(['ben']);
  });

  it('is gone with its activity, and bars no revoke', async () => {
    const simulation = await begin();
    simulation.claim('claim', 'ben');
    const { activityId } = simulation.pending()[0]!;
    const cancel = {
      type: 'cancelActivity',
      actor: person('admin'),
      comment: null,
      activityId,
      continuation: 'advance',
    } as const;
    expect(simulation.run(cancel).kind).toBe('done');
    expect(simulation.pending().map(({ activityCode }) => activityCode)).toEqual(['Do', 'Do', 'Do']);
    simulation.claim('claim', 'ann');
    expect(simulation.state?.decisions).toBe(1);
  });
});
